/**
 * What a player has in hand and on the table before confirming: the card chosen to be kept, cards laid in the draft, the
 * ghost of the one being placed, and the server's answers about them. Must never decide what is legal: spots and totals
 * are the server's.
 */
import { useEffect, useMemo, useRef, useState } from "/static/js/draw.js";
import { face, nearest, next, notation, turned } from "./place.js";

/** @typedef {import("./place.js").Place} Place */
/** @typedef {{card: string, near: {x: number, y: number}}} Wish a card to be taken up once its spots are known */
/** @typedef {{keep: string, laid: Place[], ghost: Place | null, wish: Wish | null}} Draft */

/** @type {Draft} */
const NOTHING = { keep: "", laid: [], ghost: null, wish: null };

/** So many answers of the server are kept. */
const KEPT = 400;

/** The card must have lain so many milliseconds before it is asked about; after so many more it is asked again. */
const LEAST = 70;
const PATIENCE = 1500;

/** A server closes the line on whoever asks too much: at most so many questions in so many milliseconds. */
const MOST = 60;
const WINDOW = 20_000;

/** @param {Place[]} places */
const named = (places) => places.map(notation);

/**
 * The draft of the seat that is shown, and all that can be done with it.
 * @param {any} view the wire's view @param {(message: any) => void} send @param {any} ctx
 */
