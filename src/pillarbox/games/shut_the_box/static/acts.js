/**
 * What can be done now, as buttons: shut and put back, throw, dice counts, stop, reopen; real dice entered by
 * hand. Every one comes from the list of legal actions. Must never send what is not in it.
 */

import { html, useEffect, useRef, useState } from "/static/js/draw.js";
import { exactly, missing, plus, sums, total } from "./pick.js";

/**
 * @typedef {object} Hand what the board hands to its buttons
 * @property {import("./words.js").Scene} at
 * @property {import("./pick.js").Offer} can
 * @property {string[]} chosen
 * @property {Map<string, number>} numbers
 * @property {(id: string, args?: any) => string} t
 * @property {boolean} busy
 * @property {boolean} undo whether the last choice may be taken back
 * @property {boolean} real dice are thrown beside the screen
 * @property {any} [warning] what the coach says against the chosen set
 * @property {(action: string) => void} act
 * @property {() => void} confirm
 * @property {() => void} roll
 * @property {() => void} back
 * @property {() => void} takeBack
 * @property {(faces: number[]) => void} enter
 */

/**
 * A button that stays in reach when it can't be pressed and then says what is missing.
 * @param {{ main?: boolean, off?: boolean, busy?: boolean, press: () => void, children?: any, mark?: string }} props
 */
function Act({ main = false, off = false, busy = false, press, children, mark = "" }) {
  return html`<button type="button" class=${main && !off ? "primary" : "secondary"} aria-disabled=${off || busy ? "true" : null}
    data-act=${mark} onClick=${() => !off && !busy && press()}>${children}</button>`;
}

/** @param {Hand} hand */
export function Acts(hand) {
  const { at, can } = hand;
  if (can.sets.length) return html`<${Shutting} ...${hand} />`;
  if (can.reopen.length) return html`<${Reopening} ...${hand} />`;
  if (can.dice.length || can.stop) return html`<${Counting} ...${hand} />`;
  if (at.rolls) return html`<${Rolling} ...${hand} />`;
  return null;
}

/** @param {Hand} hand */
function Shutting({ at, can, chosen, numbers, t, busy, warning, confirm, back }) {
  const post = at.post ? "yes" : "no";
  const last = chosen[chosen.length - 1];
  const done = exactly(can.sets, chosen);
  const aims = sums(can.sets, chosen, numbers);
  const left = aims.length === 1 ? aims[0] - total(chosen, numbers) : 0;
  const short = left > 0 ? t("board-act-shut-short", { left, post }) : t("board-act-shut-none", { post });
  return html`${chosen.length > 0 && html`<${Act} busy=${busy} press=${back} mark="back">${warning ? t("board-act-again") : t("board-act-back", { tile: last, post })}<//>`}
    <${Act} key="main" main off=${!done} busy=${busy} press=${confirm} mark="main">
      ${!done ? short : warning ? t("board-act-anyway", { tiles: plus(done), post }) : t("board-act-shut", { tiles: plus(done), post })}
    <//>`;
}

/** @param {Hand} hand */
function Reopening({ at, can, chosen, t, busy, act, confirm }) {
  const post = at.post ? "yes" : "no";
  const name = at.table.seats[at.game.turn]?.name ?? "";
  return html`${can.keep && html`<${Act} busy=${busy} press=${() => act("keep")} mark="keep">${t("board-act-keep", { name })}<//>`}
    <${Act} key="main" main off=${!chosen.length} busy=${busy} press=${confirm} mark="main">
      ${chosen.length ? t("board-act-reopen", { tile: chosen[0], post }) : t("board-act-reopen-none", { post })}
    <//>`;
}

