/**
 * A guided first round: three throws on the real board, one decision explained. The positions and what they lead to were
 * worked out beforehand by the rules (tools/guide.py); nothing here knows one.
 */
import { Airmail, html, lang, number, t, useEffect, useRef, useState } from "../draw.js";
import { style, title } from "../page.js";
import { post } from "../api.js";
import { go } from "../router.js";
import { me, note } from "../store.js";
import { context } from "../parts/context.js";
import { announce } from "../parts/live.js";
import { Header } from "../parts/header.js";

const BOARD = "/static/games/shut-the-box";

/** What is told at a position. @param {any} step @param {any} choice what was chosen at the one decision */
function words(step, choice) {
  const { view, throws } = step;
  if (view.over) return t("guide-stuck", { sum: view.boxes[0].score });
  if (throws === 0) return t(matchMedia("(pointer: coarse)").matches ? "guide-begin-touch" : "guide-begin");
  if (throws === 1) return t(view.stage === "choose" ? "guide-first" : "guide-on");
  if (throws === 2 && view.stage === "choose") return t("guide-choose");
  if (throws === 2) {
    const args = { worth: number(choice.value, 1), best: number(choice.best, 1), loss: number(choice.loss, 1) };
    return t(choice.loss < 0.05 ? "guide-best" : "guide-other", args);
  }
  return t(view.stage === "choose" ? "guide-own" : "guide-end");
}

export function Page() {
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const [steps, setSteps] = useState(/** @type {any[]} */ ([]));
  const [at, setAt] = useState({ step: 0, turn: 0, choice: /** @type {any} */ (null), animate: /** @type {any[]} */ ([]) });
  const said = useRef("");
  useEffect(() => {
    title(t("guide-title"));
    Promise.all([import(`${BOARD}/board.js`), fetch("/static/guide.json").then((answer) => answer.json()), style(`${BOARD}/board.css`)]).then(
      ([found, script]) => {
        setSteps(script.steps);
        setBoard(found);
      },
      () => note(t("web-offline")),
    );
  }, [lang.value]);
  const step = steps[at.step];
  const text = step ? words(step, at.choice) : "";
  useEffect(() => {
    if (text && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
  if (!board || !step) return html`<${Header} where=${t("guide-title")} /><main id="main"><h1>${t("guide-title")}</h1><p class="quiet">${t("web-loading")}</p></main>`;

  const send = (/** @type {any} */ message) => {
    const move = message.type === "throw" ? "throw" : message.type === "act" ? message.actions[0] : "";
    const next = step.next[move];
    if (next === undefined) return;
    const judged = step.advice?.find((/** @type {any} */ one) => one.action === move);
    const choice = judged && step.view.legal.length > 1 && step.throws === 2 ? { ...judged, best: step.advice[0].value } : at.choice;
    const animate = move === "throw" ? [{ kind: "thrown", seat: 0, faces: step.faces, text: "" }] : [];
    setAt({ step: next, turn: at.turn + 1, choice, animate });
  };
  const done = Object.keys(step.next).length === 0;
  const decision = step.throws >= 2 && step.advice;
  const ctx = {
    ...context(),
    tutor: "on",
    setTutor: () => {},
    animate: at.animate,
    coach: decision ? { type: "advice", seat: 0, objective: t("guide-objective"), notes: [], moves: step.advice.map(told) } : null,
  };
  return html`<${Header} where=${t("guide-title")} />
    <main id="main" class="table shut-the-box guide">
      <section class="area-over panel"><${Airmail} /><p class="guide-text">${text}</p>
        ${done && html`<div class="row"><button class="primary" onClick=${start}>${t("guide-play")}</button>
          <button class="big" onClick=${() => setAt({ step: 0, turn: at.turn + 1, choice: null, animate: [] })}>${t("guide-again")}</button></div>`}
      </section>
      ${board.draw(wire(step, at), send, ctx)}
    </main>`;
}

/** @param {any} move */
const told = (move) => ({ ...move, actions: [move.action], text: move.text[lang.value] });

/** Opens a table of the classic rules against a bot. */
async function start() {
  const seats = [{ kind: "me" }, { kind: "bot", policy: "highest-first" }];
  try {
    const { code } = await post("/api/tables", { ruleset: "classic", seats, coach: true });
    go(`/t/${code}`);
  } catch (error) {
    note(/** @type {Error} */ (error).message);
  }
}

/** The position as a board is given it. @param {any} step @param {{step: number, turn: number}} at */
function wire(step, at) {
  const owes = !step.view.over && Object.keys(step.next).length > 0;
  return {
    type: "view",
    version: at.turn,
    table: {
      code: "",
      title: "",
      game: "shut-the-box",
      ruleset: "classic",
      ruleset_title: t("web-offer-classic"),
      host: true,
      seats: [{ seat: 0, name: t("table-you"), kind: "person", here: true, yours: true, host: true }],
      settings: { coach: true, chat: false, lock: false, pause: false, private: true, dice: "fair", clock: null },
      phase: step.view.over ? "over" : "playing",
      match: "guide",
    },
    node: owes ? at.turn : null,
    mine: owes ? [0] : [],
    seat: 0,
    view: owes ? step.view : { ...step.view, roller: null, legal: [] },
    texts: {},
    log: [],
    dice: null,
    chain: "",
  };
}
