/** The fascia of every page but the first: pillar box, name, where one is, and the way to the rest. */
import { Pillar, html, t, useEffect, useRef, useState } from "../draw.js";
import { LANGUAGES, lang } from "../texts.js";
import { changeLanguage, changeRoom, note, room } from "../store.js";

/** The choice of language: a plain select, so that it works with every input. */
export function Language() {
  return html`<select class="plain-select" aria-label=${t("web-language")} value=${lang.value}
    onChange=${(/** @type {any} */ event) => changeLanguage(event.target.value).catch((error) => note(error.message))}>
    ${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} selected=${tag === lang.value}>${name}</option>`)}
  </select>`;
}

export function Room() {
  const dark = room.value === "dark";
  return html`<button class="plain" onClick=${changeRoom}>${t(dark ? "web-room-morning" : "web-room-evening")}</button>`;
}

/**
 * @param {{where?: string, children?: any, brand?: boolean}} header
 */
export function Header({ where = "", children = null, brand = true }) {
  return html`<header class="top">
    ${brand && html`<a class="brand" href="/"><${Pillar} /><span>Pillarbox</span></a>`}
    ${where && html`<span class="where quiet">${where}</span>`}
    <nav aria-label=${t("web-nav")}>${children ?? html`<${Links} />`}</nav>
  </header>`;
}

/** The links of a plain page; on a phone behind one button. */
export function Links() {
  return html`<span class="wide-only nav-row">
      <a class="button plain" href="/rules">${t("web-nav-rules")}</a>
      <a class="button plain" href="/me">${t("web-nav-me")}</a>
      <${Language} /><${Room} />
    </span>
    <span class="narrow-only"><${Menu} label=${t("web-menu")}>
      <a class="button plain" href="/rules">${t("web-nav-rules")}</a>
      <a class="button plain" href="/me">${t("web-nav-me")}</a>
      <${Room} /><${Language} />
    </${Menu}></span>`;
}

/**
 * A button that opens a short list under itself. Escape or a click elsewhere closes it and gives the focus back.
 * @param {{label: string, children: any}} menu
 */
export function Menu({ label, children }) {
  const [open, setOpen] = useState(false);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!open) return;
    const close = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        root.current?.querySelector("button")?.focus();
      } else if (root.current?.contains(/** @type {any} */ (event.target))) return;
      setOpen(false);
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, [open]);
  return html`<div class="menu" ref=${root}>
    <button class="plain" aria-expanded=${open} onClick=${() => setOpen(!open)}>${label}</button>
    ${open &&
    html`<div class="menu-list panel" onClick=${(/** @type {any} */ event) => event.target.closest("a, button") && setOpen(false)}>
      ${children}
    </div>`}
  </div>`;
}
