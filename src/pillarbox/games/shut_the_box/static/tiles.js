/**
 * The row of hinged tiles: each one a button that stands, tips forward when chosen and falls when shut.
 * Must never decide what may be chosen; it is told by marks.
 */

import { classes, grain, html } from "/static/js/draw.js";

/** @typedef {import("./pick.js").Tile} Tile */

/**
 * @typedef {object} Marks how the board sees one tile
 * @property {boolean} legal may be chosen now, or taken back
 * @property {boolean} chosen
 * @property {boolean} dim stands, and fits nothing now
 * @property {boolean} refused was just pressed in vain
 * @property {boolean} live the box is being chosen from
 * @property {string} name what a screen reader says
 */

/** The columns of a row, at full width and on a phone: even rows, no tile under a finger's width. */
const COLUMNS = new Map([
  [10, [10, 5]],
  [12, [12, 6]],
  [20, [10, 5]],
  [24, [12, 6]],
]);

/**
 * How many tiles stand side by side.
 * @param {number} count tiles of one row of the game
 * @returns {{ wide: number, narrow: number }}
 */
export function columns(count) {
  const even = (/** @type {number} */ most) => Math.ceil(count / Math.ceil(count / most));
  const [wide, narrow] = COLUMNS.get(count) ?? [even(12), count <= 6 ? count : Math.max(even(6), 5)];
  return { wide, narrow };
}

/**
 * Where a tile stands, counting hinge rows from the top. Rows of the game stand front row lowest; where a
 * row is too long it goes on below, and the rows behind it go with it.
 * @param {number} row of the game, 0 in front
 * @param {number} place in that row
 * @param {number} rows of the game
 * @param {number} across tiles side by side
 */
export function spot(row, place, rows, across) {
  return { line: Math.floor(place / across) * rows + (rows - 1 - row) + 1, column: (place % across) + 1 };
}

/** Three strokes of grain, different on every tile and the same at each drawing. @param {{ seed: number }} props */
function Grain({ seed }) {
  const bend = (/** @type {number} */ turn) => (grain(seed, turn) - 0.5) * 7;
  const line = (/** @type {number} */ x, /** @type {number} */ turn) =>
    `M${x} 8C${x + bend(turn)} 40 ${x + bend(turn + 1)} 70 ${x + bend(turn + 2)} 100`;
  return html`<svg class="stb-grain" viewBox="0 0 60 100" preserveAspectRatio="none" aria-hidden="true">
    <path d=${line(13, 1)} /><path d=${line(31, 4)} /><path d=${line(48, 7)} />
  </svg>`;
}

/**
 * @param {{ tile: Tile, row: number, place: number, rows: number, size: { wide: number, narrow: number },
 *   marks: Marks, press: (label: string) => void, move: (event: KeyboardEvent) => void }} props
 */
export function HingedTile({ tile, row, place, rows, size, marks, press, move }) {
  const wide = spot(row, place, rows, size.wide);
  const narrow = spot(row, place, rows, size.narrow);
  const state = classes(
    "stb-tile",
    tile.open ? "is-open" : "is-shut",
    tile.fixed && !tile.open && "is-fixed",
    marks.legal && "is-legal",
    marks.chosen && "is-chosen",
    marks.dim && "is-dim",
    marks.refused && "is-refused",
    tile.number > 9 && "is-long",
  );
  // With several rows a tile is spoken of by its row, too, so the letter of the row is written on it.
  const letter = tile.label.replace(/\d+$/, "") || null;
  const style = `--l:${wide.line};--c:${wide.column};--nl:${narrow.line};--nc:${narrow.column}`;
  return html`<button
    type="button"
    class=${state}
    style=${style}
    data-tile=${tile.label}
    aria-label=${marks.name}
    aria-pressed=${marks.live && tile.open ? String(marks.chosen) : null}
    aria-disabled=${marks.legal ? null : "true"}
    tabindex=${marks.legal ? 0 : -1}
    onClick=${() => press(tile.label)}
    onKeyDown=${move}
  >
    <span class="stb-flap" aria-hidden="true"><span class="stb-num" data-row=${letter} data-number=${tile.fixed ? "" : tile.number}></span></span>
    <span class="stb-stand" aria-hidden="true"><${Grain} seed=${tile.number + row * 5} /><span class="stb-num" data-row=${letter} data-number=${tile.number}></span></span>
    <span class="stb-knob stb-knob-l" aria-hidden="true"></span>
    <span class="stb-knob stb-knob-r" aria-hidden="true"></span>
    ${marks.chosen &&
    html`<svg class="stb-tick" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="11.5" /><path d="M8 13.5l3.6 3.7L18 9.6" />
    </svg>`}
  </button>`;
}

/**
 * All tiles of a box. `marksOf` says how each is seen.
 * @param {{ rows: Tile[][], name: string, marksOf: (tile: Tile) => Marks, press: (label: string) => void }} props
 */
export function TileRows({ rows, name, marksOf, press }) {
  const size = columns(rows[0].length);
  const lines = (/** @type {number} */ across) => Math.ceil(rows[0].length / across) * rows.length;
  const style = `--per:${size.wide};--lines:${lines(size.wide)};--nper:${size.narrow};--nlines:${lines(size.narrow)}`;
  return html`<div
    class=${`stb-tiles stb-lines-${Math.min(lines(size.wide), 3)} stb-nlines-${Math.min(lines(size.narrow), 6)}`}
    style=${style}
    role="group"
    aria-label=${name}
  >
    <div class="stb-rods" aria-hidden="true"></div>
    ${rows.map((row, at) =>
      row.map(
        (tile, place) => html`<${HingedTile}
          key=${tile.label}
          tile=${tile}
          row=${at}
          place=${place}
          rows=${rows.length}
          size=${size}
          marks=${marksOf(tile)}
          press=${press}
          move=${walk}
        />`,
      ),
    )}
  </div>`;
}

/** Arrow keys walk from tile to tile, also over those that don't fit. @param {KeyboardEvent} event */
export function walk(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const here = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...(here.parentElement?.querySelectorAll(".stb-tile") ?? [])]);
  const edge = { Home: all[0], End: all[all.length - 1] }[event.key];
  const next = edge ?? (step && all[all.indexOf(here) + step]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
