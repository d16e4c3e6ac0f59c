/**
 * What the card being placed would change: the total before and after, and the reasons line by line, from the server's
 * answer. Always called a preview. Must never add up points of its own.
 */
import { html } from "/static/js/draw.js";
import { Slot } from "./card.js";

/** A change with its sign. @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** A total, which may be below zero. @param {number} number */
export const total = (number) => (number < 0 ? `−${-number}` : String(number));

/**
 * A step's reasons as whole sentences, each with its points.
 * @param {any} step @param {{top: number, left: number}} tableau after the step @param {any} t
 * @returns {{text: string, points: number, covered: number, brought: number}[]}
 */
export function reasons(step, tableau, t) {
  const found = step.lines.map((/** @type {any} */ change) => ({
    text: sentence(change, change.line - (change.axis === "row" ? tableau.top : tableau.left) + 1, t),
    points: change.after - change.before,
    covered: 0,
    brought: 0,
  }));
  const { covered, brought } = step;
  if (covered || brought) {
    const id = !covered ? "post-change-mice-brought" : !brought ? "post-change-mice-covered" : "post-change-mice";
    found.push({ text: t(id, { covered, brought }), points: covered - brought, covered, brought });
  }
  return found;
}

/** @param {any} change @param {number} line counted from 1 @param {any} t */
function sentence(change, line, t) {
  const { axis, before, after, kinds, twice } = change;
  if (twice) return t(`post-change-${axis}-twice`, { line, kind: twice[0] });
  if (after > before) return t(`post-change-${axis}-gains`, { line, kinds, before });
  return t(`post-change-${axis}-loses`, { line, kinds });
}

/** Mice in small, as many as there are. @param {{count: number, away?: boolean}} props */
const Mice = ({ count, away = false }) =>
  html`<svg class=${away ? "po-mice po-gone" : "po-mice"} width=${count * 26} height="26" viewBox=${`0 0 ${count * 26} 26`} aria-hidden="true">
    ${Array.from({ length: count }, (_, i) => html`<${Slot} code="m" x=${i * 26} y=${0} size=${26} pose=${away ? 0 : 1} />`)}
  </svg>`;

/**
 * The numbers of the preview: of the card being placed, else of both cards laid.
 * @param {any} answer @param {boolean} whole over all steps
 */
export function span(answer, whole) {
  const step = answer.steps[answer.steps.length - 1];
  return whole ? { before: answer.before, after: answer.after } : { before: step.before, after: step.after };
}

/** @param {{answer: any, whole: boolean, t: any}} props `whole`: of all cards laid, not of the last one */
export function Reckoning({ answer, whole, t }) {
  const { before, after } = span(answer, whole);
  const steps = whole ? answer.steps : answer.steps.slice(-1);
  const lines = steps.flatMap((/** @type {any} */ step) => reasons(step, answer.tableau, t));
  return html`<div class="po-reckoning">
    <div class="po-sum">
      <h2>${t("post-preview")}</h2>
      <p class="numeral po-total" aria-label=${t("post-preview-total", { before: total(before), after: total(after) })}>
        <span>${total(before)}</span> <span aria-hidden="true">→</span> <span key=${after} class="po-new">${total(after)}</span>
      </p>
    </div>
    <ul class="bare">
      ${lines.map(
        (/** @type {any} */ line) => html`<li>
          <span>${line.text}</span>
          <span class="po-icons"><${Mice} count=${line.covered} away /><${Mice} count=${line.brought} /></span>
          <span class=${line.points < 0 ? "po-points po-minus" : "po-points"}>${signed(line.points)}</span>
        </li>`,
      )}
      ${!lines.length && html`<li class="quiet">${t("post-change-none")}</li>`}
    </ul>
  </div>`;
}

/** The same in short, at the head of a narrow felt. @param {{answer: any, whole: boolean, t: any}} props */
export function Summary({ answer, whole, t }) {
  const { before, after } = span(answer, whole);
  const steps = whole ? answer.steps : answer.steps.slice(-1);
  const lines = steps.flatMap((/** @type {any} */ step) => reasons(step, answer.tableau, t)).filter((/** @type {any} */ one) => one.points);
  return html`<div class="po-summary" aria-hidden="true">
    <span>${t("post-preview")}</span>
    <strong class="numeral">${total(before)} → ${total(after)}</strong>
    <span class="po-because">${lines.slice(0, 2).map((/** @type {any} */ line) => html`<span>${line.text} <b>${signed(line.points)}</b></span>`)}</span>
  </div>`;
}
