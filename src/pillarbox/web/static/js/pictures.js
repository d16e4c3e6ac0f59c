/**
 * The drawings of the first page: the shelf with its pillar box, a box, dice, a card and a mouse; an envelope and a
 * stamp. Pictures only; nothing in them can be pressed.
 */
import { Die, grain, html, perforated } from "./draw.js";

/** The pillar box, large: 122 by 182, its foot at y = 182. */
export function BigPillar({ x = 0, y = 0, letter = true }) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <path d="M9 40C9 12 34 0 61 0S113 12 113 40z" fill="var(--pillar)" />
    <path d="M84 4C102 10 113 22 113 40H100C100 24 94 11 84 4z" fill="var(--pillar-dk)" />
    <rect x="0" y="32" width="122" height="13" rx="2" fill="var(--pillar-dk)" />
    <rect x="13" y="45" width="96" height="127" fill="var(--pillar)" />
    <rect x="91" y="45" width="18" height="127" fill="var(--pillar-dk)" />
    <rect x="25" y="52" width="64" height="5" rx="2.5" fill="var(--pillar-dk)" />
    <rect x="29" y="57" width="58" height="15" rx="7.5" fill="#2a0d0a" />
    ${letter &&
    html`<g transform="rotate(-4 60 48)">
      <path d="M43 38H78V64H43z" fill="var(--card)" stroke="#d9ccb0" />
      <path d="M43 38L60.5 52L78 38" fill="none" stroke="#b9a888" />
    </g>`}
    <rect x="32" y="83" width="54" height="72" rx="3" fill="none" stroke="var(--pillar-dk)" stroke-width="3" />
    <path d="M38 96h12v32h-12zM65 96h12v32h-12z" fill="#f3e1bc" />
    <rect x="51" y="115" width="12" height="13" rx="2" fill="#b17d48" />
    <rect x="36" y="128" width="44" height="3.5" fill="var(--brass)" />
    <rect x="6" y="170" width="112" height="12" fill="#2a1a16" />
  </g>`;
}

/** The box on the shelf: 340 wide, 120 high. */
function ShelfBox({ x = 0, y = 0 }) {
  const open = [1, 3, 4, 5, 8, 9];
  const pitch = 34.6;
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect width="342" height="122" rx="5" fill="var(--oak-dk)" />
    <rect x="10" y="10" width="322" height="88" fill="var(--oak-dp)" />
    <rect x="10" y="72" width="322" height="26" fill="var(--baize)" />
    <rect x="10" y="71" width="322" height="3" fill="var(--brass)" />
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => {
      const left = 17 + (n - 1) * pitch;
      return open.includes(n)
        ? html`<g>
            <path d=${`M${left} 72V26q0 -6 6 -6h21q6 0 6 6V72z`} fill="var(--maple)" />
            <path d=${`M${left} 29V26q0 -6 6 -6h21q6 0 6 6V29z`} fill="var(--maple-dk)" />
            <text x=${left + 16.5} y="59" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="28"
              fill="var(--maple-ink)">${n}</text>
          </g>`
        : html`<path d=${`M${left + 2} 74h29l3 16h-35z`} fill="var(--oak-lt)" />`;
    })}
    <path d="M0 98H342V118q0 4 -4 4H4q-4 0 -4 -4z" fill="var(--oak)" />
    ${[104, 110, 116].map((line, i) => html`<path d=${`M8 ${line}q80 ${2 + 3 * grain(i)} 160 0t166 ${grain(i, 2)}`} fill="none"
      stroke="var(--oak-dk)" stroke-opacity="0.45" />`)}
  </g>`;
}

