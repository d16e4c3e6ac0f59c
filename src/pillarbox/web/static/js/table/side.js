/** What stands to the left on a wide screen: the score sheet, what happened last, the keys. */
import { classes, html, minus, t } from "../draw.js";

/**
 * @param {{view: import("../wire.js").View, board: any}} props
 */
export function Side({ view, board }) {
  return html`<aside class="area-sheet" aria-label=${t("table-scores")}>
    <${Sheet} view=${view} />
    <${Story} view=${view} last=${5} />
    ${board?.keys &&
    html`<div class="keys quiet" aria-hidden="true"><p>${t("table-keys")}</p>
      ${board.keys.slice(0, 5).map((/** @type {[string, string]} */ [key, text]) => html`<span><kbd>${key}</kbd> ${t(text)}</span>`)}
      <span><kbd>?</kbd> ${t("table-keys-help")}</span></div>`}
  </aside>`;
}

/** The same in a window of its own, or on a big screen. @param {{view: import("../wire.js").View, last?: number}} props */
export function Scores({ view, last = 30 }) {
  return html`<div class="stack"><${Sheet} view=${view} /><${Story} view=${view} last=${last} /></div>`;
}

/** @param {import("../wire.js").View} view @param {number} seat */
export function nameOf({ table }, seat) {
  const one = table.seats[seat];
  if (!one) return "";
  const mine = table.seats.filter((other) => other.yours);
  return one.yours && mine.length === 1 ? t("table-you") : one.name || t("table-seat", { seat: seat + 1 });
}

/**
 * Rounds down, seats across; the winner of a round has a ring around the score.
 * @param {{view: import("../wire.js").View}} props
 */
function Sheet({ view }) {
  const game = view.view;
  if (!game) return null;
  const seats = view.table.seats.map((one) => one.seat).filter((seat) => seat < (game.totals?.length ?? 0));
  const past = (game.past ?? []).slice(-8);
  const running = !game.over && game.boxes;
  const head = game.rounds ? t("table-round-of", { round: game.round, rounds: game.rounds }) : t("table-round", { round: game.round });
  const wins = seats.map((seat) => (game.past ?? []).filter((/** @type {any} */ one) => one.winners.includes(seat)).length);
  return html`<section class="score-sheet perforated">
    <h2>${game.over ? t("table-final") : head}</h2>
    <div class="scroll-x"><table>
      <thead><tr><th scope="col"><span class="unseen">${t("table-round-head")}</span></th>
        ${seats.map((seat) => html`<th scope="col" class="n" key=${seat}><span class="named" title=${nameOf(view, seat)}>${nameOf(view, seat)}</span></th>`)}</tr></thead>
      <tbody>
        ${past.map((/** @type {any} */ one) => html`<tr key=${one.round}><th scope="row">${one.round}</th>
          ${seats.map((seat) => html`<td class="n">${cell(one.scores[seat], one.winners.includes(seat), seats.length > 1)}</td>`)}</tr>`)}
        ${running && html`<tr class="now"><th scope="row">${game.round}</th>
          ${seats.map((seat) => html`<td class="n">${current(game, seat)}</td>`)}</tr>`}
        ${(past.length > 1 || !game.boxes) && html`<tr class="sum"><th scope="row">${t("table-total")}</th>
          ${seats.map((seat) => html`<td class="n numeral">${minus(String(game.totals[seat]))}</td>`)}</tr>`}
        ${game.stakes && html`<tr class="sum"><th scope="row">${t("table-stakes")}</th>
          ${seats.map((seat) => html`<td class="n">${game.stakes[seat].replace("-", "−")}</td>`)}</tr>`}
        ${past.length > 1 && seats.length > 1 && html`<tr class="sum"><th scope="row">${t("table-won")}</th>
          ${seats.map((_, i) => html`<td class="n">${wins[i]}</td>`)}</tr>`}
      </tbody>
    </table></div>
    ${game.limit != null && html`<p class="quiet small">${t("table-limit", { limit: game.limit })}</p>`}
  </section>`;
}

/** @param {number | null} score @param {boolean} won @param {boolean} rivals whether there was anybody to win against */
function cell(score, won, rivals) {
  if (score == null) return "–";
  const text = minus(String(score));
  return won ? html`<span class="won">${text}${rivals && html`<span class="unseen">, ${t("table-round-won")}</span>`}</span>` : text;
}

/** @param {any} game @param {number} seat */
function current(game, seat) {
  const box = game.boxes[seat];
  if (!box) return "–";
  return box.end ? box.score : game.turn === seat ? "…" : "–";
}

/**
 * The last lines of what happened.
 * @param {{view: import("../wire.js").View, last: number}} props
 */
function Story({ view, last }) {
  const lines = view.log.filter((line) => line.text).slice(-last);
  if (!lines.length) return null;
  return html`<section class="story"><h2 class="h3">${t("table-story")}</h2>
    <ol class="bare">${lines.map((line, i) => html`<li key=${line.version} class=${classes(i === lines.length - 1 && "newest")}>${line.text}</li>`)}</ol>
  </section>`;
}
