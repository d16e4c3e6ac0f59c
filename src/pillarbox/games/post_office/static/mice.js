/**
 * Mice in three poses as drawings of 100 by 100: nosing about, caught, leaving. The corner of their slot is nibbled.
 * Which pose a slot gets follows from its card and place, so that it never changes. Must never count a mouse.
 */
import { html } from "/static/js/draw.js";
import { ground } from "./packages.js";

/** How many poses there are. */
export const POSES = 3;

const FUR = "var(--mouse)";
const DARK = "color-mix(in srgb, var(--mouse), #000 30%)";
const LIGHT = "color-mix(in srgb, var(--mouse), #fff 32%)";
const PINK = "#dd9c91";
const EYE = "#17110d";

const nibbled = () => html`
  ${ground("var(--mouse-tint)")}
  <path d="M8 8H25C26.5 12.5 22.5 16.5 18.5 15.5C19.5 20.5 15.5 22.5 13 21C12.5 24.5 10.5 25.5 8 25z"
    fill="var(--card)" />`;

const whiskers = (/** @type {string} */ d) =>
  html`<path d=${d} fill="none" stroke=${DARK} stroke-width="1.3" stroke-linecap="round" />`;

/** Seen from the side, sniffing. */
const nosing = () => html`
  ${nibbled()}
  <path d="M82 73C95 74 98 58 88.5 56.5C83 56 81.5 61.5 85.5 63" fill="none" stroke=${PINK} stroke-width="3.6"
    stroke-linecap="round" />
  <circle cx="39" cy="40" r="11.5" fill=${DARK} />
  <ellipse cx="35" cy="82" rx="6.5" ry="3.2" fill=${PINK} />
  <ellipse cx="64" cy="82.5" rx="8" ry="3.2" fill=${PINK} />
  <path d="M11 66C17 58 27 52 37 47C52 40 70 42 78 53C84 62 85 72 79 78.5C76 81.5 71 82 66 82H37C27 82 17 76 11 66z"
    fill=${FUR} />
  <path d="M12.5 68C22 70 31 72 40 74C48 76 50 79 48 82H37C27 82 18 77 12.5 68z" fill=${LIGHT} />
  <path d="M67 82C56 80 55 64 66 61C71 60 75 62 77 65" fill="none" stroke=${DARK} stroke-width="2" stroke-linecap="round" />
  <circle cx="49" cy="44" r="13.5" fill=${FUR} stroke=${DARK} stroke-width="2" />
  <circle cx="49.5" cy="45" r="8.4" fill=${PINK} />
  <circle cx="28" cy="61" r="3.9" fill=${EYE} /><circle cx="26.8" cy="59.7" r="1.2" fill="#fff" />
  <circle cx="11.5" cy="65.5" r="3" fill=${PINK} />
  ${whiskers("M20 69L9.5 74.5M21 70.5L13.5 80M19 67.5L8 68.5")}`;

/** Seen from in front, caught in the act. */
const caught = () => html`
  ${nibbled()}
  <g fill=${FUR}><circle cx="27" cy="33" r="16.5" /><circle cx="73" cy="33" r="16.5" /></g>
  <g fill=${PINK}><circle cx="27.5" cy="34" r="10.3" /><circle cx="72.5" cy="34" r="10.3" /></g>
  <path d="M50 31C65 31 75 41 76 54C77 70 65 86 50 86C35 86 23 70 24 54C25 41 35 31 50 31z" fill=${FUR} />
  <ellipse cx="50" cy="71.5" rx="13.5" ry="12" fill=${LIGHT} />
  <rect x="47.2" y="75.5" width="5.6" height="5.8" rx="1" fill="#fff" />
  <path d="M50 69V75.5M50 75.5C46.5 78.5 43 77 41.5 74.5M50 75.5C53.5 78.5 57 77 58.5 74.5" fill="none" stroke=${DARK}
    stroke-width="1.8" stroke-linecap="round" />
  <path d="M45.5 64.5H54.5Q53.5 70 50 70.5Q46.5 70 45.5 64.5z" fill=${PINK} />
  <circle cx="38.5" cy="53.5" r="4.7" fill=${EYE} /><circle cx="37.2" cy="52" r="1.5" fill="#fff" />
  <circle cx="61.5" cy="53.5" r="4.7" fill=${EYE} /><circle cx="60.2" cy="52" r="1.5" fill="#fff" />
  ${whiskers("M35 69L17.5 65.5M35 72L17 74M36 75L20.5 81.5M65 69L82.5 65.5M65 72L83 74M64 75L79.5 81.5")}`;

/** Seen from behind, off again. */
const leaving = () => html`
  ${nibbled()}
  <path d="M33 82C20 84 17 71 26 67" fill="none" stroke=${PINK} stroke-width="3.8" stroke-linecap="round" />
  <g fill=${DARK}><circle cx="35" cy="29" r="12.5" /><circle cx="65" cy="29" r="12.5" /></g>
  <ellipse cx="39" cy="83" rx="7" ry="3.3" fill=${PINK} /><ellipse cx="61" cy="83" rx="7" ry="3.3" fill=${PINK} />
  <path d="M50 25C63 25 70 33 69 43C76 50 79 62 76 72C74 80 68 83 60 83H40C32 83 26 80 24 72C21 62 24 50 31 43C30 33 37 25 50 25z"
    fill=${FUR} />
  <g fill="none" stroke=${DARK} stroke-width="2" stroke-linecap="round">
    <path d="M38 47C44 51.5 56 51.5 62 47" />
    <path d="M35 82C31 72 36 64 45 66M65 82C69 72 64 64 55 66" />
  </g>`;

/** The poses, in a fixed order. */
export const MICE = [nosing, caught, leaving];

/**
 * The pose of a mouse.
 * @param {string} card
 * @param {number} slot the place in the upright card or, where the card is not known, in the tableau
 */
export function pose(card, slot) {
  let sum = slot * 7;
  for (const sign of card) sum = (sum * 31 + sign.charCodeAt(0)) % 9973;
  return sum % POSES;
}
