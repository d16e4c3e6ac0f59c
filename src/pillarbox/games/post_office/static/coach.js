/**
 * The coach's advice beside the table: each way with its worth, what it loses against the best, and why. A way that lays
 * cards can be put into the draft to be looked at. Must never weigh anything: the server did.
 */
import { html, number } from "/static/js/draw.js";

/** So many ways are shown. */
const SHOWN = 4;

/** Placements in notation, read back. @param {string[]} actions @returns {import("./place.js").Place[]} */
export function read(actions) {
  const found = actions.map((action) => /^(\S+) r(\d) ([+-]\d+)([+-]\d+)$/.exec(action));
  return found.flatMap((one) => (one ? [{ card: one[1], turns: +one[2], row: +one[3], col: +one[4] }] : []));
}

/**
 * @param {{view: any, draft: import("./draft.js").Drafting, send: any, ctx: any}} props
 */
export function Coach({ view, draft, send, ctx }) {
  const { t, coach } = ctx;
  const owes = view.mine.includes(view.seat);
  const own = owes && coach && coach.seat === view.seat;
  if (!owes || !view.table.settings.coach || ctx.tutor === "off") return null;
  const moves = own ? coach.moves.slice(0, SHOWN) : [];
  const most = Math.max(1, ...moves.map((/** @type {any} */ move) => move.loss));
  return html`<section class="panel po-coach" aria-label=${t("post-coach")}>
    <div class="row apart"><h2>${t("post-coach")}</h2>
      <button onClick=${() => send({ type: "coach" })}>${t(own ? "post-coach-again" : "post-coach-ask")}</button></div>
    ${own && html`<p class="quiet">${coach.objective}</p>`}
    <ol class="bare">
      ${moves.map((/** @type {any} */ move, /** @type {number} */ i) => {
        const places = read(move.actions);
        const keep = /^keep (\S+)$/.exec(move.actions[0])?.[1];
        const show = () => (keep ? draft.choose(keep) : draft.follow(places));
        const named = keep ? t("post-coach-keeps", { card: keep }) : places.map((place) => place.card).join(", ");
        return html`<li class=${i ? "" : "po-best"}>
          <div class="row apart"><strong>${named}</strong><span class="numeral">${number(move.value, 1)}</span></div>
          <div class="po-loss" aria-hidden="true"><span style=${{ width: `${(100 * move.loss) / most}%` }}></span></div>
          <p>${move.loss < 0.05 ? t("post-coach-best") : t("post-coach-loses", { loss: number(move.loss, 1) })} ${move.text}</p>
          <button class="plain" onClick=${show}>${t(keep ? "post-coach-choose" : "post-coach-show")}</button>
        </li>`;
      })}
    </ol>
    ${own && (coach.notes ?? []).map((/** @type {string} */ note) => html`<p class="quiet">${note}</p>`)}
  </section>`;
}
