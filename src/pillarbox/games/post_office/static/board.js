/**
 * Post Office on screen: the felt with the tableau, the hand, the preview, the count at the end. Everything that can be
 * chosen comes from the view; drafts go to the server as `preview`. Must never hold a rule.
 */
import { html, useEffect, useMemo, useRef, useState } from "/static/js/draw.js";
import { All } from "./all.js";
import { Coach, useCoach } from "./coach.js";
import { useDraft } from "./draft.js";
import { useCount } from "./ending.js";
import { Felt } from "./felt.js";
import { useHeight } from "./height.js";
import { press } from "./keys.js";
import { looking } from "./looking.js";
import { Peek } from "./peek.js";
import { Summary, span, total } from "./preview.js";
import { Ending, Turn } from "./side.js";
import { sprites } from "./sprites.js";
import { Spoken, stack } from "./tableau.js";

export { keys } from "./keys.js";
export { mini } from "./mini.js";
/** Where chance comes from, for pages that speak of it; dice, where a board does not say. */
export const chance = "cards";

/** @param {any} view the wire's view @param {(message: any) => void} send @param {any} ctx */
export const draw = (view, send, ctx) => html`<${Board} view=${view} send=${send} ctx=${ctx} />`;

/** @param {{view: any, send: any, ctx: any}} props */
function Board({ view, send, ctx }) {
  const { t } = ctx;
  const game = view.view;
  const names = view.table.seats.map((/** @type {any} */ one) => one.name || t("table-seat", { seat: one.seat + 1 }));
  sprites(t);
  const draft = useDraft(view, send, ctx);
  const setLooking = (/** @type {number | null} */ seat) => (looking.value = seat === game.seat ? null : seat);
  const [peeked, setPeeked] = useState(/** @type {{row: number, col: number} | null} */ (null));
  const [tiny, setTiny] = useState(false);
  const grip = useRef(/** @type {any} */ ({}));
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const started = useRef(game.over);

  // A spectator sees all tables at once, unless it looks at one of them.
  const looked = looking.value !== null && game.desks[looking.value] ? looking.value : null;
  const all = game.seat < 0 && looked === null;
  const seat = looked ?? (game.seat >= 0 ? game.seat : (game.winners[0] ?? 0));
  const mine = seat === game.seat;
  const desk = game.desks[seat];
  const tableau = (mine && game.preview) || desk.tableau;
  const laid = useMemo(
    () => (mine ? draft.laid.map((place) => ({ ...place, rows: draft.rows(place) })) : []),
    [mine, draft.laid, game.hand],
  );
  const ghost = mine && draft.ghost ? { ...draft.ghost, rows: draft.rows(draft.ghost) } : null;
  const lines = mine && draft.before ? draft.before.tableau.lines : (tableau?.lines ?? []);
  const count = useCount(game.over ? tableau : null, `${view.table.match ?? ""} ${seat}`, ctx.motion, !started.current);
  useEffect(() => setPeeked(null), [view.version, seat, draft.ghost?.card]);
  useEffect(() => void (looking.value = null), [game.stage, game.round, view.table.match]);
  const { may, advice } = useCoach(view, send, ctx);
  useHeight(frame, `${game.stage} ${game.over} ${view.table.phase} ${view.mine.length}`);
  useSpoken(draft, ghost, ctx);

  const heading = headed(game, view, draft, mine || all ? "" : names[seat], t);
  const live = { ...ctx, carried: carrying(draft) };
  const close = () => {
    if (peeked) setPeeked(null);
    else if (looking.value !== null) setLooking(null);
    else return false;
    return true;
  };
  /** @param {number} row @param {number} col */
  const look = (row, col) => setPeeked(stack(tableau, laid, row, col).length ? { row, col } : null);
  const whole = !draft.ghost && draft.laid.length > 0;
  const answer = mine ? draft.answer : null;
  const counted = answer?.tableau ?? tableau;
  const turn = { view, game, draft, names, grip, ctx: live, shown: seat, look: setLooking, advice };

  return html`<section class="area-board po-board" onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, draft, grip, { close, look: () => {} })}>
      <div class=${all ? "po-felt po-watching" : "po-felt"} ref=${frame} tabindex="0" role="application" aria-label=${t("post-board-look", { name: names[seat] })} aria-describedby="po-how">
        <p id="po-how" class="unseen">${t("post-board-how")}</p>
        <div class=${answer ? "po-head po-has-summary" : "po-head"}>
          <h1 class="table-head">${heading}</h1>
          ${game.round > 0 && html`<p class="po-round">${t("post-board-round", { round: game.round, rounds: game.rounds })}</p>`}
          ${answer && html`<${Summary} answer=${answer} whole=${whole} t=${t} />`}
          ${!mine && !all && html`<button class="po-on-felt" onClick=${() => setLooking(null)}>${t(game.seat < 0 ? "post-board-back-all" : "post-board-back")}</button>`}
        </div>
        ${!all && html`<div class=${tiny ? "po-zoom po-tiny" : "po-zoom"} role="group" aria-label=${t("post-board-zoom")}>
          <button class="po-on-felt po-wide-only" aria-label=${t("post-board-out")} onClick=${() => grip.current.zoom(0.8)}>−</button>
          <button class="po-on-felt po-wide-only" aria-label=${t("post-board-in")} onClick=${() => grip.current.zoom(1.25)}>+</button>
          <button class="po-on-felt" onClick=${() => grip.current.fit()}>${t("post-board-fit")}</button>
        </div>`}
        ${all && html`<${All} game=${game} names=${names} look=${setLooking} t=${t} />`}
        ${!all && !tableau && html`<p class="po-bare">${t("post-board-dealing")}</p>`}
        ${!all && tableau &&
        html`<${Felt} key=${seat} tableau=${tableau} laid=${laid} lines=${lines} draft=${mine ? draft : null} ghost=${ghost} grip=${grip}
            look=${look} ctx=${live} label=${t("post-board-picture", { name: names[seat], total: total(tableau.total) })}
            lit=${game.over && !count.done ? count.lit : undefined} band=${game.over ? count.band : null} mouse=${game.over && count.mice}
            sizes=${tiny ? roomier : sizes} tiny=${setTiny} />
          <${Spoken} tableau=${tableau} caption=${t("post-spoken-caption", { name: names[seat], total: total(tableau.total) })} t=${t} />`}
        ${ghost && html`<p class="po-legend" aria-hidden="true">
          <span><svg width="26" height="20"><rect class="po-covered" x="2" y="2" width="22" height="16" rx="3" stroke-width="2.4" /></svg>${t("post-legend-covers")}</span>
          <span><svg width="30" height="20"><rect x="1" y="1" width="28" height="18" rx="9" fill="var(--brass-lt)" /></svg>${t("post-legend-changes")}</span>
        </p>`}
        ${peeked && tableau &&
        html`<${Peek} found=${stack(tableau, laid, peeked.row, peeked.col)} row=${peeked.row - counted.top + 1} col=${peeked.col - counted.left + 1}
          peek=${game.rules.peek} close=${() => setPeeked(null)} t=${t} />`}
      </div>
    </section>
    <aside class="area-aside po-aside" onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, draft, grip, { close, look: () => {} })}>
      ${game.over ? html`<${Ending} ...${turn} count=${count} tableau=${tableau} />` : html`<${Turn} ...${turn} answer=${answer} whole=${whole} />`}
      ${may && html`<${Coach} view=${view} advice=${advice} draft=${draft} ctx=${ctx} />`}
    </aside>`;
}

