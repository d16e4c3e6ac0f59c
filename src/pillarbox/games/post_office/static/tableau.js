/**
 * A tableau seen from above: cards in their order, the topmost hides, each with a hard shadow; the card being placed
 * lifted in a brass frame, what it covers dashed; and the same as a table for screen readers. Must never count points.
 */
import { html } from "/static/js/draw.js";
import { SLOT, Sheet, Slot, outline, upright } from "./card.js";
import { POSES, pose } from "./mice.js";
import { notation } from "./place.js";
import { total } from "./preview.js";
import { NAMES } from "./sprites.js";

/** @typedef {{card: string, turns: number, row: number, col: number, rows: string[]}} Layer */

/** The cards of a tableau from the bottom up; empty where they are not to be looked at. @param {any} tableau @returns {Layer[]} */
export const layersOf = (tableau) =>
  (tableau.layers ?? []).map((/** @type {any[]} */ [card, turns, row, col], /** @type {number} */ i) => ({
    card, turns, row, col, rows: tableau.faces[i],
  }));

/** The cells of a tableau with what lies uppermost, by "row col". @param {any} tableau @returns {Map<string, string>} */
export function seen(tableau) {
  const found = new Map();
  tableau.grid.forEach((/** @type {string} */ text, /** @type {number} */ r) => {
    [...text].forEach((code, c) => code !== " " && found.set(`${tableau.top + r} ${tableau.left + c}`, code));
  });
  return found;
}

/** All cards of a tableau, in slots of 100. @param {{tableau: any, laid?: Layer[]}} props */
export function Cards({ tableau, laid = [] }) {
  const layers = layersOf(tableau);
  return html`<g class="po-cards">
    ${layers.length ? null : html`<${Uncarded} tableau=${tableau} />`}
    ${[...layers, ...laid].map((layer) => html`<${OneCard} key=${layer.card} layer=${layer} fresh=${laid.includes(layer)} />`)}
  </g>`;
}

/** @param {{layer: Layer, fresh: boolean}} props */
function OneCard({ layer, fresh }) {
  const wide = layer.rows[0].length;
  const high = layer.rows.length;
  return html`<g transform=${`translate(${layer.col * SLOT} ${layer.row * SLOT})`} class=${fresh ? "po-card po-fresh" : "po-card"}>
    <path class="po-shadow" d=${outline(wide, high)} transform="translate(3.5 6)" />
    <g class="po-pressed" style=${{ transformOrigin: `${(wide * SLOT) / 2}px ${(high * SLOT) / 2}px` }}>
      <${Sheet} rows=${layer.rows} card=${layer.card} turns=${layer.turns} />
    </g>
    ${fresh && html`<rect class="po-fresh-frame" x="4" y="4" width=${wide * SLOT - 8} height=${high * SLOT - 8} rx="4" />`}
  </g>`;
}

/** Only what lies uppermost, slot by slot: where covered slots may not be looked at. @param {{tableau: any}} props */
function Uncarded({ tableau }) {
  return [...seen(tableau)].map(([cell, code]) => {
    const [row, col] = cell.split(" ").map(Number);
    return html`<g key=${cell} transform=${`translate(${col * SLOT} ${row * SLOT})`}>
      <path class="po-paper" d=${outline(1, 1)} />
      <${Slot} code=${code} x=${0} y=${0} pose=${Math.abs(row * 5 + col * 3) % POSES} />
    </g>`;
  });
}

/**
 * The card being placed.
 * @param {{layer: Layer, covered: {row: number, col: number}[], thick: number, steady: boolean}} props `thick`: a pixel,
 *   in hundredths of a slot
 */
export function Ghost({ layer, covered, thick, steady }) {
  const wide = layer.rows[0].length * SLOT;
  const high = layer.rows.length * SLOT;
  const frame = 3.2 * thick;
  return html`<g class=${steady ? "po-ghost po-steady" : "po-ghost"} data-grab="card" data-spot=${notation(layer)}
    style=${{ transform: `translate(${layer.col * SLOT}px, ${layer.row * SLOT}px)` }}>
    <path class="po-shadow po-lifted" d=${outline(wide / SLOT, high / SLOT)} transform=${`translate(${5 * thick} ${13 * thick})`} />
    <g key=${layer.turns} class="po-turning" style=${{ transformOrigin: `${wide / 2}px ${high / 2}px` }}>
      <${Sheet} rows=${layer.rows} card=${layer.card} turns=${layer.turns} />
    </g>
    ${covered.map(
      ({ row, col }) => html`<rect class="po-covered" x=${(col - layer.col) * SLOT + 3.5} y=${(row - layer.row) * SLOT + 3.5}
        width=${SLOT - 7} height=${SLOT - 7} rx="3" stroke-width=${Math.max(3.6, 2.2 * thick)} />`,
    )}
    <rect class="po-frame" x=${-frame * 1.5} y=${-frame * 1.5} width=${wide + frame * 3} height=${high + frame * 3}
      rx=${6 * thick} stroke-width=${frame * 1.25} />
  </g>`;
}

/**
 * The tableau in words: a table with a row a line, its points last, heads first.
 * @param {{tableau: any, caption: string, t: any}} props
 */
export function Spoken({ tableau, caption, t }) {
  const { grid, top, left, lines } = tableau;
  const wide = Math.max(...grid.map((/** @type {string} */ row) => row.length));
  /** @param {string} axis @param {number} line */
  const points = (axis, line) => {
    const found = lines.find((/** @type {any} */ one) => one.axis === axis && one.line === line);
    return found?.twice ? t("post-spoken-twice", { kind: t(NAMES[found.twice[0]]) }) : String(found?.points ?? 0);
  };
  const columns = Array.from({ length: wide }, (_, c) => c);
  return html`<table class="unseen" tabindex="-1">
    <caption>${caption}</caption>
    <thead><tr>
      <td></td>
      ${columns.map((c) => html`<th scope="col">${t("post-spoken-column", { line: c + 1 })}</th>`)}
      <th scope="col">${t("post-spoken-points")}</th>
    </tr></thead>
    <tbody>
      ${grid.map(
        (/** @type {string} */ row, /** @type {number} */ r) => html`<tr>
          <th scope="row">${t("post-spoken-row", { line: r + 1 })}</th>
          ${columns.map((c) => html`<td>${t(NAMES[row[c] ?? " "])}</td>`)}
          <td>${points("row", top + r)}</td>
        </tr>`,
      )}
      <tr>
        <th scope="row">${t("post-spoken-points")}</th>
        ${columns.map((c) => html`<td>${points("col", left + c)}</td>`)}
        <td>${total(tableau.total)}</td>
      </tr>
    </tbody>
  </table>`;
}

/**
 * What lies in a cell from the top down, for looking closer.
 * @param {any} tableau @param {Layer[]} laid @param {number} row @param {number} col
 * @returns {{card: string, code: string, pose: number}[]}
 */
export function stack(tableau, laid, row, col) {
  const layers = [...layersOf(tableau), ...laid].reverse();
  const found = [];
  for (const layer of layers) {
    const code = layer.rows[row - layer.row]?.[col - layer.col];
    if (code) {
      const at = upright(row - layer.row, col - layer.col, layer.turns, layer.rows.length, layer.rows[0].length);
      found.push({ card: layer.card, code, pose: pose(layer.card, at) });
    }
  }
  if (found.length) return found;
  const code = seen(tableau).get(`${row} ${col}`);
  return code ? [{ card: "", code, pose: Math.abs(row * 5 + col * 3) % POSES }] : [];
}
