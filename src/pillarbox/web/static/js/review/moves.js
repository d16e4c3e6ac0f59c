/** The costliest choices of a review, each with its box, its throw, what was done and what was better. */
import { Die, html, minus, number, t, useEffect, useState } from "../draw.js";
import { get } from "../api.js";
import { NOTHING } from "./figures.js";

/** The game's view at a point of a match, once it is there. @param {string} code @param {number} match @param {number} at @param {number} seat */
export function useReplay(code, match, at, seat) {
  const [found, setFound] = useState({ at: -1, view: /** @type {any} */ (null) });
  useEffect(() => {
    let left = false;
    if (at < 0) return undefined;
    get(`/api/tables/${code}/replay?match=${match}&at=${at}&seat=${seat}`).then(
      (answer) => !left && setFound({ at, view: answer?.view?.view ?? answer?.view ?? answer }),
      () => !left && setFound({ at, view: null }),
    );
    return () => {
      left = true;
    };
  }, [code, match, at, seat]);
  return found.at === at ? found.view : null;
}

/** Small dice in a row. @param {{ faces: number[] }} props */
export const Dice = ({ faces }) => html`<svg class="review-dice" width=${faces.length * 40} height="42" viewBox=${`0 0 ${faces.length * 40} 42`}
  role="img" aria-label=${t("look-faces", { faces: faces.join(", ") })}>
  ${faces.map((face, n) => html`<${Die} key=${n} face=${face} size=${32} x=${18 + n * 40} y=${18} shadow=${false} />`)}
</svg>`;

/** The picture of the seat that is in question. @param {any} game @param {number} seat */
export const place = (game, seat) => (game?.boxes ?? game?.desks ?? [])[seat];

/**
 * @param {{ code: string, match: number, move: any, order: number, board: any, ctx: any, show: () => void, share: boolean, yours: boolean, game: string }} props
 */
function Costly({ code, match, move, order, board, ctx, show, share, yours }) {
  const before = useReplay(code, match, move.number - 1, move.seat);
  const whose = before?.stage === "reopen" ? before.turn : move.seat;
  const choice = (/** @type {string} */ action) => board?.choice?.(action, ctx) ?? html`<b>${action}</b>`;
  const cost = number(move.cost, 1);
  return html`<article class="panel review-costly">
    <div class="review-costly-head"><span class="review-disc" aria-hidden="true">${order}</span>
      <h2>${t(share ? "look-cost-share" : "look-cost", { cost })}</h2>
      <button type="button" class="secondary" onClick=${show}>${t("look-show")}</button></div>
    ${before && board && place(before, whose) && html`<div class="review-scene"><div class="review-box">${board.mini(place(before, whose), ctx)}</div>
      ${before.dice?.faces?.length > 0 && html`<${Dice} faces=${before.dice.faces} />`}</div>`}
    <dl class="review-pair"><div><dt>${t(yours ? "look-chosen-you" : "look-chosen")}</dt><dd>${choice(move.chosen)}</dd></div>
      <div><dt>${t("look-better")}</dt><dd>${choice(move.best)}</dd></div></dl>
    ${move.beside_loss >= NOTHING && html`<p>${t("look-cost-beside", { cost: number(move.beside_loss, 1) })}</p>`}
    ${move.why && html`<p class="quiet">${minus(move.why)}</p>`}
  </article>`;
}

/** @param {{ code: string, match: number, worst: any[], board: any, ctx: any, show: (number: number) => void, share: boolean, yours: boolean }} props */
export function CostlyMoves({ code, match, worst, board, ctx, show, share, yours }) {
  if (!worst.length) return null;
  return html`<div class="review-costlies">
    ${worst.slice(0, 2).map((move, n) => html`<${Costly} key=${move.number} code=${code} match=${match} move=${move} order=${n + 1} board=${board} ctx=${ctx}
      share=${share} yours=${yours} show=${() => show(move.number)} />`)}
  </div>`;
}
