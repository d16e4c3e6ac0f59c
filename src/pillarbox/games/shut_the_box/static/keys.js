/**
 * The keyboard of the board: digits choose tiles, Enter confirms, Space throws, U takes back. Must never act
 * where a player is typing, nor twice on a button that the browser presses by itself.
 */

import { useEffect, useRef } from "/static/js/draw.js";
import { typedTile } from "./pick.js";

/** So long a first digit waits for a second one, where both may name a tile. */
const WAIT = 700;

/**
 * @typedef {object} Keys
 * @property {string[]} labels the tiles that keys may name, those that can be chosen first
 * @property {(label: string) => void} press
 * @property {() => void} confirm
 * @property {() => void} roll
 * @property {() => void} back takes back a choice
 * @property {number[]} counts where dice counts are asked for: a digit names one
 * @property {(count: number) => void} count
 * @property {(typed: string) => void} typing shows what is typed so far
 */

/** @param {Keys} keys */
export function useKeys(keys) {
  const now = useRef(keys);
  now.current = keys;
  const typed = useRef("");
  const timer = useRef(/** @type {any} */ (0));

  useEffect(() => {
    const clear = () => {
      clearTimeout(timer.current);
      typed.current = "";
      now.current.typing("");
    };
    const settle = () => {
      const { hit } = typedTile(typed.current, now.current.labels);
      if (hit) now.current.press(hit);
      clear();
    };
    const character = (/** @type {string} */ key) => {
      clearTimeout(timer.current);
      const { counts, labels } = now.current;
      if (counts.length) {
        if (counts.includes(Number(key))) now.current.count(Number(key));
        return;
      }
      let next = typed.current + key;
      let found = typedTile(next, labels);
      if (!found.hit && !found.more && typed.current) {
        settle();
        next = key;
        found = typedTile(next, labels);
      }
      typed.current = found.hit || found.more ? next : "";
      now.current.typing(typed.current);
      if (found.hit && !found.more) settle();
      else if (typed.current) timer.current = setTimeout(settle, WAIT);
    };
    const down = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = /** @type {HTMLElement} */ (event.target);
      if (target.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
      const tile = target.closest?.("[data-tile]");
      const presses = target.closest?.("button, a, summary, [role=button]") && !tile;
      const key = event.key.toLowerCase();
      if (/^[0-9abc]$/.test(key)) character(key);
      else if (key === "enter" && !presses) {
        event.preventDefault();
        if (typed.current) settle();
        else now.current.confirm();
      } else if (key === " " && !presses && !tile) {
        event.preventDefault();
        now.current.roll();
      } else if (key === "u") now.current.back();
      else if (key === "escape") clear();
      else return;
    };
    document.addEventListener("keydown", down);
    return () => {
      document.removeEventListener("keydown", down);
      clearTimeout(timer.current);
    };
  }, []);
}
