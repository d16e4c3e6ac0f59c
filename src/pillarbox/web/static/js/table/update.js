/**
 * Says quietly that the server has other pages than this tab runs, and offers them. Must never press, nor stand in the way
 * of somebody who is choosing: what is only drafted would be gone.
 */
import { html, signal, t } from "../draw.js";

/** The pages that this tab was loaded with: those of the first view it was sent. */
let loaded = "";
/** Whether the server has others now. */
const changed = signal(false);

/** @param {import("../wire.js").View} view */
export function compare(view) {
  loaded ||= view.app;
  changed.value = view.app !== loaded;
}

/** Whether the player has put the offer away. */
const away = signal(false);

/** Between turns: none of the own seats is asked for anything. @param {import("../wire.js").View} view */
const idle = ({ mine, table }) => !mine.length || (table.phase !== "playing" && table.phase !== "seeds");

/** The offer, when there is one. @param {{view: import("../wire.js").View}} props */
export function Update({ view }) {
  const offered = changed.value && !away.value && idle(view);
  return html`<div role="status">${offered &&
  html`<div class="update"><span>${t("table-new-pages")}</span>
      <button onClick=${() => location.reload()}>${t("table-new-pages-do")}</button>
      <button class="plain" aria-label=${t("web-close")} onClick=${() => (away.value = true)}>×</button></div>`}</div>`;
}
