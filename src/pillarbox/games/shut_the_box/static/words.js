/**
 * Whole sentences about what is on the board: title, hint, names of tiles. Chooses ids and arguments; must never
 * hold a sentence itself.
 */

import { exactly, missing, plus, sums, total } from "./pick.js";

/** So many ways to go on are named one by one; of more, their number. */
const NAMED = 4;

/**
 * A list in words; in English without a comma before the last word.
 * @param {string} lang
 * @param {(string | number)[]} items
 * @param {"conjunction" | "disjunction"} type
 */
export function list(lang, items, type = "conjunction") {
  return new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { type, style: "long" }).format(items.map(String));
}

/**
 * What a view is about, in a few words that everything else asks for.
 * @typedef {object} Scene
 * @property {any} game the game's own view
 * @property {any} table
 * @property {number} me the seat drawn for, -1 for a spectator
 * @property {number} shown the seat whose box is drawn large
 * @property {boolean} mine whether something is asked of this device's seat
 * @property {boolean} rolls whether this device's seat throws
 * @property {boolean} enters whether real dice are entered here now: an own throw's, or a bot's
 * @property {boolean} post the postal theme
 * @property {boolean} single whether this device has one seat only, so that "you" is clear
 */

/**
 * @param {any} view the whole `view` message
 * @returns {Scene}
 */
export function scene(view) {
  const game = view.view;
  const me = view.seat;
  const yours = view.table.seats.filter((/** @type {any} */ seat) => seat.yours).map((/** @type {any} */ seat) => seat.seat);
  const own = game.play === "shared" && me >= 0;
  return {
    game,
    table: view.table,
    me,
    shown: own ? me : game.over && me >= 0 ? me : game.turn,
    mine: game.legal.length > 0,
    rolls: game.kind === "chance" && me >= 0 && game.roller === me,
    enters: view.table.settings.dice === "real" && game.kind === "chance" && me >= 0 && game.roller !== null &&
      (game.roller === me || view.table.seats[game.roller]?.kind === "bot"),
    post: /^email/.test(view.table.ruleset),
    single: yours.length <= 1,
  };
}

/** @param {Scene} at @param {number} seat */
export const nameOf = (at, seat) => at.table.seats[seat]?.name ?? "";

/** Whether a seat is spoken to as "you". @param {Scene} at @param {number} seat */
const you = (at, seat) => at.single && seat === at.me;

/**
 * The line above the box.
 * @param {Scene} at
 * @param {(id: string, args?: any) => string} t
 * @param {string} lang
 */
export function title(at, t, lang) {
  const { game } = at;
  const name = nameOf(at, game.turn);
  const post = at.post ? "yes" : "no";
  if (game.over) return at.shown === at.me && at.single ? t("board-title-after") : t("board-title-after-of", { name: nameOf(at, at.shown) });
  if (game.stage === "starter") return t("board-title-starter");
  if (game.stage === "roll-off" || game.stage === "match-roll-off") return t("board-title-roll-off");
  if (game.stage === "reopen") {
    if (at.mine) return t("board-title-reopen", { name, post });
    return t("board-title-reopen-wait", { name: nameOf(at, game.owe[0] ?? 0) });
  }
  if (game.stage === "unstick" && at.mine) return t("board-title-unstick");
  if (game.stage === "flip") return t("board-title-flip");
  if (game.dice.faces.length) {
    const faces = list(lang, game.dice.faces);
    if (game.play === "shared") return t("board-title-shared", { faces });
    return you(at, game.turn) ? t("board-title-threw", { faces }) : t("board-title-threw-by", { name, faces });
  }
  if (game.stage === "dice" && at.mine) return t(game.dice.choices.length > 1 ? "board-title-dice" : "board-title-stop");
  if (at.rolls && at.single) return t(game.play === "shared" ? "board-title-roll-shared" : "board-title-roll");
  return t("board-title-turn", { name });
}

/**
 * What to aim at, or where the match stands: the note beside the title.
 * @param {Scene} at
 * @param {(id: string, args?: any) => string} t
 */
