/**
 * The felt tray: dice that roll and lie, the sealed throw, the running sum. Must never draw chance: the faces
 * that flicker while the dice roll mean nothing and give way to those that the server told.
 */

import { Die, grain, html, useEffect, useState } from "/static/js/draw.js";

const ROLL = 600;
const FLICKER = 90;

/** A die of many sides: six edges seen from above, its number in the triangle. @param {{ face: number }} props */
function Solid({ face }) {
  const at = (/** @type {number} */ radius, /** @type {number} */ turn) =>
    `${(radius * Math.sin((turn * Math.PI) / 180)).toFixed(1)} ${(-radius * Math.cos((turn * Math.PI) / 180)).toFixed(1)}`;
  const outer = [0, 60, 120, 180, 240, 300].map((turn) => at(52, turn));
  const inner = [0, 120, 240].map((turn) => at(34, turn));
  const rays = [0, 1, 2].flatMap((n) => [`M${inner[n]}L${outer[n * 2]}`, `M${inner[n]}L${outer[n * 2 + 1]}`, `M${inner[n]}L${outer[(n * 2 + 5) % 6]}`]);
  return html`<g>
    <path d=${`M${outer.join("L")}z`} transform="translate(7 13)" fill="var(--die-shadow, var(--hard))" />
    <path d=${`M${outer.join("L")}z`} transform="translate(0 7)" fill="var(--ivory-dk)" />
    <path d=${`M${outer.join("L")}z`} fill="var(--ivory)" />
    <path d=${rays.join("")} stroke="var(--ivory-dk)" stroke-width="2" fill="none" />
    <path d=${`M${inner.join("L")}z`} fill="var(--card)" stroke="var(--ivory-dk)" stroke-width="2" />
    <text y="12" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="30" fill="var(--pip)">${face || ""}</text>
  </g>`;
}

/**
 * One die by its number of sides; face 0 is a die that has not been thrown.
 * @param {{ face: number, sides: number, turn: number }} props
 */
function AnyDie({ face, sides, turn }) {
  if (sides > 6) return html`<g transform=${`rotate(${turn})`}><${Solid} face=${face} /></g>`;
  if (face) return html`<${Die} face=${face} size=${96} turn=${turn} />`;
  return html`<g transform=${`rotate(${turn})`} class="stb-die-blank">
    <rect x="-48" y="-48" width="96" height="96" rx="19" />
  </g>`;
}

/**
 * True for the time that dice roll after `mark` has changed; never where nothing may move.
 * @param {string | number} mark changes with each throw
 * @param {boolean} motion
 */
export function useRoll(mark, motion) {
  const [settled, settle] = useState(mark);
  const rolling = motion && settled !== mark;
  useEffect(() => {
    if (!motion || settled === mark) {
      settle(mark);
      return undefined;
    }
    const timer = setTimeout(() => settle(mark), ROLL);
    return () => clearTimeout(timer);
  }, [mark, motion]);
  return rolling;
}

/**
 * @param {{ faces: number[], count: number, sides: number, rolling: boolean, faded: boolean, name: string }} props
 *   `faces` empty: `count` dice wait; `faded`: a throw that is over; `name`: what a screen reader says
 */
export function Dice({ faces, count, sides, rolling, faded, name }) {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setInterval(() => setTick((n) => n + 1), FLICKER);
    return () => clearInterval(timer);
  }, [rolling]);
  const dice = faces.length ? faces : Array(Math.max(count, 1)).fill(0);
  const loose = (/** @type {number} */ n) => 1 + Math.floor(grain(n + 3, tick) * sides);
  const lean = [-9, 6, -4, 7];
  const state = `stb-dice${rolling ? " is-rolling" : ""}${faded ? " is-faded" : ""}`;
  return html`<div class=${state} role="img" aria-label=${name} data-count=${dice.length}>
    ${dice.map(
      (face, n) => html`<svg key=${n} class="stb-die" style=${`--n:${n}`} viewBox="-64 -64 134 140" aria-hidden="true">
        <${AnyDie} face=${rolling && face ? loose(n) : face} sides=${sides} turn=${lean[n % 4]} />
      </svg>`,
    )}
  </div>`;
}
