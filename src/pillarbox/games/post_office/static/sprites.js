/**
 * One sheet of all slot pictures, put into the page once and used by every card: `<use href="#po-g">`. Drawn anew when
 * the language, and so the letters, change. Must never hold anything but pictures.
 */
import { html, render } from "/static/js/draw.js";
import { MICE } from "./mice.js";
import { fragile, gift, personal, sweet } from "./packages.js";

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Words */

/** The kinds of package by their codes, in the order in which they are told. */
export const KINDS = "gpsf";

/** Ids of the names of what lies in a slot, by code. @type {Record<string, string>} */
export const NAMES = {
  ".": "post-slot-empty",
  m: "post-slot-mouse",
  g: "post-slot-gift",
  p: "post-slot-personal",
  s: "post-slot-sweet",
  f: "post-slot-fragile",
  " ": "post-slot-none",
};

/** The letter that stands for a kind in the language of the page. @param {Words} t @param {string} kind */
export const letter = (t, kind) => t(`post-letter-${kind}`);

/** @type {Record<string, (letter: string) => any>} */
const DRAWN = { g: gift, p: personal, s: sweet, f: fragile };

/** @type {HTMLElement | null} */
let sheet = null;
let drawnFor = "";

/**
 * Sees to it that the pictures are in the page, in this language. May be called while something else is being drawn, so
 * the sheet itself is drawn right after.
 * @param {Words} t
 */
export function sprites(t) {
  const letters = [...KINDS].map((kind) => letter(t, kind));
  if (sheet?.isConnected && drawnFor === letters.join()) return;
  drawnFor = letters.join();
  if (!sheet?.isConnected) {
    sheet = document.createElement("div");
    sheet.className = "po-sprites";
    document.body.append(sheet);
  }
  const into = sheet;
  queueMicrotask(() => render(html`<${Sprites} letters=${letters} />`, into));
}

/** @param {{letters: string[]}} props */
const Sprites = ({ letters }) => html`<svg aria-hidden="true" width="0" height="0">
  <symbol id="po-empty" viewBox="0 0 100 100">
    <rect x="9.5" y="9.5" width="81" height="81" rx="3" fill="var(--slot)" stroke="var(--ivory-edge)" stroke-width="1.6" />
  </symbol>
  ${[...KINDS].map((kind, i) => html`<symbol id=${`po-${kind}`} viewBox="0 0 100 100">${DRAWN[kind](letters[i])}</symbol>`)}
  ${MICE.map((mouse, i) => html`<symbol id=${`po-m${i}`} viewBox="0 0 100 100">${mouse()}</symbol>`)}
</svg>`;
