/**
 * The cards in hand: which is being placed, which lies in the draft, which is still to place; and before that the choice
 * which of the two to keep, with where the other goes. Must never send a card on its own: the draft does.
 */
import { classes, html, useState } from "/static/js/draw.js";
import { Stamp } from "./card.js";
import { Warning, costly } from "./coach.js";
import { homeByKey } from "./keys.js";
import { face } from "./place.js";
import { carry } from "./pointer.js";
import { NAMES } from "./sprites.js";

/** A card in words, row by row. @param {{card: string, faces: string[][]}} held @param {any} t */
export const told = (held, t) =>
  t("post-hand-card", { card: held.card, slots: held.faces[0].map((row) => [...row].map((code) => t(NAMES[code])).join(", ")).join("; ") });

/**
 * The cards to be placed.
 * @param {{game: any, draft: import("./draft.js").Drafting, names: string[], grip: {current: any}, unit: number, ctx: any}} props
 */
export function Hand({ game, draft, names, grip, unit, ctx }) {
  const { t } = ctx;
  const laid = new Set(draft.laid.map((place) => place.card));
  return html`<div class="po-hand">
    ${game.hand.map((/** @type {any} */ held, /** @type {number} */ i) => {
      const active = draft.ghost?.card === held.card;
      const lies = laid.has(held.card);
      const state = active ? "placing" : lies ? "laid" : "open";
      const take = () => {
        if (active) draft.release();
        else if (!lies) draft.take(held.card, draft.ghost ? centre(draft) : grip.current.middle());
      };
      return html`<div class="po-held" key=${held.card}>
        <span class="po-state">${t(`post-hand-${state}`)}</span>
        <button class=${classes("po-pick", `po-${state}`)} aria-pressed=${active} disabled=${lies || !draft.mayLay}
          aria-label=${told(held, t)} data-card=${held.card}
          onClick=${take}
          onFocus=${(/** @type {FocusEvent} */ event) => {
            const by = /** @type {Element} */ (event.currentTarget).matches(":focus-visible");
            if (by && draft.ghost && !active && !lies) draft.take(held.card, centre(draft));
          }}
          onPointerDown=${(/** @type {PointerEvent} */ event) => {
            if (lies || !draft.mayLay) return;
            carry(event, {
              felt: () => grip.current.element(),
              over: (at) => {
                grip.current.hold(true);
                ctx.carried(held.card, grip.current.slots(at));
              },
              dropped: () => grip.current.hold(false),
            });
          }}>
          <${Stamp} rows=${face(held, 0)} card=${held.card} unit=${unit} fade=${active || lies} />
        </button>
        ${game.stage === "place" && game.passed && i === 1 && game.from !== null && html`<span class="po-from">${t("post-hand-from", { name: names[game.from] })}</span>`}
      </div>`;
    })}
  </div>`;
}

/** Where the ghost is. @param {import("./draft.js").Drafting} draft */
function centre(draft) {
  const place = /** @type {import("./place.js").Place} */ (draft.ghost);
  const rows = draft.rows(place);
  return { x: place.col + rows[0].length / 2, y: place.row + rows.length / 2 };
}

/**
 * Which card to keep; the other one goes to the left.
 * @param {{game: any, draft: import("./draft.js").Drafting, names: string[], unit: number, ctx: any, owes: boolean, advice: any}} props
 */
export function Keep({ game, draft, names, unit, ctx, owes, advice }) {
  const { t } = ctx;
  const kept = game.kept ?? draft.keep;
  const left = names[game.left];
  const [warned, setWarned] = useState("");
  const cost = owes && draft.keep ? costly(advice, [`keep ${draft.keep}`], ctx.tutor) : null;
  const warn = cost !== null && warned === draft.keep;
  const pass = (/** @type {MouseEvent} */ event) => {
    if (cost && !warn) return setWarned(draft.keep);
    homeByKey(event);
    draft.pass();
  };
  return html`<div class="po-keep">
    <div class="po-hand" role="group" aria-label=${t("post-board-keep")}>
      ${game.hand.map((/** @type {any} */ held) => {
        const stays = kept === held.card;
        const goes = kept !== "" && !stays;
        return html`<div class=${classes("po-held", stays && "po-stays", goes && "po-goes")} key=${held.card}>
          <button class="po-pick" aria-pressed=${stays} disabled=${!owes} aria-label=${told(held, t)} data-card=${held.card}
            onClick=${() => draft.choose(held.card)}>
            <${Stamp} rows=${face(held, 0)} card=${held.card} unit=${unit} />
          </button>
          <span class="po-lot">
            ${goes && html`<${Arrow} />`}
            ${stays ? t("post-keep-stays") : goes ? t("post-keep-goes", { name: left }) : t("post-keep-open")}
          </span>
        </div>`;
      })}
    </div>
    <p class="quiet">${t(game.kept ? "post-keep-sealed" : "post-keep-hint", { name: left })}</p>
    ${warn && html`<${Warning} warned=${cost} t=${t} />`}
    ${owes &&
    html`<div class="po-actions">
      <button class="primary wide" aria-disabled=${!draft.keep} onClick=${draft.keep ? pass : undefined}>
        ${warn ? t("post-act-anyway") : draft.keep ? t("post-keep-act", { name: left }) : t("post-keep-first")}
      </button>
    </div>`}
  </div>`;
}

/** To the left, where the card goes. */
const Arrow = () => html`<svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
  <path d="M21 8H3M9 2L3 8L9 14" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
</svg>`;