/** @param {Hand} hand */
function Counting({ can, t, busy, undo, act, takeBack }) {
  return html`${undo && html`<${Act} busy=${busy} press=${takeBack} mark="undo">${t("board-act-undo")}<//>`}
    ${can.stop && html`<${Act} busy=${busy} press=${() => act("stop")} mark="stop">${t("board-act-stop")}<//>`}
    ${can.dice.map(
      (count, n) => html`<${Act} key=${n === can.dice.length - 1 ? "main" : count} main busy=${busy} press=${() => act(`${count}d`)} mark=${`${count}d`}>
        ${can.dice.length > 1 ? t("board-act-dice", { count }) : t("board-act-more")}
      <//>`,
    )}`;
}

/** @param {Hand} hand */
function Rolling({ at, t, busy, undo, real, roll, takeBack }) {
  const count = at.game.stage === "throw" ? at.game.dice.count : 1;
  return html`${undo && html`<${Act} busy=${busy} press=${takeBack} mark="undo">${t("board-act-undo")}<//>`}
    ${!real && html`<${Act} key="main" main busy=${busy} press=${roll} mark="main">${t("board-act-roll", { count })}<//>`}`;
}

/**
 * Real dice: one row of faces for each die; they count once all are entered and confirmed.
 * @param {{ count: number, sides: number, t: (id: string, args?: any) => string, busy: boolean,
 *   enter: (faces: number[]) => void }} props
 */
export function RealDice({ count, sides, t, busy, enter }) {
  const [faces, setFaces] = useState(/** @type {number[]} */ (Array(count).fill(0)));
  const known = faces.length === count ? faces : Array(count).fill(0);
  const put = (/** @type {number} */ die, /** @type {number} */ face) =>
    setFaces(known.map((old, n) => (n === die ? face : old)));
  const ready = known.every(Boolean);
  const done = () => {
    enter(known);
    setFaces(Array(count).fill(0));
  };
  const now = useRef({ put, done, known, ready, busy });
  now.current = { put, done, known, ready, busy };
  useEffect(() => {
    const down = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, textarea, select, dialog")) return;
      const { put, done, known, ready, busy } = now.current;
      const face = Number(event.key);
      const last = known.findIndex((one) => !one);
      if (face >= 1 && face <= Math.min(sides, 9)) put(last < 0 ? known.length - 1 : last, face);
      else if (event.key === "Backspace" && last !== 0) put((last < 0 ? known.length : last) - 1, 0);
      else if (event.key === "Enter" && ready && !busy && !target.closest?.("button, a")) done();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, [sides]);
  return html`<div class="stb-real">
    <p class="stb-real-head">${t("board-real-head")}</p>
    ${known.map(
      (chosen, die) => html`<div key=${die} class="stb-real-die" role="group" aria-label=${t("board-real-die", { die: die + 1, of: count })}>
        ${Array.from({ length: sides }, (_, n) => n + 1).map(
          (face) => html`<button key=${face} type="button" class="stb-face" aria-pressed=${String(chosen === face)}
            data-face=${`${die}:${face}`} onClick=${() => put(die, face)}>${face}</button>`,
        )}
      </div>`,
    )}
    <${Act} main off=${!ready} busy=${busy} mark="real" press=${done}>
      ${ready ? t("board-real-done", { faces: known.join(", ") }) : t("board-real-missing", { left: known.filter((face) => !face).length })}
    <//>
  </div>`;
}

/**
 * What is added up so far: "5 of 9", what is still to find, or how many ways are open.
 * @param {Pick<Hand, "at" | "can" | "chosen" | "numbers" | "t">} hand
 */
export function RunningSum({ at, can, chosen, numbers, t }) {
  const { game } = at;
  if (!can.sets.length) {
    const sum = game.dice.total;
    if (!sum || game.dice.faces.length < 2) return null;
    return html`<p class="stb-sum"><span class="numeral">${sum}</span><span>${t("board-sum-all")}</span></p>`;
  }
  const aims = sums(can.sets, chosen, numbers);
  const sum = total(chosen, numbers);
  const done = exactly(can.sets, chosen);
  if (aims.length === 1) {
    const left = aims[0] - sum;
    return html`<p class="stb-sum">
      <span class="numeral">${t("board-sum", { sum, aim: aims[0] })}</span>
      <span>${done ? t("board-sum-done") : t("board-sum-left", { left })}</span>
    </p>`;
  }
  const ways = missing(can.sets, chosen).length;
  return html`<p class="stb-sum">
    <span class="numeral">${chosen.length ? sum : aims.slice(0, 3).join(" · ")}${!chosen.length && aims.length > 3 ? "…" : ""}</span>
    <span>${done ? t("board-sum-done") : t("board-sum-ways", { ways })}</span>
  </p>`;
}
