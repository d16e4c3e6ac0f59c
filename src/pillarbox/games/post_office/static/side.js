/**
 * What stands beside the felt, on a phone at its foot: the hand, the preview and the buttons; at the end the count. Must never decide what may be done: the draft says it.
 */
import { html, useState } from "/static/js/draw.js";
import { Stamp } from "./card.js";
import { Warning, costly, drafted } from "./coach.js";
import { Count, Rank, Seats } from "./ending.js";
import { Hand, Keep } from "./hand.js";
import { homeByKey } from "./keys.js";
import { Reckoning } from "./preview.js";

/**
 * @param {any} props what the board knows of the turn
 */
export function Turn({ view, game, draft, names, grip, ctx, answer, whole, advice }) {
  const { t } = ctx;
  const owes = view.mine.includes(view.seat);
  const unit = 58;
  if (game.seat < 0) return null;
  return html`<div class="po-foot">
      ${game.stage === "keep" &&
      html`<section class="panel po-hand-panel"><h2>${t("post-hand")}</h2>
        <${Keep} game=${game} draft=${draft} names=${names} unit=${unit} ctx=${ctx} owes=${owes} advice=${advice} /></section>`}
      ${game.stage === "place" && game.hand.length > 0 &&
      html`<section class="panel po-hand-panel"><h2>${t("post-hand")}</h2>
        <${Hand} game=${game} draft=${draft} names=${names} grip=${grip} unit=${unit} ctx=${ctx} />
        <p class="po-hint">${hint(draft, t)}</p></section>`}
      ${game.stage === "place" && owes && html`<section class="panel po-preview-panel">
        ${answer ? html`<${Reckoning} answer=${answer} whole=${whole} t=${t} />` : html`<p class="po-hint">${hint(draft, t)}</p>`}
        <${Buttons} draft=${draft} advice=${advice} ctx=${ctx} />
      </section>`}
      ${!owes && game.stage !== "keep" && html`<section class="panel po-waiting"><p>${t(game.stage === "place" ? "post-posted" : "post-board-dealing")}</p></section>`}
    </div>
    ${game.order.length > 0 && html`<${Order} order=${game.order} t=${t} />`}`;
}

/** What to do next. @param {import("./draft.js").Drafting} draft @param {any} t */
function hint(draft, t) {
  if (!draft.mayLay) return t("post-posted");
  if (draft.complete) return t("post-hint-complete");
  if (draft.ghost) return t("post-hint-ghost");
  return t(draft.laid.length ? "post-hint-second" : "post-hint-first");
}

/** Turn, take back, lay, and at last post. @param {{draft: import("./draft.js").Drafting, advice: any, ctx: any}} props */
function Buttons({ draft, advice, ctx }) {
  const { t } = ctx;
  const [warned, setWarned] = useState("");
  const cost = draft.complete ? costly(advice, drafted(draft), ctx.tutor) : null;
  const told = cost !== null && warned === drafted(draft).join();
  const post = (/** @type {MouseEvent} */ event) => {
    if (cost && !told) return setWarned(drafted(draft).join());
    homeByKey(event);
    draft.post();
  };
  const undo = (/** @type {MouseEvent} */ event) => {
    if (!draft.laid.length) homeByKey(event);
    draft.undo();
  };
  const some = draft.ghost !== null || draft.laid.length > 0;
  return html`${told && html`<${Warning} warned=${cost} t=${t} />`}<div class="po-actions">
    ${!draft.complete &&
    html`<button class="po-rotate" aria-disabled=${!draft.ghost} onClick=${() => draft.turn(1)}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 12a8 8 0 1 1-3-6.2M20 2.5V8h-5.5" fill="none"
        stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" /></svg>
      <span>${t("post-act-rotate")}</span><kbd aria-hidden="true">R</kbd></button>`}
    ${some && html`<button class="po-undo" onClick=${undo}>${t("post-act-undo")}</button>`}
    ${draft.complete
      ? html`<button class="primary" aria-disabled=${ctx.busy} onClick=${post}>
          ${told ? t("post-act-anyway") : t("post-act-post", { cards: draft.laid.length })}</button>`
      : html`<button class="primary" aria-disabled=${!draft.ghost} onClick=${draft.lay}>
          ${t(draft.ghost ? "post-act-lay" : "post-act-choose")}</button>`}
  </div>`;
}

/** Solo with the order in sight: what comes next. @param {{order: any[], t: any}} props */
const Order = ({ order, t }) => html`<section class="panel po-order"><h2>${t("post-order")}</h2>
  <ol class="bare">${order.map((one) => html`<li><${Stamp} rows=${one.faces[0]} card=${one.card} unit=${26} label=${one.card} /></li>`)}</ol></section>`;

/** The end: the count of each seat, alone the rank. Who won, the shell says. @param {any} props */
export function Ending({ game, names, count, tableau, ctx, look, shown }) {
  const { t } = ctx;
  const alone = names.length === 1;
  return html`${alone &&
    html`<section class="panel po-result"><h2>${t("post-ending-rank", { rank: t(`post-rank-${game.rank}`) })}</h2>
      <${Rank} rank=${game.rank} t=${t} /></section>`}
    <section class="panel"><h2>${t("post-count")}</h2>
      ${byMice(game) && html`<p class="quiet">${t("post-ending-mice")}</p>`}
      ${!alone && html`<${Seats} names=${names} shown=${shown} look=${look} label=${t("post-count-whose")} />`}
      <${Count} tableau=${tableau} count=${count} t=${t} />
      <button onClick=${count.again}>${t("post-count-again")}</button>
    </section>`;
}

/** Whether several had most points and the mice in sight decided among them. @param {any} game */
const byMice = ({ totals, winners }) =>
  totals.filter((/** @type {number} */ total) => total === Math.max(...totals)).length > winners.length;
