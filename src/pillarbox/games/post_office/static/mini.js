/** A desk as a small picture: what lies uppermost, for lists and for the other seats, where a tap looks at it in large. */
import { html } from "/static/js/draw.js";
import { SLOT, Slot, outline } from "./card.js";
import { looking } from "./looking.js";
import { POSES } from "./mice.js";
import { total } from "./preview.js";
import { sprites } from "./sprites.js";
import { layersOf, seen } from "./tableau.js";

/**
 * @param {any} desk an entry of view.desks @param {any} ctx with `view` and `seat` where it stands at a table
 */
export function mini(desk, ctx) {
  sprites(ctx.t);
  if (!ctx.view || ctx.seat === undefined || !desk.tableau) return html`<${Picture} desk=${desk} />`;
  return html`<${Look} desk=${desk} seat=${ctx.seat} name=${ctx.view.table.seats[ctx.seat].name} t=${ctx.t} />`;
}

/** @param {{desk: any, seat: number, name: string, t: any}} props */
function Look({ desk, seat, name, t }) {
  const shown = looking.value === seat;
  return html`<button class="po-look" aria-pressed=${shown} aria-label=${t("post-others-look", { name, total: total(desk.tableau.total) })}
    onClick=${() => (looking.value = shown ? null : seat)}><${Picture} desk=${desk} /></button>`;
}

/** @param {{desk: any}} props */
function Picture({ desk }) {
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
