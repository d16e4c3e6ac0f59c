/** A tableau as a picture that nobody touches: for the example of the rules, for a big screen. */
import { html } from "/static/js/draw.js";
import { SLOT } from "./card.js";
import { frameOf } from "./geometry.js";
import { LineValues } from "./lines.js";
import { Cards, seen } from "./tableau.js";

/** A slot is drawn so large before the picture is scaled. */
const UNIT = 62;

/** @param {{tableau: any, label: string, t: any}} props */
export function Still({ tableau, label, t }) {
  const frame = frameOf(tableau);
  const sight = { unit: UNIT, x: 104 - frame.left * UNIT, y: 76 - frame.top * UNIT };
  const width = 132 + (frame.right - frame.left) * UNIT;
  const height = 100 + (frame.bottom - frame.top) * UNIT;
  return html`<svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
    <g transform=${`translate(${sight.x} ${sight.y}) scale(${UNIT / SLOT})`}><${Cards} tableau=${tableau} /></g>
    <${LineValues} lines=${tableau.lines} after=${null} frame=${frame} sight=${sight} filled=${new Set(seen(tableau).keys())}
      narrow=${false} t=${t} />
  </svg>`;
}
