/**
 * A card as a sheet of stamps: scalloped edge, dotted perforations, six slots whose pictures stay upright however the
 * card is turned. Measured in slots of 100. Must never know where a card may lie.
 */
import { html, perforated } from "/static/js/draw.js";
import { pose } from "./mice.js";

/** The side of a slot in a drawing. */
export const SLOT = 100;

/** @type {Map<string, string>} */
const outlines = new Map();

/** The scalloped outline of a sheet of so many slots. @param {number} wide @param {number} high */
export function outline(wide, high) {
  const key = `${wide}x${high}`;
  let path = outlines.get(key);
  if (!path) outlines.set(key, (path = perforated(wide * SLOT, high * SLOT, 2.7, 10)));
  return path;
}

/**
 * The place of a slot in the upright card, counted row by row.
 * @param {number} row @param {number} col as the card lies
 * @param {number} turns quarter turns clockwise @param {number} high @param {number} wide as it lies
 */
export function upright(row, col, turns, high, wide) {
  for (; turns > 0; turns--) [row, col, high, wide] = [wide - 1 - col, row, wide, high];
  return row * wide + col;
}

/**
 * What lies in a slot.
 * @param {{code: string, x: number, y: number, pose?: number, size?: number}} slot
 */
export function Slot({ code, x, y, pose: which = 0, size = SLOT }) {
  const id = code === "." ? "po-empty" : code === "m" ? `po-m${which}` : `po-${code}`;
  return html`<use href=${`#${id}`} x=${x} y=${y} width=${size} height=${size} />`;
}

/**
 * A card's sheet without a shadow, its top-left corner at 0,0.
 * @param {{rows: string[], card: string, turns?: number}} props
 */
export function Sheet({ rows, card, turns = 0 }) {
  const high = rows.length;
  const wide = rows[0].length;
  let holes = "";
  for (let c = 1; c < wide; c++) holes += `M${c * SLOT} 7V${high * SLOT - 5}`;
  for (let r = 1; r < high; r++) holes += `M7 ${r * SLOT}H${wide * SLOT - 5}`;
  return html`<path class="po-paper" d=${outline(wide, high)} />
    <path class="po-holes" d=${holes} />
    ${rows.map((row, r) =>
      [...row].map(
        (code, c) => html`<${Slot} code=${code} x=${c * SLOT} y=${r * SLOT} pose=${pose(card, upright(r, c, turns, high, wide))} />`,
      ),
    )}`;
}

/**
 * A card by itself: in the hand, in a list.
 * @param {{rows: string[], card: string, turns?: number, unit: number, label?: string, fade?: boolean}} props
 */
export function Stamp({ rows, card, turns = 0, unit, label, fade = false }) {
  const wide = rows[0].length * SLOT;
  const high = rows.length * SLOT;
  const shown = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${fade ? "po-stamp po-fade" : "po-stamp"} ...${shown}
    width=${((wide + 12) * unit) / SLOT} height=${((high + 12) * unit) / SLOT} viewBox=${`-3 -3 ${wide + 12} ${high + 12}`}>
    ${!fade && html`<path class="po-shadow" d=${outline(wide / SLOT, high / SLOT)} transform="translate(4 5)" />`}
    <${Sheet} rows=${rows} card=${card} turns=${turns} />
    ${fade && html`<rect class="po-away" x="0" y="0" width=${wide} height=${high} />`}
  </svg>`;
}
