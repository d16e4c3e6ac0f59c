/** A desk as a small picture: what lies uppermost, without letters, for lists and for the other seats. */
import { html } from "/static/js/draw.js";
import { SLOT, Slot, outline } from "./card.js";
import { layersOf, seen } from "./tableau.js";
import { POSES } from "./mice.js";
import { sprites } from "./sprites.js";

/**
 * @param {any} desk an entry of view.desks @param {any} ctx
 */
export function mini(desk, ctx) {
  sprites(ctx.t);
  const { tableau } = desk;
  if (!tableau) return html`<svg class="po-mini" viewBox="0 0 600 400" aria-hidden="true"><path class="po-empty-desk" d=${outline(2, 3)} transform="translate(200 50)" /></svg>`;
  const layers = layersOf(tableau);
  const high = Math.max(4, tableau.grid.length);
  const wide = Math.max(6, tableau.grid[0].length);
  const x = tableau.left - (wide - tableau.grid[0].length) / 2;
  const y = tableau.top - (high - tableau.grid.length) / 2;
  const box = `${x * SLOT - 14} ${y * SLOT - 14} ${wide * SLOT + 28} ${high * SLOT + 28}`;
  return html`<svg class="po-mini" viewBox=${box} aria-hidden="true">
    ${layers.map(
      (layer) => html`<rect class="po-paper" x=${layer.col * SLOT} y=${layer.row * SLOT} width=${layer.rows[0].length * SLOT}
        height=${layer.rows.length * SLOT} stroke-width="5" />`,
    )}
    ${[...seen(tableau)].map(([cell, code]) => {
      const [row, col] = cell.split(" ").map(Number);
      return html`<g><rect x=${col * SLOT} y=${row * SLOT} width=${SLOT} height=${SLOT} fill="var(--card)" />
        <${Slot} code=${code} x=${col * SLOT} y=${row * SLOT} pose=${Math.abs(row * 5 + col * 3) % POSES} /></g>`;
    })}
  </svg>`;
}
