/** What the rules do to the odds: figures beside those of the base, a chart of scores, one sentence. */
import { Airmail, html, number, t } from "../draw.js";
import { figures } from "../parts/handicaps.js";

/**
 * @typedef {object} Odds as the server works them out for one turn
 * @property {number} mean
 * @property {number} shut the chance to shut the box
 * @property {number} throws
 * @property {[number, number][]} distribution scores and their chances
 * @property {number | null} [first_edge] what the first of two seats has over the other, as a chance
 */

const BARS = 12;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** The width of a bar, so that all scores fit. @param {number} span */
const step = (span) => STEPS.find((one) => span / one <= BARS) ?? 10 ** Math.ceil(Math.log10(span / BARS));

/** The chances by bar. @param {[number, number][]} scores @param {number} width @param {number} bars */
function gathered(scores, width, bars) {
  const sums = Array(bars).fill(0);
  for (const [score, chance] of scores) sums[Math.min(bars - 1, Math.floor(score / width))] += chance;
  return sums;
}

/** @param {{ mine: Odds, base: Odds, name: string, baseName: string, changed: boolean }} props */
function Chart({ mine, base, name, baseName, changed }) {
  const scores = [...mine.distribution, ...base.distribution].filter(([, chance]) => chance > 0.0005).map(([score]) => score);
  if (!scores.length) return null;
  const high = Math.max(...scores, 1);
  const width = step(high + 1);
  const bars = Math.floor(high / width) + 1;
  const own = gathered(mine.distribution, width, bars);
  const other = gathered(base.distribution, width, bars);
  const top = Math.max(...own, ...other) * 1.04;
  const each = 440 / bars;
  const up = (/** @type {number} */ chance) => 250 - (chance / top) * 240;
  const most = own.indexOf(Math.max(...own)) * width;
  const every = Math.ceil(bars / 11);
  return html`<figure class="build-chart">
    ${changed && html`<p class="build-legend" aria-hidden="true"><span class="build-key-mine"></span>${name}<span class="build-key-base"></span>${baseName}</p>`}
    <svg viewBox="0 0 446 296" role="img" aria-label=${t("build-chart", { name, low: 0, high, top: most })}>
      ${own.map((chance, n) => html`<path key=${n} class="build-bar" d=${`M${3 + n * each + 1.5} 250V${up(chance) + 2}q0-2 2-2h${Math.max(0, each - 7)}q2 0 2 2V250z`} />`)}
      ${changed && other.map((chance, n) => html`<path key=${n} class="build-mark" d=${`M${3 + n * each} ${up(chance)}h${each - 1.5}`} />`)}
      <path class="build-line" d="M3 250h440" />
      ${own.map((_, n) => n % every === 0 && html`<text key=${n} x=${3 + n * each + (width === 1 ? each / 2 : 0)} y="273" text-anchor=${width === 1 || n ? "middle" : "start"}>${n * width}</text>`)}
    </svg>
    <figcaption class="quiet small">${t("build-axis")}</figcaption>
  </figure>`;
}

/** The sentence for how often a box is shut against the base. @param {Odds} mine @param {Odds} base */
function sentence(mine, base) {
  const ratio = base.shut > 0 ? mine.shut / base.shut : mine.shut > 0 ? 9 : 1;
  if (ratio < 0.45) return "build-far-less";
  if (ratio < 0.88) return "build-less-often";
  if (ratio <= 1.14) return "build-about";
  return ratio < 2 ? "build-more-often" : "build-far-more";
}

/** What each seat may expect, where seats differ. @param {{ found: import("../parts/handicaps.js").Found, points: boolean }} props */
const Seats = ({ found, points }) => html`<table class="build-by-seat" aria-busy=${String(found.busy)}>
  <thead><tr><th scope="col">${t("build-seat")}</th><th scope="col" class="n">${t(points ? "build-mean-points" : "build-mean")}</th>
    <th scope="col" class="n">${t("build-shuts")}</th><th scope="col" class="n">${t("build-seat-won")}</th></tr></thead>
  <tbody>${found.seats.map((one, at) => {
    const { mean, shut, wins } = figures(one, found.shares);
    return html`<tr key=${at}><th scope="row">${at + 1}</th><td class="n">${mean}</td><td class="n">${shut}</td><td class="n">${wins}</td></tr>`;
  })}</tbody></table>`;

/**
 * @param {{ mine: Odds | null, base: Odds | null, name: string, baseName: string, changed: boolean, points: boolean,
 *   seats: import("../parts/handicaps.js").Found, faults: string[], note: string, busy: boolean }} props `points`: high scores are good
 */
export function What({ mine, base, name, baseName, changed, points, seats, faults, note, busy }) {
  /** @type {["mean" | "shut" | "throws" | "first_edge", string][]} */
  const rows = [
    ["mean", points ? "build-mean-points" : "build-mean"],
    ["shut", "build-shuts"],
    ["throws", "build-throws"],
    ["first_edge", "build-edge"],
  ];
  const figure = (/** @type {any} */ odds, /** @type {string} */ key) =>
    odds?.[key] == null ? "–" : number(key === "shut" || key === "first_edge" ? odds[key] * 100 : odds[key], 1);
  return html`<section class="panel build-what" aria-labelledby="build-does" aria-busy=${String(busy)}>
    <${Airmail} />
    <h2 id="build-does">${t("build-does")}</h2>
    ${faults.length > 0 && html`<div class="note" role="alert"><b>${t("build-wrong")}</b>${faults.map((text) => html`<p key=${text}>${text}</p>`)}</div>`}
    ${!mine && !faults.length && html`<p class="quiet">${note || t("build-working")}</p>`}
    ${seats.seats.length > 0 && !faults.length && html`<${Seats} found=${seats} points=${points} />`}
    ${mine && base && !faults.length && html`<table>
        <thead><tr><th scope="col"><span class="unseen">${t("build-figure")}</span></th><th scope="col" class="n">${baseName}</th>
          ${changed && html`<th scope="col" class="n">${name}</th>`}</tr></thead>
        <tbody>${rows.filter(([key]) => mine[key] != null || base[key] != null).map(
          ([key, label]) => html`<tr key=${key}><th scope="row">${t(label)}</th><td class="n">${figure(base, key)}</td>
            ${changed && html`<td class="n"><b>${figure(mine, key)}</b></td>`}</tr>`,
        )}</tbody>
      </table>
      <${Chart} mine=${mine} base=${base} name=${name} baseName=${baseName} changed=${changed} />
      <p class="quiet build-says" role="status">${busy ? t("build-working") : t(changed ? sentence(mine, base) : "build-same", { base: baseName })}</p>`}
  </section>`;
}
