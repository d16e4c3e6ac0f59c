/**
 * The oak box seen from above and slightly in front: frame, grain, screws, felt, front lip with its brass plate.
 * Must never know what is played in it.
 */

import { grain, html } from "/static/js/draw.js";

/** Wavy lines along a plank, stretched to its length. @param {{ seed: number, side?: boolean }} props */
function Plank({ seed, side = false }) {
  const long = 1000;
  const line = (/** @type {number} */ depth, /** @type {number} */ turn) => {
    const sway = (/** @type {number} */ at) => depth + (grain(seed, turn + at) - 0.5) * 4;
    const to = [250, 500, 750, long].map((at, n) => {
      const point = side ? `${sway(n)} ${at}` : `${at} ${sway(n)}`;
      const bend = side ? `${sway(n + 5)} ${at - 125}` : `${at - 125} ${sway(n + 5)}`;
      return `Q${bend} ${point}`;
    });
    return `M${side ? `${depth} 0` : `0 ${depth}`}${to.join("")}`;
  };
  return html`<svg
    class=${side ? "stb-plank stb-plank-side" : "stb-plank"}
    viewBox=${side ? `0 0 26 ${long}` : `0 0 ${long} 26`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${[5, 11, 16, 21].map((depth, n) => html`<path key=${n} d=${line(depth, n * 11)} />`)}
  </svg>`;
}

const Screw = (/** @type {{ at: string, turn: number }} */ { at, turn }) =>
  html`<svg class=${`stb-screw stb-screw-${at}`} viewBox="0 0 14 14" aria-hidden="true">
    <circle cx="7" cy="7" r="5.6" /><path d="M3.4 7h7.2" transform=${`rotate(${turn} 7 7)`} />
  </svg>`;

/**
 * @param {{ plate: string, children: any, kind?: string }} props `plate`: what the brass plate says;
 *   `kind`: an extra class
 */
export function OakBox({ plate, children, kind = "" }) {
  return html`<div class=${`stb-box ${kind}`}>
    <div class="stb-frame">
      <div class="stb-edge stb-edge-top"><${Plank} seed=${1} /></div>
      <div class="stb-edge stb-edge-left"><${Plank} seed=${2} side /></div>
      <div class="stb-edge stb-edge-right"><${Plank} seed=${3} side /></div>
      ${["nw", "ne", "sw", "se"].map((at, n) => html`<${Screw} key=${at} at=${at} turn=${[38, -31, 24, -52][n]} />`)}
      <div class="stb-inside">${children}</div>
    </div>
    <div class="stb-lip"><span class="stb-plate">${plate}</span></div>
  </div>`;
}
