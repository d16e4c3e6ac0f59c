/**
 * The postal theme: a box of pigeonholes in which open tiles are letters and shut ones postmarked stamps.
 * Takes what the row of hinged tiles takes; must never decide what may be chosen.
 */

import { classes, grain, html, perforated } from "/static/js/draw.js";
import { BigPillar } from "/static/js/pictures.js";
import { columns, spot, walk } from "./tiles.js";

/** @typedef {import("./pick.js").Tile} Tile */
/** @typedef {import("./tiles.js").Marks} Marks */

const INKS = ["var(--stb-stamp-green)", "var(--stamp-blue, var(--letter))", "var(--stb-stamp-plum)", "var(--stb-stamp-slate)", "var(--stb-stamp-ochre)"];

/** The airmail edge of an envelope: slanted bars along top and foot. @param {{ y: number, width: number }} props */
function Bars({ y, width }) {
  const bars = Array.from({ length: Math.floor(width / 17) }, (_, n) => n);
  return bars.map(
    (n) => html`<path key=${n} d=${`M${4 + n * 17} ${y}h8l-3 6h-8z`} fill=${n % 2 ? "var(--stb-air)" : "var(--stb-red)"} />`,
  );
}

/** @param {{ number: number }} props */
export function Envelope({ number }) {
  const tilt = (grain(number, 3) - 0.5) * 4;
  return html`<svg class="stb-envelope" viewBox="-4 -4 142 104" aria-hidden="true">
    <g transform=${`rotate(${tilt} 66 46)`}>
      <rect x="3" y="5" width="132" height="92" rx="3" fill="var(--hard)" />
      <rect width="132" height="92" rx="3" fill="var(--card)" class="stb-paper" />
      <path d="M2 6L62 42Q66 44 70 42L130 6" fill="none" stroke="var(--stb-fold)" stroke-width="1.6" />
      <path d="M2 88L44 52M130 88L88 52" fill="none" stroke="var(--slot)" stroke-width="1.6" />
      <${Bars} y=${1} width=${132} /><${Bars} y=${85} width=${132} />
      <g transform="translate(98 13)">
        <rect width="24" height="27" fill="var(--card)" stroke="var(--stb-red)" stroke-width="2.4" />
        <path d="M7 20v-7q0-6 5-6t5 6v7z" fill="var(--stb-red)" />
      </g>
      <text x="58" y="76" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="44" fill="var(--pip)">${number}</text>
    </g>
  </svg>`;
}

/** @param {{ number: number, fixed?: boolean }} props `fixed`: delivered from the start, without a postmark */
export function Stamp({ number, fixed = false }) {
  const tilt = (grain(number, 5) - 0.5) * 6;
  return html`<svg class="stb-stamp" viewBox="-14 -4 124 120" aria-hidden="true">
    <g transform=${`rotate(${tilt} 44 54)`}>
      <path d=${perforated(88, 106, 3, 9)} transform="translate(3 4)" fill="var(--hard)" />
      <path d=${perforated(88, 106, 3, 9)} fill="var(--card)" />
      <rect x="10" y="10" width="68" height="86" fill=${fixed ? "var(--edge)" : INKS[number % INKS.length]} />
      <rect x="14" y="14" width="60" height="78" fill="none" stroke="var(--card)" stroke-opacity=".55" stroke-width="1.4" />
      <text x="44" y="68" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size=${number > 9 ? 38 : 44} fill="var(--card)">${number}</text>
    </g>
    ${!fixed &&
    html`<g class="stb-postmark" fill="none" stroke="var(--stb-mark-ink)" stroke-width="1.8">
      <circle cx="86" cy="92" r="21" /><circle cx="86" cy="92" r="14" />
      <path d="M-8 80q8-6 16 0t16 0 16 0 16 0 12-2M-8 88q8-6 16 0t16 0 16 0 16 0 12-2M-8 96q8-6 16 0t16 0 16 0 16 0 12-2" />
    </g>`}
  </svg>`;
}

