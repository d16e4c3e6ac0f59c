/**
 * The four kinds of package as drawings of 100 by 100: told apart by shape, pattern and letter as well as colour.
 * The letters come from the language's catalogue. Must never know what a kind is worth.
 */
import { html } from "/static/js/draw.js";

const DARK_GIFT = "color-mix(in srgb, var(--gift), #000 26%)";
const RIBBON = "#f1d28b";
const PALE = "color-mix(in srgb, var(--card), var(--letter-tint) 55%)";
const SWEETS = ["#d9822b", "#c64a52", "#e3ad35"];

/** The tinted ground of a slot. @param {string} fill */
export const ground = (fill) => html`<rect x="9" y="9" width="82" height="82" rx="3" fill=${fill} />`;

/** @param {{letter: string, x?: number, y: number, size: number, fill: string}} props */
const Letter = ({ letter, x = 50, y, size, fill }) =>
  html`<text class="po-letter" x=${x} y=${y} font-size=${size} fill=${fill} text-anchor="middle">${letter}</text>`;

/** A square box with a lid, a bow and spots. @param {string} letter */
export const gift = (letter) => html`
  ${ground("var(--gift-tint)")}
  <g stroke="${DARK_GIFT}" stroke-width="2" stroke-linejoin="round" fill=${RIBBON}>
    <path d="M50 33C45 17 31 11 27.5 18C24.5 25 36 32 50 33z" />
    <path d="M50 33C55 17 69 11 72.5 18C75.5 25 64 32 50 33z" />
    <path d="M50 33C44 26 38 22 34 21M50 33C56 26 62 22 66 21" fill="none" stroke-width="1.6" />
  </g>
  <rect x="25" y="44" width="50" height="38" fill="var(--gift)" />
  <g fill="var(--gift-tint)">
    ${[[31, 53], [69, 53], [31, 66], [69, 66], [31, 77], [69, 77], [40, 77], [60, 77]].map(
      ([x, y]) => html`<circle cx=${x} cy=${y} r="2" />`,
    )}
  </g>
  <rect x="45.5" y="44" width="9" height="38" fill=${RIBBON} />
  <rect x="20.5" y="34" width="59" height="12" rx="1.5" fill=${DARK_GIFT} />
  <rect x="45.5" y="34" width="9" height="12" fill=${RIBBON} />
  <circle cx="50" cy="33" r="4.6" fill=${RIBBON} stroke=${DARK_GIFT} stroke-width="2" />
  <circle cx="50" cy="64" r="14" fill="var(--card)" stroke=${DARK_GIFT} stroke-width="2" />
  <${Letter} letter=${letter} y="71.3" size="20.5" fill=${DARK_GIFT} />`;

/** Slanted stripes along three edges of the envelope, red and blue in turn. */
const STRIPES = [
  ...[69, 61, 53, 45, 37].map((y) => `M16 ${y}l5.5 -3.5v4l-5.5 3.5z`),
  ...[19, 26.5, 34, 41.5, 49, 56.5, 64, 71.5].map((x) => `M${x} 74.5l3.5 -5.5h4l-3.5 5.5z`),
  ...[69, 61, 53, 45, 37].map((y) => `M84 ${y}l-5.5 -3.5v4l5.5 3.5z`),
];

/** A flat envelope with an airmail edge and a seal. @param {string} letter */
export const personal = (letter) => html`
  ${ground("var(--letter-tint)")}
  <rect x="14.5" y="27" width="71" height="49" rx="3.5" fill="var(--card)" />
  <path d=${STRIPES.filter((_, i) => i % 2 === 0).join("")} fill="var(--pillar)" />
  <path d=${STRIPES.filter((_, i) => i % 2 === 1).join("")} fill="var(--letter)" />
  <path d="M16 29L50 58L84 29z" fill=${PALE} stroke="var(--letter)" stroke-width="3" stroke-linejoin="round" />
  <rect x="14.5" y="27" width="71" height="49" rx="3.5" fill="none" stroke="var(--letter)" stroke-width="3" />
  <circle cx="50" cy="54" r="14.5" fill="var(--letter)" />
  <circle cx="50" cy="54" r="11.8" fill="none" stroke="var(--letter-tint)" stroke-width="1.3" />
  <${Letter} letter=${letter} y="60.6" size="18.5" fill="var(--card)" />`;

const DROPS = [
  [34, 52], [45, 47], [57, 47], [67, 53], [31, 63], [69, 64], [33, 74], [41, 78.5], [50, 79], [59, 78.5], [67, 74], [50, 50],
];

/** A round jar with a striped lid, full of drops. @param {string} letter */
export const sweet = (letter) => html`
  ${ground("var(--sweets-tint)")}
  <path d="M34 29H66V33C74 35 77 40 77 47V75C77 81 73 84 68 84H32C27 84 23 81 23 75V47C23 40 26 35 34 33z"
    fill="var(--card)" stroke="var(--sweets)" stroke-width="3.2" stroke-linejoin="round" />
  ${DROPS.map(
    ([x, y], i) => html`<g transform="translate(${x} ${y}) rotate(${(i * 47) % 180})">
      <circle r="5.3" fill=${SWEETS[i % 3]} /><path d="M-3.4 0H3.4" stroke="var(--card)" stroke-width="1.5" />
    </g>`,
  )}
  <ellipse cx="50" cy="63.5" rx="16" ry="13" fill="var(--card)" stroke="var(--sweets)" stroke-width="2" />
  <${Letter} letter=${letter} y="70.8" size="20.5" fill="var(--sweets)" />
  <rect x="30" y="15" width="40" height="14" rx="2" fill="var(--sweets)" />
  <path d="M36.5 15v14M44 15v14M51.5 15v14M59 15v14M66 15v14" stroke="#dca93a" stroke-width="3.2" />`;

/** A goblet with cut lines that has just rung. @param {string} letter */
export const fragile = (letter) => html`
  ${ground("var(--glass-tint)")}
  <g stroke="var(--glass)" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round">
    <path d="M47 56V77C38 78.5 32.5 80.5 31 84.5H69C67.5 80.5 62 78.5 53 77V56z" fill="var(--card)" />
    <path d="M29 18H71C73 40 66 59 50 59C34 59 27 40 29 18z" fill="var(--card)" />
    <path d="M29 27.5H71C71 45 64 58.5 50 58.5C36 58.5 29 45 29 27.5z" fill="var(--glass)" stroke="none" />
    <path d="M29.5 36L40 57M70.5 36L60 57M33 31L46 58M67 31L54 58" fill="none" stroke="var(--glass-tint)"
      stroke-width="1.3" opacity="0.75" />
    <path d="M76 24L81 14M79.5 29.5L87 27M71.5 14.5L72 10.5" fill="none" stroke-width="2.2" />
  </g>
  <path d="M50 21.5L67 39.5L50 57.5L33 39.5z" fill="var(--card)" stroke="var(--glass)" stroke-width="1.6" />
  <${Letter} letter=${letter} y="46.3" size="18.5" fill="var(--glass)" />`;
