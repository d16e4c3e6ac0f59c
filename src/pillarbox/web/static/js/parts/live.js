/**
 * The live region: what happens is said once, in words, to whoever listens instead of looking. Must never repeat a text
 * because something was drawn again; only `announce` adds to it.
 */
import { html, signal } from "../draw.js";

/** @type {import("../../vendor/vendor.js").Signal<{id: number, text: string}[]>} */
const said = signal([]);
let count = 0;

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  said.value = [...said.value, { id: ++count, text }].slice(-12);
}

export function Live() {
  return html`<div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
    ${said.value.map(({ id, text }) => html`<p key=${id}>${text}</p>`)}
  </div>`;
}