/** A mouse from the side, nosing at a letter: 62 by 54. */
export function ShelfMouse({ x = 0, y = 0 }) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <path d="M56 46q14 2 15 -10t-8 -11" fill="none" stroke="#e3a59a" stroke-width="3" stroke-linecap="round" />
    <path d="M3 41q6 -18 22 -20q8 -13 23 -8q16 6 14 27q-1 11 -10 12H14q-9 0 -11 -11z" fill="var(--mouse)" />
    <circle cx="23" cy="12" r="10.5" fill="#5f5046" />
    <circle cx="23" cy="12" r="6.5" fill="#e3a59a" />
    <circle cx="14" cy="33" r="2.6" fill="#2a2018" />
    <circle cx="3.5" cy="41" r="3" fill="#e3a59a" />
    <path d="M8 42l-13 -3M8 44l-13 1M8 46l-12 5" stroke="#5c4d3e" stroke-width="0.9" />
    <path d="M18 52q4 -4 8 0M44 52q4 -4 8 0" stroke="#e3a59a" stroke-width="3" fill="none" stroke-linecap="round" />
  </g>`;
}

/**
 * The shelf of the first page, 816 by 218.
 * @param {{card: any}} shelf the picture of a card, 84 by 120, or null
 */
export function Shelf({ card }) {
  return html`<svg class="shelf" viewBox="0 0 816 218" aria-hidden="true">
    <${BigPillar} x=${29} y=${10} />
    <${ShelfBox} x=${180} y=${72} />
    <${Die} face=${4} size=${38} x=${577} y=${170} turn=${-7} shadow=${false} />
    <${Die} face=${5} size=${38} x=${623} y=${171} turn=${5} shadow=${false} />
    <g transform="translate(668 76) rotate(4)">${card}</g>
    <${ShelfMouse} x=${730} y=${138} />
    <rect y="192" width="816" height="26" fill="var(--oak-dk)" />
    <rect y="192" width="816" height="12" fill="var(--oak)" />
  </svg>`;
}

/** An envelope with airmail edges and a stamp, its number large: 84 by 56 around its corner. */
export function Envelope({ number = 7, x = 0, y = 0, turn = 0 }) {
  const stripes = [...Array(9).keys()];
  return html`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="3" y="3" width="84" height="56" fill="var(--hard)" />
    <rect width="84" height="56" rx="2" fill="var(--card)" />
    ${[0, 52].map((top) => stripes.map((i) => html`<path d=${`M${4 + i * 9} ${top}h5l-1.4 4h-5z`} fill=${i % 2 ? "var(--letter)" : "var(--pillar)"} />`))}
    <path d="M2 6L42 34L82 6" fill="none" stroke="#b9a888" />
    <rect x="62" y="9" width="15" height="18" fill="none" stroke="var(--pillar)" stroke-width="2" />
    <path d="M66 24v-7q0 -4 3.5 -4t3.5 4v7z" fill="var(--pillar)" />
    <text x="42" y="46" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="30" fill="var(--pip)">${number}</text>
  </g>`;
}

/** A postmarked stamp: 44 by 52 around its corner. */
export function Stamp({ number = 4, x = 0, y = 0, colour = "var(--letter)" }) {
  return html`<g transform=${`translate(${x} ${y})`}>
    <path d=${perforated(46, 54, 2, 6)} fill="var(--card)" stroke="#d9ccb0" stroke-width="0.6" />
    <rect x="5" y="5" width="36" height="44" fill=${colour} />
    <rect x="7.5" y="7.5" width="31" height="39" fill="none" stroke="#fff8ec" stroke-opacity="0.7" />
    <text x="23" y="37" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="26" fill="#fff8ec">${number}</text>
    <g fill="none" stroke="#2a2018" stroke-opacity="0.75" stroke-width="1.2">
      <circle cx="48" cy="45" r="10" /><circle cx="48" cy="45" r="6" />
      <path d="M-12 40q6 -4 12 0t12 0t12 0t12 0M-12 45q6 -4 12 0t12 0t12 0t12 0M-12 50q6 -4 12 0t12 0t12 0t12 0" />
    </g>
  </g>`;
}
