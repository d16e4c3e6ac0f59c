/** Handicaps by seat: tiles down at the start, a die's permission of its own; and the odds that they make. Judges nothing, the server does. */
import { html, lang, number, t, useEffect, useRef, useState } from "../draw.js";
import { post } from "../api.js";
import { Typed } from "./typed.js";

/** @typedef {{ shut: string, one: string }} Handicap tiles as they are typed; a value of `one_die`, empty for the rules' own */
/** @typedef {{ mean: number, shut: number, share: number | null }} SeatOdds */
/** @typedef {{ seats: SeatOdds[], wrong: string, shares: boolean, busy: boolean }} Found `shares`: the parts of the win have been asked for */

/** So long the page waits after a change before it asks, in milliseconds. */
const PAUSE = 400;

/**
 * Handicaps as the keys of a ruleset file; none where no seat has one.
 * @param {Handicap[]} seats @param {string} [usual] the `one_die` of the rules, for seats without their own
 * @returns {Record<string, string>}
 */
export function written(seats, usual = "never") {
  /** @type {Record<string, string>} */
  const keys = {};
  if (seats.some((one) => one.shut.trim())) {
    keys.handicap_shut = `[${seats.map((one) => `[${one.shut.split(/[^0-9]+/).filter(Boolean).join(", ")}]`).join(", ")}]`;
  }
  if (seats.some((one) => one.one)) keys.handicap_one_die = `[${seats.map((one) => `"${one.one || usual}"`).join(", ")}]`;
  return keys;
}

/**
 * Handicaps read back from the keys of a ruleset file.
 * @param {Record<string, string>} keys
 * @returns {Handicap[]}
 */
export function read(keys) {
  const list = (/** @type {string} */ key) => {
    try {
      const found = JSON.parse(keys[key] || "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  };
  const [shut, one] = [list("handicap_shut"), list("handicap_one_die")];
  return Array.from({ length: Math.max(shut.length, one.length) }, (_, at) => ({ shut: (shut[at] ?? []).join(" "), one: one[at] ?? "" }));
}

/**
 * What a round comes to for each seat, a moment after the rules changed: their turns first, the parts of the win when they
 * are worked out.
 * @param {string} ruleset @param {Record<string, string>} changes @param {number} seats 0: not asked for
 * @returns {Found}
 */
export function useSeatOdds(ruleset, changes, seats) {
  const none = { seats: /** @type {SeatOdds[]} */ ([]), wrong: "", shares: false };
  const [found, setFound] = useState({ ...none, mark: "" });
  const turn = useRef(0);
  const mark = `${ruleset} ${JSON.stringify(changes)} ${seats} ${lang.value}`;
  useEffect(() => {
    const mine = ++turn.current;
    if (!seats) return undefined;
    const set = (/** @type {any} */ more) => {
      if (mine === turn.current) setFound({ ...none, mark, ...more });
    };
    const timer = setTimeout(async () => {
      try {
        const wanted = { ruleset, changes, seats };
        set({ seats: (await post("/api/odds", { ...wanted, edge: false })).by_seat });
        if (mine === turn.current) set({ seats: (await post("/api/odds", wanted)).by_seat, shares: true });
      } catch (error) {
        set({ wrong: /** @type {Error} */ (error).message });
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [mark]);
  return { ...found, busy: seats > 0 && found.mark !== mark };
}

/** The three figures of a seat, as they are written. @param {SeatOdds} one @param {boolean} shares */
export const figures = (one, shares) => ({
  mean: number(one.mean, 1),
  shut: number(one.shut * 100, 1),
  wins: one.share === null ? (shares ? "–" : "…") : number(one.share * 100, 1),
});

/** What one seat is given. @param {{ seat: number, value: Handicap, set: (how: Partial<Handicap>) => void }} props */
export const Fields = ({ seat, value, set }) => html`<span class="handicap"><label>${t("new-shut")} <${Typed} value=${value.shut} inputmode="numeric" placeholder="8 9" size="6"
    aria-label=${`${t("new-player", { seat: seat + 1 })}: ${t("new-shut")}`} commit=${(/** @type {string} */ shut) => set({ shut })} /></label>
  <label>${t("new-one")} <select value=${value.one} aria-label=${`${t("new-player", { seat: seat + 1 })}: ${t("new-one")}`} onChange=${(/** @type {any} */ event) => set({ one: event.target.value })}>
    ${["", "never", "may", "must"].map((how) => html`<option value=${how} selected=${how === value.one}>${t(how ? `new-one-${how}` : "new-one-same")}</option>`)}</select></label></span>`;
