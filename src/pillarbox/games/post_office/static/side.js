/**
 * What stands beside the felt, on a phone at its foot: the hand, the preview and the buttons; who is still thinking; at
 * the end the result. Must never decide what may be done: the draft says it.
 */
import { Airmail, html } from "/static/js/draw.js";
import { Stamp } from "./card.js";
import { Count, Places, Rank } from "./ending.js";
import { Hand, Keep } from "./hand.js";
import { mini } from "./mini.js";
import { Reckoning } from "./preview.js";

/**
 * @param {any} props what the board knows of the turn
 */
export function Turn({ view, game, draft, names, grip, ctx, answer, whole, look, looking }) {
  const { t } = ctx;
  const owes = view.mine.includes(view.seat);
  const unit = 58;
  if (game.seat < 0) return html`<${Others} game=${game} names=${names} look=${look} looking=${looking} ctx=${ctx} />`;
  return html`<div class="po-foot">
      ${game.stage === "keep" &&
      html`<section class="panel po-hand-panel"><h2>${t("post-hand")}</h2>
        <${Keep} game=${game} draft=${draft} names=${names} unit=${unit} ctx=${ctx} owes=${owes} /></section>`}
      ${game.stage === "place" && game.hand.length > 0 &&
      html`<section class="panel po-hand-panel"><h2>${t("post-hand")}</h2>
        <${Hand} game=${game} draft=${draft} names=${names} grip=${grip} unit=${unit} ctx=${ctx} />
        <p class="po-hint">${hint(draft, t)}</p></section>`}
      ${game.stage === "place" && owes && html`<section class="panel po-preview-panel">
        ${answer ? html`<${Reckoning} answer=${answer} whole=${whole} t=${t} />` : html`<p class="po-hint">${hint(draft, t)}</p>`}
        <${Buttons} draft=${draft} ctx=${ctx} />
      </section>`}
      ${!owes && game.stage !== "keep" && html`<section class="panel po-waiting"><p>${t(game.stage === "place" ? "post-posted" : "post-board-dealing")}</p></section>`}
    </div>
    ${game.order.length > 0 && html`<${Order} order=${game.order} t=${t} />`}
    ${names.length > 1 && html`<${Others} game=${game} names=${names} look=${look} looking=${looking} ctx=${ctx} />`}`;
}

/** What to do next. @param {import("./draft.js").Drafting} draft @param {any} t */
function hint(draft, t) {
  if (!draft.mayLay) return t("post-posted");
  if (draft.complete) return t("post-hint-complete");
  if (draft.ghost) return t("post-hint-ghost");
  return t(draft.laid.length ? "post-hint-second" : "post-hint-first");
}

/** Turn, take back, lay, and at last post. @param {{draft: import("./draft.js").Drafting, ctx: any}} props */
function Buttons({ draft, ctx }) {
  const { t } = ctx;
  const some = draft.ghost !== null || draft.laid.length > 0;
  return html`<div class="po-actions">
    ${!draft.complete &&
    html`<button class="po-rotate" aria-disabled=${!draft.ghost} onClick=${() => draft.turn(1)}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 12a8 8 0 1 1-3-6.2M20 2.5V8h-5.5" fill="none"
        stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" /></svg>
      <span>${t("post-act-rotate")}</span><kbd aria-hidden="true">R</kbd></button>`}
    <button class="po-undo" aria-disabled=${!some} onClick=${draft.undo}>${t("post-act-undo")}</button>
    ${draft.complete
      ? html`<button class="primary" aria-disabled=${ctx.busy} onClick=${draft.post}>${t("post-act-post", { cards: draft.laid.length })}</button>`
      : html`<button class="primary" aria-disabled=${!draft.ghost || !draft.answer} onClick=${draft.lay}>
          ${t(draft.ghost ? "post-act-lay" : "post-act-choose")}</button>`}
  </div>`;
}

/** Solo with the order in sight: what comes next. @param {{order: any[], t: any}} props */
const Order = ({ order, t }) => html`<section class="panel po-order"><h2>${t("post-order")}</h2>
  <ol class="bare">${order.map((one) => html`<li><${Stamp} rows=${one.faces[0]} card=${one.card} unit=${26} label=${one.card} /></li>`)}</ol></section>`;

/** Who has posted and who is still thinking; a button each to look at a table. @param {any} props */
function Others({ game, names, look, looking, ctx }) {
  const { t } = ctx;
  return html`<ul class="bare po-others" aria-label=${t("post-others")}>
    ${names.map((/** @type {string} */ name, /** @type {number} */ seat) => {
      if (seat === game.seat) return null;
      const { tableau, ready } = game.desks[seat];
      const state = game.kind === "simultaneous" || game.kind === "decision" ? (ready ? "posted" : "thinking") : "";
      return html`<li><button class="po-other" aria-pressed=${looking === seat} onClick=${() => look(looking === seat ? null : seat)}>
        <span class="po-other-picture">${mini(game.desks[seat], ctx)}</span>
        <span class="po-other-words"><strong>${name}</strong>
          ${tableau && html`<span class="quiet">${t("post-others-total", { total: tableau.total })}</span>`}
          ${state && html`<span class=${`po-is-${state}`}><${Sign} state=${state} /> ${t(`post-others-${state}`)}</span>`}</span>
      </button></li>`;
    })}
  </ul>`;
}

/** A tick, or three dots. @param {{state: string}} props */
const Sign = ({ state }) =>
  state === "posted"
    ? html`<svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true"><path d="M2 8.5L7.5 14L18 2" fill="none" stroke="currentColor"
        stroke-width="3" stroke-linecap="round" stroke-linejoin="round" /></svg>`
    : html`<svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true"><g fill="currentColor"><circle cx="4" cy="9" r="3" />
        <circle cx="12" cy="9" r="3" opacity="0.7" /><circle cx="20" cy="9" r="3" opacity="0.4" /></g></svg>`;

/** The end: who won, the count, the rank of a lone player. @param {any} props */
export function Ending({ game, names, count, tableau, ctx, look, looking }) {
  const { t } = ctx;
  const alone = names.length === 1;
  const winners = game.winners.map((/** @type {number} */ seat) => names[seat]);
  return html`<section class="panel po-result"><${Airmail} />
      ${alone
        ? html`<h2>${t("post-ending-rank", { rank: t(`post-rank-${game.rank}`) })}</h2><${Rank} rank=${game.rank} t=${t} />`
        : html`<h2>${winners.length > 1 ? t("post-ending-shared", { names: listed(winners, ctx.lang) }) : t("post-ending-won", { name: winners[0] })}</h2>
          <${Places} game=${game} names=${names} shown=${looking} look=${look} t=${t} />`}
    </section>
    <section class="panel"><h2>${alone ? t("post-count") : t("post-count-of", { name: names[looking] })}</h2>
      <${Count} tableau=${tableau} count=${count} t=${t} />
      <button onClick=${count.again}>${t("post-count-again")}</button>
    </section>`;
}

/** Names in a row as the language has it. @param {string[]} names @param {string} lang */
const listed = (names, lang) => new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
