/**
 * A slot looked at closely: large, with its name and place, and what lies covered under it where the rules let one look.
 */
import { html, useEffect, useRef } from "/static/js/draw.js";
import { Slot } from "./card.js";
import { NAMES } from "./sprites.js";

/**
 * @param {{found: {card: string, code: string, pose: number}[], row: number, col: number, peek: boolean, close: () => void, t: any}} props
 *   row and column counted from 1
 */
export function Peek({ found, row, col, peek, close, t }) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    panel.current?.querySelector("button")?.focus();
    return () => {
      if (panel.current?.contains(document.activeElement) || document.activeElement === document.body) before?.focus?.();
    };
  }, []);
  const [top, ...under] = found;
  return html`<div class="po-peek" ref=${panel} role="dialog" aria-label=${t("post-peek-title", { row, col })}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") close();
      event.stopPropagation();
    }}>
    <svg width="168" height="168" viewBox="0 0 100 100" role="img" aria-label=${t(NAMES[top.code])}>
      <rect width="100" height="100" fill="var(--card)" /><${Slot} code=${top.code} x=${0} y=${0} pose=${top.pose} />
    </svg>
    <div>
      <h2>${t(`post-name-${top.code === "." ? "empty" : top.code}`)}</h2>
      <p class="quiet">${t("post-peek-place", { row, col })}${top.card && html`<br />${t("post-peek-card", { card: top.card })}`}</p>
      ${!peek && html`<p class="quiet">${t("post-peek-never")}</p>`}
      ${peek && !under.length && html`<p class="quiet">${t("post-peek-nothing")}</p>`}
      ${under.length > 0 &&
      html`<p>${t("post-peek-under")}</p>
        <ul class="bare po-under">
          ${under.map(
            (one) => html`<li><svg width="40" height="40" viewBox="0 0 100 100" aria-hidden="true"><${Slot} code=${one.code} x=${0} y=${0} pose=${one.pose} /></svg>
              <span>${t("post-peek-one", { slot: t(NAMES[one.code]), card: one.card })}</span></li>`,
          )}
        </ul>`}
      <button onClick=${close}>${t("post-peek-close")}</button>
    </div>
  </div>`;
}
