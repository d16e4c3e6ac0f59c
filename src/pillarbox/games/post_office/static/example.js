/** The worked example of the rules page: a tableau with the values of its lines. Must never be more than a picture. */
import { html } from "/static/js/draw.js";
import { SLOT } from "./card.js";
import { frameOf } from "./geometry.js";
import { LineValues } from "./lines.js";
import { total } from "./preview.js";
import { sprites } from "./sprites.js";
import { Cards, Spoken, seen } from "./tableau.js";

/** A slot is drawn so large. */
const UNIT = 62;

/** @param {any} tableau as `show.tableau_view` tells it @param {any} ctx */
export function draw(tableau, { t }) {
  sprites(t);
  const frame = frameOf(tableau);
  const sight = { unit: UNIT, x: 104 - frame.left * UNIT, y: 76 - frame.top * UNIT };
  const width = 132 + (frame.right - frame.left) * UNIT;
  const height = 100 + (frame.bottom - frame.top) * UNIT;
  const worth = t("post-board-picture-alone", { total: total(tableau.total) });
  return html`<div class="po-example">
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${worth}>
      <g transform=${`translate(${sight.x} ${sight.y}) scale(${UNIT / SLOT})`}><${Cards} tableau=${tableau} /></g>
      <${LineValues} lines=${tableau.lines} after=${null} frame=${frame} sight=${sight} filled=${new Set(seen(tableau).keys())}
        narrow=${false} t=${t} />
    </svg>
    <${Spoken} tableau=${tableau} caption=${worth} t=${t} />
  </div>`;
}
