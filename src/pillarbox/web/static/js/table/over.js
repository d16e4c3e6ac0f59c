/** After the match: who won, another one, a look back. */
import { Airmail, html, minus, t } from "../draw.js";
import { nameOf } from "./side.js";

/**
 * @param {{table: import("./state.js").Table, view: import("../wire.js").View}} props
 */
export function Over({ table, view }) {
  const { host, code, phase, late, match, matches, seats } = view.table;
  const game = view.view;
  const aborted = phase === "aborted";
  const own = seats.some((one) => one.yours);
  const daily = match.startsWith("daily-");
  // Where the host is gone anybody may go on.
  const again = host || (own && !seats.some((one) => one.host && one.here));
  const scores = game.past?.length === 1 ? game.past[0].scores : game.totals;
  const order = [...game.totals.keys()].sort((a, b) => (game.places?.[a] ?? 0) - (game.places?.[b] ?? 0));
  return html`<section class="area-over panel" aria-labelledby="over"><${Airmail} />
    <h2 id="over" class="result">${aborted ? t("over-aborted") : headline(view)}</h2>
    ${game.totals.length > 1 && !aborted && html`<ol class="bare ranks">
      ${order.map((seat) => html`<li key=${seat}><span class="numeral">${game.places?.[seat] ?? ""}</span> <span class="grow named">${nameOf(view, seat)}</span>
        <b>${game.stakes ? t("over-stakes", { stakes: minus(String(game.stakes[seat])) }) : minus(String(scores[seat] ?? "–"))}</b></li>`)}</ol>`}
    <div class="row">
      ${daily && html`<a class="button big" href="/daily">${t("over-daily")}</a>`}
      ${again && !daily && html`<button class="primary" onClick=${() => table.send({ type: "host", do: "rematch" })}>${t("over-again")}</button>`}
      <a class="button big" href=${`/review/${code}?match=${matches}`}>${t("over-review")}</a>
      <a class="button big plain" href=${`/check?table=${code}`}>${t(game.desks ? "table-check-cards" : "over-check")}</a>
    </div>
    ${!again && own && html`<p class="quiet">${t("over-wait")}</p>`}
    ${late > 0 && html`<p class="quiet">${t("over-late", { count: late })}</p>`}
  </section>`;
}

/** A name for a heading; in full it stands below. @param {string} name */
const short = (name) => ([...name].length > 24 ? `${[...name].slice(0, 23).join("")}…` : name);

/** @param {import("../wire.js").View} view */
function headline(view) {
  const game = view.view;
  if (game.totals.length === 1) return t("over-alone", { total: minus(String(game.past?.at(-1)?.scores?.[0] ?? game.totals[0])) });
  const names = game.winners.map((/** @type {number} */ seat) => short(nameOf(view, seat)));
  const yours = game.winners.some((/** @type {number} */ seat) => view.table.seats[seat]?.yours);
  if (game.winners.length === 1) return yours && names[0] === t("table-you") ? t("over-you") : t("over-one", { name: names[0] });
  return t("over-several", { names: new Intl.ListFormat(document.documentElement.lang).format(names) });
}