/**
 * @param {{ tile: Tile, place: number, size: { wide: number, narrow: number }, marks: Marks, words: PostWords,
 *   press: (label: string) => void }} props
 */
function Hole({ tile, place, size, marks, words, press }) {
  const wide = spot(0, place, 1, size.wide);
  const narrow = spot(0, place, 1, size.narrow);
  return html`<button
    type="button"
    class=${classes(
      "stb-tile stb-hole",
      tile.open ? "is-open" : "is-shut",
      tile.fixed && !tile.open && "is-fixed",
      marks.legal && "is-legal",
      marks.chosen && "is-chosen",
      marks.dim && "is-dim",
      marks.refused && "is-refused",
    )}
    style=${`--l:${wide.line};--c:${wide.column};--nl:${narrow.line};--nc:${narrow.column}`}
    data-tile=${tile.label}
    aria-label=${marks.name}
    aria-pressed=${marks.live && marks.legal ? String(marks.chosen) : null}
    aria-disabled=${marks.legal ? null : "true"}
    tabindex=${marks.legal ? 0 : -1}
    onClick=${() => press(tile.label)}
    onKeyDown=${walk}
  >
    ${tile.open ? html`<${Envelope} number=${tile.number} />` : html`<${Stamp} number=${tile.number} fixed=${tile.fixed} />`}
    ${!tile.open && html`<span class="stb-delivered" aria-hidden="true" data-text=${words.delivered}></span>`}
    ${marks.chosen && !tile.open && html`<span class="stb-return" aria-hidden="true" data-text=${words.back}></span>`}
    ${marks.chosen &&
    html`<svg class="stb-tick" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="11.5" /><path d="M8 13.5l3.6 3.7L18 9.6" />
    </svg>`}
  </button>`;
}

/** @typedef {{ delivered: string, back: string }} PostWords what is written under a stamp, and on the label */

/**
 * @param {{ rows: Tile[][], name: string, words: PostWords, marksOf: (tile: Tile) => Marks,
 *   press: (label: string) => void }} props
 */
export function PigeonHoles({ rows, name, words, marksOf, press }) {
  const tiles = rows.flat();
  const across = Math.ceil(tiles.length / Math.ceil(tiles.length / 6));
  const size = tiles.length === columns(tiles.length).wide ? { wide: across, narrow: across } : columns(tiles.length);
  return html`<div class="stb-holes" style=${`--per:${size.wide};--nper:${size.narrow}`} role="group" aria-label=${name}>
    ${tiles.map(
      (tile, place) => html`<${Hole} key=${tile.label} tile=${tile} place=${place} size=${size} marks=${marksOf(tile)}
        words=${words} press=${press} />`,
    )}
  </div>`;
}

/** A sprig of holly for the frame of a holiday box. */
export const Holly = () => html`<svg class="stb-holly" viewBox="0 0 84 30" aria-hidden="true"><${Sprig} /></svg>`;

/** The pillar box in the corner of the room, with its own sprig. */
export const Corner = () => html`<div class="stb-corner stb-post" aria-hidden="true"><svg viewBox="-6 -2 134 188">
  <${BigPillar} /><g transform="translate(22 26)"><${Sprig} /></g>
</svg></div>`;

const Sprig = () => html`<path d="M40 16Q34 8 30 4 24 7 18 4 14 9 2 8 8 14 5 20 12 19 14 26 22 22 28 26 32 20 40 18z" fill="var(--stb-leaf)" />
  <path d="M44 16Q50 8 54 4 60 7 66 4 70 9 82 8 76 14 79 20 72 19 70 26 62 22 56 26 52 20 44 18z" fill="var(--stb-leaf-lt)" />
  <circle cx="36" cy="20" r="5.5" fill="var(--stb-red)" /><circle cx="47" cy="21" r="5.5" fill="var(--stb-red)" />
  <circle cx="42" cy="13" r="5.5" fill="var(--stb-red-lt)" />`;
