/** A window over the page: the browser's own <dialog>, so that focus stays inside and Escape closes it. */
import { html, t, useEffect, useRef } from "../draw.js";

/**
 * @param {{title: string, close: () => void, children: any}} dialog
 */
export function Dialog({ title, close, children }) {
  const root = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    root.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return html`<dialog ref=${root} aria-label=${title} onClose=${close}
    onClick=${(/** @type {any} */ event) => event.target === root.current && close()}>
    <div class="head"><h2>${title}</h2><button class="plain" onClick=${close}>${t("web-close")}</button></div>
    ${children}
  </dialog>`;
}
