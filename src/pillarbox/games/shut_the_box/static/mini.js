/** Small pictures of boxes: beside a name, on a card, in the review. Must never be more than a picture. */

import { html } from "/static/js/draw.js";

/** @typedef {import("./pick.js").Tile} Tile */

/**
 * One seat's box in small, the front row lowest. Open tiles stand with their number, shut ones lie as a flap.
 * @param {{ rows: Tile[][], post?: boolean, label?: string }} props `post`: pigeonholes of the postal theme
 */
export function MiniBox({ rows, post = false, label = "" }) {
  const long = rows[0].length;
  const across = long > 12 ? Math.ceil(long / 2) : long;
  const folds = Math.ceil(long / across);
  const lines = rows.length * folds;
  const pitch = Math.max(19, Math.min(23, 207 / across));
  const high = lines > 1 ? 26 : 31;
  const width = across * pitch + 14;
  const height = lines * high + 17;
  const place = (/** @type {number} */ row, /** @type {number} */ n) => ({
    x: 7 + (n % across) * pitch,
    y: 6 + (Math.floor(n / across) * rows.length + rows.length - 1 - row) * high,
  });
  return html`<svg class="stb-mini" viewBox=${`0 0 ${width} ${height}`} role=${label ? "img" : null} aria-label=${label || null}
    aria-hidden=${label ? null : "true"} style=${`max-width:${Math.round(width)}px`}>
    <rect width=${width} height=${height} rx="5" fill="var(--oak-dk)" />
    <rect width=${width} height=${height - 5} rx="5" fill="var(--oak)" />
    <rect x="5" y="5" width=${width - 10} height=${height - 15} rx="2" fill="var(--oak-dp)" />
    ${!post &&
    Array.from({ length: lines }, (_, line) => {
      const top = 5 + line * high + high - 9;
      return html`<rect key=${line} x="5" y=${top} width=${width - 10} height=${line === lines - 1 ? height - 10 - top : 8} fill="var(--baize)" />`;
    })}
    ${rows.map((row, at) =>
      row.map((tile, n) => (post ? hole(tile, place(at, n), pitch, high) : flap(tile, place(at, n), pitch, high))),
    )}
  </svg>`;
}

/** @param {Tile} tile @param {{ x: number, y: number }} at @param {number} pitch @param {number} high */
function flap(tile, at, pitch, high) {
  const wide = pitch - 2;
  if (!tile.open) {
    return html`<rect key=${tile.label} x=${at.x + 1} y=${at.y + high - 9} width=${wide} height="6.5" rx="1.5"
      fill=${tile.fixed ? "var(--oak-dk)" : "var(--oak-lt)"} />`;
  }
  return html`<g key=${tile.label}>
    <rect x=${at.x + 1} y=${at.y + 1} width=${wide} height=${high - 10} rx="2.5" fill=${tile.free ? "var(--maple)" : "var(--dim)"} />
    <text x=${at.x + pitch / 2} y=${at.y + high / 2 + 0.6} text-anchor="middle" font-family="var(--display)" font-weight="700"
      font-size=${tile.number > 9 ? 11 : 14} fill="var(--maple-ink)">${tile.number}</text>
  </g>`;
}

const STAMPS = ["var(--glass)", "var(--letter)", "var(--sweets)", "var(--gift)"];

/** @param {Tile} tile @param {{ x: number, y: number }} at @param {number} pitch @param {number} high */
function hole(tile, at, pitch, high) {
  const x = at.x + 1;
  const wide = pitch - 2;
  const deep = html`<rect x=${x} y=${at.y} width=${wide} height=${high - 1} rx="1" fill="var(--oak-dp)" stroke="var(--oak)" />`;
  if (!tile.open) {
    return html`<g key=${tile.label}>${deep}
      <rect x=${x + wide / 2 - 4.5} y=${at.y + 4} width="9" height="11" fill="var(--card)" />
      <rect x=${x + wide / 2 - 3} y=${at.y + 5.5} width="6" height="8" fill=${tile.fixed ? "var(--edge)" : STAMPS[tile.number % 4]} />
    </g>`;
  }
  return html`<g key=${tile.label}>${deep}
    <rect x=${x + 0.5} y=${at.y + high - 17} width=${wide - 1} height="15" rx="1" fill="var(--card)" />
    <text x=${x + wide / 2} y=${at.y + high - 5} text-anchor="middle" font-family="var(--display)" font-weight="700"
      font-size=${tile.number > 9 ? 10.5 : 13} fill="var(--pip)">${tile.number}</text>
  </g>`;
}