export function useDraft(view, send, ctx) {
  const game = view.view;
  const point = `${view.table.code} ${view.seat} ${view.node} ${game.stage} ${game.round} ${game.hand.map(idOf).join()}`;
  const [state, setState] = useState({ point, draft: NOTHING });
  const draft = state.point === point ? state.draft : NOTHING;
  const answers = useAnswers(point, ctx.preview);
  const asked = useRef({ point, key: "", at: 0, times: /** @type {number[]} */ ([]), timer: 0, posted: "" });

  /** @param {Partial<Draft>} change */
  const change = (change) => setState({ point, draft: { ...draft, ...change } });
  const held = useMemo(
    () => new Map(game.hand.map((/** @type {any} */ one) => [one.card, one])),
    [point],
  );
  const laid = new Set(draft.laid.map(idOf));
  const open = game.hand.filter((/** @type {any} */ one) => !laid.has(one.card));
  const before = draft.laid.length ? answers.get(named(draft.laid).join(";")) : null;
  const spots = draft.laid.length ? (before?.spots ?? {}) : game.spots;
  const mayLay = view.mine.includes(view.seat) && game.stage === "place";

  const wanted = draft.ghost ? [...draft.laid, draft.ghost] : draft.laid;
  const question = named(wanted).join(";");
  const answer = question ? (answers.get(question) ?? null) : null;

  // One question is on its way at a time; the newest is asked as soon as the last is answered, and again if none comes.
  useEffect(() => {
    // What is posted may lie on the table already when the question comes, however long the answer takes.
    if (!question || answer || !mayLay || ctx.busy || asked.current.posted === `${point} ${question}`) return undefined;
    const { key, at, times } = asked.current;
    const now = performance.now();
    // A question of another round is not waited for: its answer, if one comes, is of no use now.
    const waits = asked.current.point === point && key && !answers.has(key) && now - at < PATIENCE;
    const ask = () => {
      const at = performance.now();
      Object.assign(asked.current, { point, key: question, at, times: [...times, at].slice(-MOST) });
      send({ type: "preview", actions: named(wanted) });
      asked.current.timer = window.setTimeout(ask, PATIENCE);
    };
    const full = times.length < MOST ? 0 : times[0] + WINDOW - now;
    asked.current.timer = window.setTimeout(ask, Math.max(LEAST, waits ? PATIENCE - (now - at) : 0, full));
    return () => clearTimeout(asked.current.timer);
  }, [question, answer === null, answers.size, mayLay, ctx.busy]);

  /** @param {Place | null} ghost */
  const move = (ghost) => {
    if (ghost && (!draft.ghost || notation(ghost) !== notation(draft.ghost))) change({ ghost, wish: null });
  };
  const acts = {
    /** Takes a card up, near a point in slots. @param {string} card @param {{x: number, y: number}} near */
    take(card, near) {
      const one = held.get(card);
      if (!mayLay || !one || laid.has(card)) return;
      const turns = one.faces.findIndex((/** @type {any} */ _, /** @type {number} */ i) => spots[card]?.[i]?.length);
      if (turns >= 0) move(nearest(spots, one, turns, near));
      else if (draft.laid.length && !before) change({ wish: { card, near } });
    },
    /** Moves the ghost as near to a point as it may lie. @param {{x: number, y: number}} point */
    toward(point) {
      if (draft.ghost) move(nearest(spots, held.get(draft.ghost.card), draft.ghost.turns, point));
    },
    /** Moves the ghost to the next spot in a direction. @param {number} down @param {number} right */
    step(down, right) {
      if (draft.ghost) move(next(spots, draft.ghost, down, right));
    },
    /** @param {number} by quarter turns */
    turn(by) {
      if (draft.ghost) move(turned(spots, held.get(draft.ghost.card), draft.ghost, by));
    },
    /** Puts the card back into the hand. */
    release: () => change({ ghost: null, wish: null }),
    /** Lets the ghost lie, still only in the draft. */
    lay() {
      if (draft.ghost) change({ laid: [...draft.laid, draft.ghost], ghost: null });
    },
    /** Takes back the ghost, else the card laid last, which becomes the ghost again. */
    undo() {
      if (draft.ghost) change({ ghost: null });
      else if (draft.laid.length) change({ laid: draft.laid.slice(0, -1), ghost: draft.laid[draft.laid.length - 1], wish: null });
    },
    /** Puts placements of advice into the draft, the last of them as the ghost. @param {Place[]} places */
    follow: (places) => change({ laid: places.slice(0, -1), ghost: places[places.length - 1] ?? null }),
    /** Sends all cards laid. */
    post() {
      if (!mayLay || ctx.busy || draft.ghost || open.length) return;
      // The effect that asks is undone only once the page is drawn anew, which may be after its timer rings.
      clearTimeout(asked.current.timer);
      asked.current.posted = `${point} ${question}`;
      send({ type: "act", actions: named(draft.laid) });
    },
    /** @param {string} card */
    choose: (card) => change({ keep: card }),
    /** Sends which card is kept; the other one goes on. */
    pass() {
      if (draft.keep && !ctx.busy) send({ type: "act", actions: [`keep ${draft.keep}`] });
    },
  };
  // A card taken up before the server had said where it may lie.
  useEffect(() => {
    if (draft.wish && before) acts.take(draft.wish.card, draft.wish.near);
  }, [draft.wish, before]);
  return {
    ...draft,
    ...acts,
    held,
    open,
    mayLay,
    spots,
    /** The server's answer about all that is laid and the ghost; null while it is on its way or nothing is asked. */
    answer,
    /** The answer about what is laid without the ghost. */
    before,
    /** Whether everything in hand lies in the draft. */
    complete: mayLay && draft.laid.length > 0 && !draft.ghost && !open.length,
    /** @param {Place} place */
    rows: (place) => face(held.get(place.card), place.turns),
  };
}

/** @typedef {ReturnType<typeof useDraft>} Drafting */

/** @param {{card: string}} one */
const idOf = (one) => one.card;

/**
 * The answers of the server at this point, by their question.
 * @param {string} point @param {any} latest the latest `preview` message
 * @returns {Map<string, any>}
 */
function useAnswers(point, latest) {
  const kept = useRef({ point, answers: new Map() });
  if (kept.current.point !== point) kept.current = { point, answers: new Map() };
  const { answers } = kept.current;
  const found = latest?.view;
  if (found?.actions?.length && !answers.has(found.actions.join(";"))) {
    if (answers.size > KEPT) answers.clear();
    answers.set(found.actions.join(";"), found);
  }
  return answers;
}