export function note(at, t) {
  const { game } = at;
  const ended = game.boxes.filter((/** @type {any} */ box) => box.seat !== at.shown && box.end && box.end !== "gone");
  if (!game.over && ended.length && game.play === "whole") {
    const low = game.wins === "lowest";
    const best = ended.reduce((/** @type {any} */ one, /** @type {any} */ two) => (low === two.score < one.score ? two : one));
    return t("board-note-beat", { name: nameOf(at, best.seat), score: best.score });
  }
  if (game.rounds) return t("board-note-round-of", { round: game.round, rounds: game.rounds });
  if (game.match !== "single") return t("board-note-round", { round: game.round });
  return "";
}

/**
 * The hint under the box: what a choice may go on to, or who is waited for.
 * @param {Scene} at
 * @param {{ sets: string[][], chosen: string[], numbers: Map<string, number> }} pick
 * @param {(id: string, args?: any) => string} t
 * @param {string} lang
 */
export function hint(at, pick, t, lang) {
  const { game } = at;
  const post = at.post ? "yes" : "no";
  if (game.over) return "";
  if (game.stage === "reopen" && at.mine) return t("board-hint-reopen", { post });
  if (game.stage === "unstick" && at.mine) return t("board-hint-unstick");
  if (game.stage === "dice" && at.mine) {
    if (game.dice.choices.length < 2) return t("board-hint-stop");
    return t(touch() ? "board-hint-dice-touch" : "board-hint-dice");
  }
  if (at.enters) return at.rolls ? t("board-hint-real") : t("board-hint-real-for", { name: nameOf(at, game.roller) });
  if (at.rolls) {
    return game.boxes[at.shown]?.dead ? t("board-hint-dead", { post }) : touch() ? "" : t("board-hint-roll");
  }
  if (pick.sets.length) return way(pick, t, lang, post);
  const waits = game.owe.length ? game.owe : game.roller === null ? [] : [game.roller];
  if (!waits.length) return "";
  const names = list(lang, waits.map((/** @type {number} */ seat) => nameOf(at, seat)));
  return t("board-hint-wait", { names, count: waits.length });
}

/** Whether fingers press here, so that no key is spoken of. */
const touch = () => matchMedia("(pointer: coarse)").matches;

/** @param {{ sets: string[][], chosen: string[], numbers: Map<string, number> }} pick
 * @param {(id: string, args?: any) => string} t @param {string} lang @param {string} post */
function way(pick, t, lang, post) {
  const { sets, chosen, numbers } = pick;
  const aims = sums(sets, chosen, numbers);
  if (exactly(sets, chosen)) return t("board-hint-complete", { sum: total(chosen, numbers), post });
  const rests = missing(sets, chosen);
  if (!chosen.length) {
    if (sets.length === 1) return t("board-hint-only", { tiles: plus(sets[0]) });
    if (aims.length === 1) return t("board-hint-sum", { sum: aims[0], ways: sets.length, post });
    return t("board-hint-any", { tiles: list(lang, sets.slice(0, 12).map(plus), "disjunction"), post });
  }
  if (rests.length > NAMED) return t("board-hint-ways", { tiles: plus(chosen), ways: rests.length });
  return t("board-hint-add", { tiles: plus(chosen), rest: list(lang, rests.map(plus), "disjunction") });
}

/**
 * What a screen reader says of a tile.
 * @param {import("./pick.js").Tile} tile
 * @param {{ legal: boolean, chosen: boolean, dim: boolean, live: boolean }} marks
 * @param {(id: string, args?: any) => string} t
 * @param {boolean} post
 */
export function tileName(tile, marks, t, post) {
  const args = { tile: tile.label, post: post ? "yes" : "no" };
  if (!tile.open) return t(tile.fixed ? "board-tile-fixed" : marks.legal ? "board-tile-reopen" : "board-tile-shut", args);
  if (!tile.free) return t("board-tile-behind", args);
  if (!marks.live) return t("board-tile-open", args);
  return t(marks.chosen ? "board-tile-chosen" : marks.legal ? "board-tile-legal" : "board-tile-dim", args);
}
