/**
 * The coach's advice beside the table: each way with its worth, what it loses against the best, and why. A way that lays
 * cards can be put into the draft to be looked at. Must never weigh anything: the server did.
 */
import { html, minus, number, useEffect, useRef } from "/static/js/draw.js";
import { notation } from "./place.js";

/** So many ways are shown. */
const SHOWN = 3;

/** The coach speaks up before a choice that costs more points than this. */
const COSTLY = 1;

/** How the coach may stand. @type {["off" | "on" | "warn", string][]} */
const HOW = [["off", "post-coach-how-off"], ["on", "post-coach-how-on"], ["warn", "post-coach-how-warn"]];

/** Placements in notation, read back. @param {string[]} actions @returns {import("./place.js").Place[]} */
export function read(actions) {
  const found = actions.map((action) => /^(\S+) r(\d) ([+-]\d+)([+-]\d+)$/.exec(action));
  return found.flatMap((one) => (one ? [{ card: one[1], turns: +one[2], row: +one[3], col: +one[4] }] : []));
}

/** The latest advice where it is about this point; null else. @param {any} view @param {any} coach */
function current(view, coach) {
  if (!coach || coach.seat !== view.seat || !coach.moves.length) return null;
  return coach.moves.every((/** @type {any} */ move) => view.view.legal.includes(move.actions[0])) ? coach : null;
}

/**
 * Asks the coach at each of the own decisions, where it is on, and answers with its advice.
 * @param {any} view @param {any} send @param {any} ctx
 */
export function useCoach(view, send, ctx) {
  const may = view.table.settings.coach && view.mine.includes(view.seat) && !view.view.over;
  const point = may && ctx.tutor !== "off" ? `${view.table.match} ${view.node} ${view.seat}` : "";
  const asked = useRef("");
  const advice = may && ctx.tutor !== "off" ? current(view, ctx.coach) : null;
  useEffect(() => {
    if (!point || asked.current === point || advice) return;
    asked.current = point;
    send({ type: "coach" });
  }, [point, advice === null]);
  return { may, advice };
}

/**
 * What there is to warn of in a choice, where the coach is to warn; null else. Of a way that is not among those weighed
 * only that all of them are better is known.
 * @param {any} advice @param {string[]} actions @param {string} tutor
 * @returns {{loss: number, better: number} | null}
 */
export function costly(advice, actions, tutor) {
  if (tutor !== "warn" || !advice || !actions.length) return null;
  const key = (/** @type {string[]} */ list) => [...list].sort().join(";");
  const at = advice.moves.findIndex((/** @type {any} */ move) => key(move.actions) === key(actions));
  if (at < 0) return { loss: advice.moves[advice.moves.length - 1].loss, better: advice.moves.length };
  const { loss } = advice.moves[at];
  return loss > COSTLY ? { loss, better: at } : null;
}

/** The placements of the draft in notation. @param {import("./draft.js").Drafting} draft */
export const drafted = (draft) => draft.laid.map(notation);

/** @param {{view: any, advice: any, draft: import("./draft.js").Drafting, ctx: any}} props */
export function Coach({ view, advice, draft, ctx }) {
  const { t, tutor } = ctx;
  const moves = tutor === "on" && advice ? advice.moves.slice(0, SHOWN) : [];
  const most = Math.max(1, ...moves.map((/** @type {any} */ move) => move.loss));
  return html`<section class="panel po-coach" aria-labelledby="po-coach">
    <div class="po-coach-head">
      <h2 id="po-coach">${t("post-coach")}</h2>
      <div class="seg" role="group" aria-label=${t("post-coach-how")}>
        ${HOW.map(([how, text]) => html`<button aria-pressed=${tutor === how} onClick=${() => ctx.setTutor(how)}>${t(text)}</button>`)}
      </div>
    </div>
    ${tutor === "warn" && html`<p class="quiet">${t("post-coach-warns")}</p>`}
    ${tutor === "on" && html`<p class="quiet">${advice ? advice.objective : ctx.coachWhy || t("post-coach-thinking")}</p>`}
    <ol class="bare">
      ${moves.map((/** @type {any} */ move, /** @type {number} */ i) => {
        const places = read(move.actions);
        const keep = /^keep (\S+)$/.exec(move.actions[0])?.[1];
        const show = () => (keep ? draft.choose(keep) : draft.follow(places));
        const named = keep ? t("post-coach-keeps", { card: keep }) : places.map((place) => place.card).join(" + ");
        return html`<li key=${move.actions.join()} class=${i ? "" : "po-best"}>
          <div class="row apart"><strong>${named}</strong><span class="numeral">${number(move.value, 1)}</span></div>
          <div class="po-loss" aria-hidden="true"><span style=${{ width: `${(100 * move.loss) / most}%` }}></span></div>
          <p><b>${move.loss < 0.05 ? t("post-coach-best") : t("post-coach-loses", { loss: number(move.loss, 1) })}</b> ${minus(move.text)}</p>
          <button class="plain" onClick=${show}>${t(keep ? "post-coach-choose" : "post-coach-show")}</button>
        </li>`;
      })}
    </ol>
    ${tutor === "on" && (advice?.notes ?? []).map((/** @type {string} */ note) => html`<p class="quiet">${minus(note)}</p>`)}
  </section>`;
}

/** Said before a costly choice is confirmed. @param {{warned: {loss: number, better: number}, t: any}} props */
export const Warning = ({ warned, t }) =>
  html`<p class="note" role="alert">${t("post-coach-warning", { better: warned.better, loss: number(warned.loss, 1) })}</p>`;
