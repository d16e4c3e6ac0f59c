/** The keys of this board, and what they do with the draft. Must never do what no button does. */

/** For the help of "?": keys, and the id of what they do. @type {[string, string][]} */
export const keys = [
  ["← ↑ → ↓", "post-keys-move"],
  ["R", "post-keys-turn"],
  ["Enter", "post-keys-lay"],
  ["Tab", "post-keys-other"],
  ["U", "post-keys-undo"],
  ["Esc", "post-keys-back"],
  ["F", "post-keys-fit"],
  ["+ −", "post-keys-zoom"],
];

/** @type {Record<string, [number, number]>} down and to the right */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Gives the felt the focus, before what has it goes away or can be pressed no more. */
export const home = () => /** @type {HTMLElement | null} */ (document.querySelector(".po-felt"))?.focus({ preventScroll: true });

/**
 * The same after a button was pressed by key: a mouse needs no focus.
 * @param {MouseEvent} event
 */
export const homeByKey = (event) => event.detail === 0 && home();

/**
 * @param {KeyboardEvent} event @param {import("./draft.js").Drafting} draft @param {{current: any}} grip
 * @param {{look: () => void, close: () => boolean}} more
 */
export function press(event, draft, grip, more) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const on = /** @type {Element} */ (event.target);
  if (on.closest("input, select, textarea, dialog")) return;
  const arrow = ARROWS[event.key];
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  let used = true;
  if (arrow && draft.ghost) draft.step(...arrow);
  else if (arrow && draft.mayLay && draft.open.length && on.closest(".po-felt")) draft.take(draft.open[0].card, grip.current.middle());
  else if (key === "r" && draft.ghost) draft.turn(event.shiftKey ? -1 : 1);
  else if (key === "u" && (draft.ghost || draft.laid.length)) draft.undo();
  else if (key === "f") grip.current.fit();
  else if (key === "+" || key === "=") grip.current.zoom(1.25);
  else if (key === "-") grip.current.zoom(0.8);
  else if (key === "Escape" && more.close()) used = true;
  else if (key === "Escape" && draft.ghost) draft.release();
  else if (key === "Enter" && draft.ghost && (on.closest(".po-felt") || on.closest(".po-placing"))) {
    home();
    draft.lay();
  } else used = false;
  if (!used) return;
  event.preventDefault();
  event.stopPropagation();
}
