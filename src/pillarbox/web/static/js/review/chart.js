/** The chart of a review: what a seat might expect, event by event, with its choices and what they cost. */
import { classes, html, number, t } from "../draw.js";
import { NOTHING } from "./figures.js";

const WIDE = 892;
const HIGH = 388;
const LEFT = 52;
const TOP = 14;
/** Room for what a choice at the very end has cost. */
const RIGHT = 36;

/** Round marks for an axis from low to high, about five. @param {number} low @param {number} high */
function marks(low, high) {
  const raw = (high - low) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= raw) ?? raw;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: 7 }, (_, n) => first + n * step).filter((one, n, all) => n === 0 || all[n - 1] < high);
}

/**
 * @param {{ list: import("./figures.js").Point[], turns: { seat: number, from: number, to: number }[], seat: number, share: boolean, down: boolean,
 *   names: (seat: number) => string, worst: any[], at: number, pick: (at: number) => void, label: string }} props
 *   `worst`: the costliest choices, marked 1 and 2; `at`: the point that is shown; `down`: less is better, so that a loss adds
 */
export function Chart({ list, turns, seat, share, down, names, worst, at, pick, label }) {
  const values = list.map((point) => point.at);
  const lines = share ? [0, 25, 50, 75, 100] : marks(Math.min(...values), Math.max(...values));
  const low = lines[0];
  const high = lines[lines.length - 1];
  const each = (WIDE - LEFT - RIGHT) / Math.max(1, list.length - 1);
  const x = (/** @type {number} */ n) => LEFT + n * each;
  const y = (/** @type {number} */ value) => TOP + ((high - value) / (high - low || 1)) * (HIGH - TOP);
  const path = list.map((point, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(point.at).toFixed(1)}`).join("");
  const marked = new Map(worst.slice(0, 2).map((one, n) => [one.number, { order: n + 1, cost: one.cost }]));
  const labels = each >= 19;
  // Where others laid at the same time, the line may rise in spite of what an own choice has cost.
  const worse = (/** @type {number} */ n) => list[n].loss > NOTHING && (list[n].at - list[n - 1].at) * (down ? 1 : -1) > 0;
  const under = (/** @type {number} */ n) => y(list[n].at) < HIGH - 74;
  return html`<div class="review-scroll"><svg class="review-chart" viewBox=${`0 0 ${WIDE} 452`} role="img" aria-label=${label}
    style=${`min-width:${Math.min(1800, Math.max(320, list.length * 15))}px`}>
    ${turns.map((turn, n) => {
      const from = x(turn.from - 1) + each / 2;
      const to = Math.min(x(turn.to) + each / 2, WIDE - 8);
      return html`<g key=${n}>
        ${turn.seat === seat && html`<rect class="review-own" x=${from} y=${TOP} width=${Math.max(0, to - from)} height=${HIGH - TOP} />`}
        ${n > 0 && html`<path class="review-bound" d=${`M${from} ${TOP}V446`} />`}
        ${to - from > names(turn.seat).length * 9.8 && html`<text class="review-turn" x=${(from + to) / 2} y="441" text-anchor="middle">${names(turn.seat)}</text>`}
      </g>`;
    })}
    ${lines.map((line) => html`<g key=${line}><path class="review-grid" d=${`M${LEFT} ${y(line)}H${WIDE - 8}`} />
      <text x=${LEFT - 9} y=${y(line) + 5} text-anchor="end">${number(line, Number.isInteger(line) ? 0 : 1)}${share ? " %" : ""}</text></g>`)}
    <path class="review-line" d=${path} />
    ${list.map((point, n) => n > 0 && worse(n) && html`<path key=${n} class="review-lost" d=${`M${x(n - 1)} ${y(list[n - 1].at)}L${x(n)} ${y(point.at)}`} />`)}
    ${list.map((point, n) =>
      point.kind === "decision" && point.seat === seat
        ? html`<path key=${n} class="review-choice" d=${`M${x(n)} ${y(point.at) - 8}l8 8-8 8-8-8z`} />`
        : html`<circle key=${n} class="review-dot" cx=${x(n)} cy=${y(point.at)} r=${each > 9 ? 4.4 : 2.6} />`,
    )}
    ${labels && list.map((point, n) => point.label && html`<text key=${n} x=${x(n)} y=${HIGH + 20} text-anchor="middle">${point.label}</text>`)}
    ${labels && list.some((point) => point.label) && html`<text x=${LEFT - 9} y=${HIGH + 20} text-anchor="end">${t("look-axis")}</text>`}
    ${list.map((point, n) => {
      const mark = marked.get(point.number);
      if (!mark) return null;
      const below = under(n);
      const cy = y(point.at) + (below ? 27 : -27);
      return html`<g key=${n} class="review-mark"><circle cx=${x(n)} cy=${cy} r="14" />
        <text class="review-order" x=${x(n)} y=${cy + 6} text-anchor="middle">${mark.order}</text>
        <text class="review-cost" x=${x(n)} y=${cy + (below ? 33 : -21)} text-anchor="middle">${down ? "+" : "−"}${number(mark.cost, 1)}${share ? " %" : ""}</text></g>`;
    })}
    <path class="review-here" d=${`M${x(at)} ${TOP}V${HIGH}`} />
    <circle class="review-here-dot" cx=${x(at)} cy=${y(list[at].at)} r="7.5" />
    ${list.map((point, n) => html`<rect key=${n} class=${classes("review-hit")} x=${x(n) - each / 2} y=${TOP} width=${each} height=${HIGH} onClick=${() => pick(n)} />`)}
  </svg></div>`;
}

/** What the signs of the chart mean. @param {{ cards: boolean }} props `cards`: chance comes from cards, not from dice */
export const Legend = ({ cards }) => html`<p class="review-legend" aria-hidden="true">
  <span><svg width="14" height="14" viewBox="0 0 14 14"><circle class="review-dot" cx="7" cy="7" r="4.5" /></svg>${t(cards ? "look-legend-card" : "look-legend-throw")}</span>
  <span><svg width="18" height="18" viewBox="0 0 18 18"><path class="review-choice" d="M9 2l7 7-7 7-7-7z" /></svg>${t("look-legend-choice")}</span>
  <span><svg width="24" height="14" viewBox="0 0 24 14"><path class="review-lost" d="M1 7h22" /></svg>${t("look-legend-lost")}</span>
</p>`;

/**
 * A row of the account: its words, a bar that begins where the one before ended, its figure.
 * @param {{ rows: { kind: string, text: string, value: number }[], share: boolean, down: boolean }} props `down`: less is better
 */
export function Account({ rows, share, down }) {
  let sum = 0;
  const spans = rows.map((row) => {
    const whole = row.kind === "start" || row.kind === "result";
    const from = whole ? 0 : sum;
    sum = whole ? row.value : sum + row.value;
    return { ...row, low: Math.min(from, sum), high: Math.max(from, sum), whole };
  });
  const low = Math.min(0, ...spans.map((span) => span.low));
  const high = Math.max(share ? 100 : 1e-9, ...spans.map((span) => span.high));
  const part = (/** @type {number} */ value) => ((value - low) / (high - low)) * 100;
  return html`<table class="review-account"><tbody>
    ${spans.map((span) => {
      const bad = !span.whole && (down ? span.value > 0 : span.value < 0);
      const kind = span.kind === "start" ? "start" : span.kind === "result" ? "result" : bad ? "lost" : "gained";
      const figure = span.whole ? number(span.value, share && Math.abs(span.value - Math.round(span.value)) < 0.05 ? 0 : 1) : `${Math.abs(span.value) < 0.05 ? "±" : span.value < 0 ? "−" : "+"}${number(Math.abs(span.value), 1)}`;
      return html`<tr key=${span.kind + span.text} class=${`is-${span.kind}`}><th scope="row">${span.text}</th>
        <td class="review-span" aria-hidden="true"><span class=${`review-bar review-bar-${kind}`}
          style=${`left:${part(span.low)}%;width:${Math.max(0.6, part(span.high) - part(span.low))}%`}></span></td>
        <td class="n"><b>${figure}${share ? " %" : ""}</b></td></tr>`;
    })}
  </tbody></table>`;
}
