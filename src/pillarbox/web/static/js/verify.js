/**
 * Is a record true? Commitments, seeds, throws, cards and the hash chain, worked out again on this device from the record
 * alone. Moves and results need the rules and are left to `pillarbox verify`. Must never ask a server.
 */
import { commitment, draw, mix, playerCommitment, shuffle } from "./fair.js";
import { hex, sha256, unhex, utf8 } from "./sha256.js";

/** How many cards a deck may have: one set, or both. */
const DECKS = [18, 36];

/**
 * @typedef {object} Verdict
 * @property {boolean | null} commitment the revealed seed is the one that was promised; null: not revealed yet
 * @property {boolean | null} seeds every player's seed is the one that was promised; null: nobody brought one
 * @property {boolean | null} dice every throw is what the seeds give
 * @property {boolean | null} deck every card is
 * @property {boolean | null} chain every event carries the hash of the one before
 * @property {string} kind committed, seeded or by-hand
 * @property {{number: number, seat: number, source: string, said: number[], drawn: number[] | null}[]} throws
 * @property {string[]} names of the seats
 */

/**
 * The event with its keys in order, as it is hashed.
 * @param {any} value
 * @returns {any}
 */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

/** The hash of an event's public part: what an event hides is left out, what one opens stays. @param {any} event */
export function link(event) {
  const { hidden, ...open } = event;
  if (hidden !== undefined && event.event === "opened") open.hidden = hidden;
  return hex(sha256(utf8(`event/v1\n${JSON.stringify(sorted(open))}`)));
}

/** @param {{events: any[], head?: string}} record @returns {boolean | null} */
function chained({ events, head }) {
  if (!head && !events.some((event) => event.prev)) return null;
  let before = "";
  for (const event of events) {
    if ((event.prev ?? "") !== before) return false;
    before = link(event);
  }
  return head === before;
}

/** @param {string} text @returns {Uint8Array} */
function bytes(text) {
  try {
    return unhex(text);
  } catch {
    return new Uint8Array();
  }
}

/**
 * Checks a record.
 * @param {any} record as its JSON has it
 * @returns {Verdict}
 */
export function verify(record) {
  const events = record?.events;
  const created = Array.isArray(events) ? events[0] : null;
  if (created?.event !== "created" || !Array.isArray(created.seats)) throw new Error("no record");
  const of = (/** @type {string} */ kind) => events.filter((/** @type {any} */ event) => event.event === kind);
  const revealed = of("revealed")[0];
  const seed = revealed ? bytes(revealed.seed) : null;
  const promised = new Map(of("seed-committed").map((/** @type {any} */ one) => [one.seat, one.commitment]));
  const brought = new Map(of("seed-opened").map((/** @type {any} */ one) => [one.seat, bytes(one.seed)]));
  const players = created.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => brought.get(seat) ?? new Uint8Array());
  const fits = seed ? hex(commitment(seed)) === created.commitment : null;
  const seeds = brought.size ? [...brought].every(([seat, own]) => hex(playerCommitment(seat, own)) === promised.get(seat)) : null;
  const dice = seed && fits ? { seed, match: created.match ?? "", mixed: mix(players) } : null;
  const sides = created.ruleset?.sides ?? 6;
  const throws = of("thrown").map((/** @type {any} */ one) => ({
    number: one.number,
    seat: one.seat,
    source: one.source ?? "dice",
    said: one.faces,
    drawn: dice && one.scheme ? draw(dice, one.source ?? "dice", one.number, Array(one.dice).fill(sides)).map((face) => face + 1) : null,
  }));
  const drawn = throws.filter((/** @type {any} */ one) => one.drawn);
  const gaps = ["dice", "start"].some((source) => throws.filter((/** @type {any} */ one) => one.source === source).some((/** @type {any} */ one, /** @type {number} */ i) => one.number !== i));
  return {
    kind: created.dice ?? "by-hand",
    names: created.seats.map((/** @type {any} */ one) => one.name),
    commitment: fits,
    seeds,
    dice: drawn.length ? !gaps && drawn.every((/** @type {any} */ one) => one.said.join() === one.drawn.join()) : null,
    deck: dice ? dealt(dice, of("drawn")) : null,
    chain: chained(record),
    throws,
  };
}

/**
 * Whether the cards dealt, as far as they are open, are those of the shuffled deck. A lone player's reopenings are drawn
 * too: of those the first number can be told without the rules.
 * @param {{seed: Uint8Array, match: string, mixed: Uint8Array}} dice
 * @param {any[]} draws
 */
function dealt(dice, draws) {
  const cards = draws.filter((one) => one.source === "deck" && one.values?.length);
  const solo = draws.filter((one) => one.source === "solo" && one.values?.length);
  if (!cards.length && !solo.length) return null;
  const lone = solo.every((one) => draw(dice, "solo", one.number, [100])[0] === one.values[0]);
  if (!cards.length) return lone;
  const orders = DECKS.map((size) => shuffle(dice, size));
  return lone && orders.some((order) => cards.every((one) => order[one.number] === one.values[0]));
}
