/**
 * What everything drawn here is made with: htm bound to preact, signals, t(), and the few shapes that boards and pages
 * share. Boards import from "/static/js/draw.js" and nowhere else. Must never know a game's rules.
 *
 * A board is `games/<game>/static/board.js` and exports
 * - `draw(view, send, ctx)`: one or two roots that css/table.css puts into the grid of the table:
 *   `<section class="area-board">` heading (h1.table-head with a note beside it), the box or tableau, the hint line and
 *   `<div class="actions">` with the buttons (on a phone that row is fixed at the foot), and, where there is one,
 *   `<aside class="area-aside">` for what stands to the right on wide screens and under the board on narrow ones: coach,
 *   or hand and preview. The shell itself draws `area-sheet` (scores, this turn, keys) and `area-others` (a small picture,
 *   name and state of every seat but the one drawn for), the header, chat and menus.
 * - `mini(seatview, ctx)`: one seat's box or desk as a small SVG; `seatview` is an entry of view.boxes or view.desks.
 * - optionally `shown(view)`: the seat whose box or desk is drawn large, where that is not the looker's own; and
 *   `css`, the address of its style sheet (default: board.css beside it), and `keys`, a list of
 *   [keys, text id] for the help of "?".
 * `ctx` is a `Context` below. `view` is the wire's `view` message, `view.view` the game's own.
 * Classes that boards can rely on (css/base.css): button.primary, button.secondary, button[aria-disabled=true], .panel,
 * .airmail, .quiet (secondary text), .numeral (display face), .seg (a row of choices with aria-pressed), kbd.
 */

/**
 * @typedef {object} Context
 * @property {(id: string, args?: Record<string, string | number>) => string} t
 * @property {string} lang
 * @property {"light" | "dark"} room
 * @property {boolean} motion false: final states at once
 * @property {any} coach the latest `advice` message, or null
 * @property {string} coachWhy why the coach has not answered, in the server's words; the shell asks again by itself
 * @property {any} preview the latest `preview` message, or null
 * @property {any[]} animate the events that led to this view, each once
 * @property {"off" | "on" | "warn"} tutor how the coach stands for this device
 * @property {(how: "off" | "on" | "warn") => void} setTutor
 * @property {(text: string) => void} announce says a text in the live region
 * @property {boolean} busy an action of this seat is on its way
 */
import { h, htm } from "../vendor/vendor.js";

