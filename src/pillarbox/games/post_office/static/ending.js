/**
 * The count at the end: line by line with its 3 or 6, then the mice, then the total; places of all seats; alone the rank.
 * Every number is the server's own breakdown. Must never add up anything but what has been shown so far.
 */
import { html, useEffect, useState } from "/static/js/draw.js";
import { Slot } from "./card.js";
import { total } from "./preview.js";

/** A line is counted every so many milliseconds. */
const PACE = 520;

/**
 * The steps of a count and how far it has come.
 * @param {any} tableau @param {string} mark changes when another count begins @param {boolean} motion @param {boolean} play
 */
export function useCount(tableau, mark, motion, play) {
  const worth = (tableau?.lines ?? []).filter((/** @type {any} */ line) => line.points);
  const end = worth.length + 1;
  const [state, setState] = useState({ mark: "", at: 0 });
  const start = motion && play ? -1 : end;
  const at = state.mark === mark ? state.at : start;
  useEffect(() => {
    if (at >= end) return undefined;
    const timer = setTimeout(() => setState({ mark, at: at + 1 }), at < 0 ? 700 : PACE);
    return () => clearTimeout(timer);
  }, [mark, at, end]);
  const band = at >= 0 && at < worth.length ? worth[at] : null;
  return {
    worth,
    at,
    done: at >= end,
    band,
    mice: at === worth.length,
    /** @param {string} axis @param {number} line */
    lit: (axis, line) => worth.findIndex((/** @type {any} */ one) => one.axis === axis && one.line === line) <= at,
    again: () => setState({ mark, at: motion ? -1 : end }),
  };
}

/** The count of one tableau. @param {{tableau: any, count: ReturnType<typeof useCount>, t: any}} props */
export function Count({ tableau, count, t }) {
  const { worth, at } = count;
  const shown = worth.slice(0, at + 1);
  const points = shown.reduce((/** @type {number} */ sum, /** @type {any} */ line) => sum + line.points, 0);
  const mice = at >= worth.length;
  return html`<div class="po-count">
    <ul class="bare">
      ${worth.map((/** @type {any} */ line, /** @type {number} */ i) => {
        const number = line.line - (line.axis === "row" ? tableau.top : tableau.left) + 1;
        return html`<li class=${i > at ? "po-later" : ""}>
          <span>${t(`post-count-${line.axis}`, { line: number })}</span>
          <svg class="po-kinds" width=${line.packages.length * 30} height="30" aria-hidden="true">
            ${[...line.packages].map((code, k) => html`<${Slot} code=${code} x=${k * 30} y=${0} size=${30} />`)}
          </svg>
          <span class="po-points">+${line.points}</span>
        </li>`;
      })}
      ${!worth.length && html`<li class="quiet">${t("post-count-no-line")}</li>`}
      <li class=${mice ? "" : "po-later"}>
        <span>${t("post-count-mice", { mice: tableau.mice.length })}</span><span></span>
        <span class="po-points po-minus">${tableau.mice.length ? `−${tableau.mice.length}` : "0"}</span>
      </li>
    </ul>
    <p class="po-sum"><span>${t("post-count-total")}</span>
      <strong class="numeral po-total">${total(mice ? tableau.total : points)}</strong></p>
  </div>`;
}

/** Whose count is shown. @param {{names: string[], shown: number, look: (seat: number) => void, label: string}} props */
export const Seats = ({ names, shown, look, label }) => html`<div class="seg" role="group" aria-label=${label}>
  ${names.map((name, seat) => html`<button aria-pressed=${seat === shown} onClick=${() => look(seat)}><span class="named">${name}</span></button>`)}
</div>`;

/** What the lone player's post office has become, among all it could be. @param {{rank: number, t: any}} props */
export function Rank({ rank, t }) {
  return html`<ol class="bare po-ranks" aria-label=${t("post-ranks")}>
    ${[5, 4, 3, 2, 1, 0].map(
      (one) => html`<li class=${one === rank ? "po-here" : one < rank ? "po-below" : ""} aria-current=${one === rank ? "true" : undefined}>
        ${t(`post-rank-${one}`)}
      </li>`,
    )}
  </ol>`;
}