/** What stands above and below the tableau, in pixels; larger where text is. @param {boolean} narrow @param {boolean} placing */
function sizes(narrow, placing) {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  if (!narrow) return { head: 66 * text, foot: 52 * text };
  return { head: (placing ? 92 : 54) * Math.min(text, 1.4), foot: placing ? 60 : 14 };
}

/** The same where the head of a narrow felt also holds the buttons to zoom. @type {typeof sizes} */
const roomier = (narrow, placing) => {
  const { head, foot } = sizes(narrow, placing);
  return { head: narrow && !placing ? head + 24 : head, foot };
};

/** A card of the hand is carried over the felt. @param {import("./draft.js").Drafting} draft */
const carrying = (draft) => (/** @type {string} */ card, /** @type {{x: number, y: number}} */ at) =>
  draft.ghost?.card === card ? draft.toward(at) : draft.take(card, at);

/**
 * What is to be done, in a few words.
 * @param {any} game @param {any} view @param {import("./draft.js").Drafting} draft @param {string} other whose table is looked at @param {any} t
 */
function headed(game, view, draft, other, t) {
  if (other) return t("post-board-look", { name: other });
  if (game.over) return t("post-board-over");
  const owes = view.mine.includes(view.seat);
  if (game.stage === "keep") return t(owes ? "post-board-keep" : "post-board-waiting");
  if (game.stage !== "place") return t("post-board-dealing");
  if (!owes) return t(game.seat < 0 ? "post-board-watching" : "post-board-waiting");
  if (draft.complete) return t("post-board-check");
  return t(game.desks[game.seat].laid + draft.laid.length ? "post-board-second" : "post-board-first");
}

/**
 * Says for a screen reader where the card now lies and what it would change, once the server has answered.
 * @param {import("./draft.js").Drafting} draft @param {any} ghost @param {any} ctx
 */
function useSpoken(draft, ghost, ctx) {
  const said = useRef("");
  const { answer } = draft;
  useEffect(() => {
    if (!ghost || !answer) return undefined;
    const { before, after } = span(answer, false);
    // Counted as what happened is told afterwards: with the card laid, by which the tableau may have grown.
    const row = ghost.row - answer.tableau.top + 1;
    const col = ghost.col - answer.tableau.left + 1;
    const text = ctx.t("post-spoken-ghost", { card: ghost.card, row, col, before: total(before), after: total(after) });
    const timer = setTimeout(() => {
      if (said.current !== text) ctx.announce?.(text);
      said.current = text;
    }, 350);
    return () => clearTimeout(timer);
  }, [answer]);
}