export {
  Fragment,
  batch,
  computed,
  createRef,
  effect,
  h,
  render,
  signal,
  untracked,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "../vendor/vendor.js";
export { day, lang, minus, number, t } from "./texts.js";

/** @typedef {import("../vendor/vendor.js").VNode<any>} Node */

/**
 * Markup: html`<p class=${name}>…</p>`. Several roots come as a list.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => any}
 */
export const html = htm.bind(h);

/**
 * Class names; false ones are left out.
 * @param {...(string | false | null | undefined)} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/**
 * A repeatable small number in 0..1 from a seed: grain and tilt that stay the same at each drawing.
 * @param {number} seed
 * @param {number} [turn]
 */
export function grain(seed, turn = 0) {
  const x = Math.sin(seed * 127.1 + turn * 311.7 + 7) * 43758.5453;
  return x - Math.floor(x);
}

/**
 * The outline of a sheet with perforations: bites of `radius` every `step` along all four edges.
 * @param {number} width
 * @param {number} height
 * @param {number} [radius]
 * @param {number} [step]
 * @returns {string} an SVG path, its corner at 0,0
 */
export function perforated(width, height, radius = 4, step = 12) {
  /** @param {number} length @param {number} dx @param {number} dy */
  const edge = (length, dx, dy) => {
    const bites = Math.max(1, Math.floor((length - step + 2 * radius) / step));
    const gap = (length - bites * 2 * radius) / (bites + 1);
    let path = "";
    for (let i = 0; i < bites; i++) {
      path += `l${dx * gap} ${dy * gap}a${radius} ${radius} 0 0 0 ${dx * 2 * radius} ${dy * 2 * radius}`;
    }
    return path + `l${dx * gap} ${dy * gap}`;
  };
  return `M0 0${edge(width, 1, 0)}${edge(height, 0, 1)}${edge(width, -1, 0)}${edge(height, 0, -1)}z`;
}

/** Where the pips of a face lie, in thirds of the die. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/**
 * A die as an SVG group around 0,0: rounded square, its side below, turned a little, a hard shadow. Faces above six show
 * a numeral.
 * @param {{face: number, size?: number, turn?: number, x?: number, y?: number, shadow?: boolean}} die
 */
export function Die({ face, size = 100, turn = 0, x = 0, y = 0, shadow = true }) {
  const half = size / 2;
  const round = size * 0.2;
  const side = size * 0.14;
  const pips = PIPS[face];
  return html`<g class="die" transform=${`translate(${x} ${y})`}>
    <g transform=${`rotate(${turn})`}>
      ${shadow &&
      html`<rect x=${-half + size * 0.07} y=${-half + size * 0.07} width=${size} height=${size + side} rx=${round}
        fill="var(--die-shadow, var(--hard))" />`}
      <rect x=${-half} y=${-half + side * 0.4} width=${size} height=${size + side * 0.6} rx=${round} fill="var(--ivory-dk)" />
      <rect x=${-half} y=${-half} width=${size} height=${size} rx=${round} fill="var(--ivory)" />
      ${pips
        ? pips.map(([px, py]) => html`<circle cx=${px * size * 0.25} cy=${py * size * 0.25} r=${size * 0.085} fill="var(--pip)" />`)
        : html`<text y=${size * 0.17} text-anchor="middle" font-family="var(--display)" font-weight="700"
            font-size=${size * 0.5} fill="var(--pip)">${face}</text>`}
    </g>
  </g>`;
}

/**
 * A tile as an SVG group, its foot's middle at 0,0: face, top edge, numeral. For lists, small boxes and signs.
 * @param {{label: string | number, width?: number, height?: number, x?: number, y?: number, dim?: boolean}} tile
 */
export function Tile({ label, width = 24, height = 30, x = 0, y = 0, dim = false }) {
  const top = height * 0.2;
  return html`<g class="small-tile" transform=${`translate(${x - width / 2} ${y - height})`}>
    <path d=${`M0 ${height}V${width * 0.18}Q0 0 ${width * 0.18} 0H${width * 0.82}Q${width} 0 ${width} ${width * 0.18}V${height}z`}
      fill=${dim ? "var(--oak-lt)" : "var(--maple-dk)"} stroke="var(--edge)" stroke-width="1" />
    <path d=${`M0.5 ${height - 0.5}V${top + 2}Q0.5 ${top} 2.5 ${top}H${width - 2.5}Q${width - 0.5} ${top} ${width - 0.5} ${top + 2}V${height - 0.5}z`}
      fill=${dim ? "var(--dim)" : "var(--maple)"} />
    <text x=${width / 2} y=${height * 0.86} text-anchor="middle" font-family="var(--display)" font-weight="700"
      font-size=${height * (String(label).length > 1 ? 0.5 : 0.58)} fill="var(--maple-ink)">${label}</text>
  </g>`;
}

/** The pillar box of the fascia, 28 by 34. */
export function Pillar({ size = 34 }) {
  return html`<svg class="pillar" width=${size * 0.82} height=${size} viewBox="0 0 28 34" aria-hidden="true">
    <path d="M5 9Q5 1 14 1T23 9z" fill="var(--pillar)" />
    <rect x="2.5" y="8" width="23" height="3.4" rx="1.2" fill="var(--pillar-dk)" />
    <path d="M4.5 11.4H23.5V31H4.5z" fill="var(--pillar)" />
    <path d="M20.5 11.4H23.5V31H20.5z" fill="var(--pillar-dk)" />
    <rect x="8" y="13.2" width="12" height="3" rx="1.5" fill="#2a0d0a" />
    <rect x="9" y="18.8" width="10" height="9" rx="1" fill="var(--pillar-dk)" />
    <path d="M10.4 20.2h3v6h-3zM14.8 20.2h3v6h-3z" fill="#f3e1bc" />
    <rect x="3.5" y="30.6" width="21" height="3" fill="#2a1a16" />
  </svg>`;
}

/** Beside a seat's name: a tick where it has chosen, three dots where it still thinks. Nothing in them moves. @param {{posted: boolean}} sign */
export function Sign({ posted }) {
  return html`<svg class=${posted ? "sign-of tick" : "sign-of"} width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
    ${posted
      ? html`<path d="M3 7.5L7.5 12L17 2" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" />`
      : [1, 0.7, 0.4].map((ink, i) => html`<circle cx=${3 + i * 7} cy="8" r="2.6" fill="currentColor" opacity=${ink} />`)}
  </svg>`;
}

/** The airmail stripe along the top of a result panel. */
export const Airmail = () => html`<div class="airmail" aria-hidden="true"></div>`;
