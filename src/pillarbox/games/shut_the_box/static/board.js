/**
 * Shut the Box on the table: the large box with its dice and buttons, and the coach. Everything that can be
 * pressed comes from the view's list of legal actions; must never hold a rule.
 */

import { classes, html, useEffect, useRef, useState } from "/static/js/draw.js";
import { Acts, RealDice, RunningSum } from "./acts.js";
import { OakBox } from "./box.js";
import { Choice, Coach, costly, worth } from "./coach.js";
import { Dice, useRoll } from "./dice.js";
import { Corner, Holly, PigeonHoles } from "./holiday.js";
import { useKeys } from "./keys.js";
import { MiniBox } from "./mini.js";
import { exactly, holding, offer, plus, printed } from "./pick.js";
import { TileRows } from "./tiles.js";
import { hint, list, nameOf, note, scene, tileName, title } from "./words.js";

export const keys = [
  ["1–9", "board-keys-tiles"],
  ["Enter", "board-keys-shut"],
  ["Space", "board-keys-roll"],
  ["U", "board-keys-back"],
];

/** @param {any} view @param {(message: any) => void} send @param {import("/static/js/draw.js").Context} ctx */
export const draw = (view, send, ctx) => html`<${Board} view=${view} send=${send} ctx=${ctx} />`;

/** The seat whose box is drawn large. @param {any} view */
export const shown = (view) => scene(view).shown;

/** @param {any} box @param {any} ctx */
export const mini = (box, ctx) => html`<${MiniBox} rows=${box.rows} post=${Boolean(ctx?.post)} />`;

/** An action in small: the tiles it shuts or opens. @param {string} action @param {any} ctx */
export const choice = (action, ctx) => html`<${Choice} action=${action} post=${Boolean(ctx?.post)} t=${ctx.t} />`;

/** What has been chosen at this node; a new node starts with nothing. @param {string} node */
function useChosen(node) {
  const [kept, keep] = useState({ node, chosen: /** @type {string[]} */ ([]) });
  const chosen = kept.node === node ? kept.chosen : [];
  return /** @type {const} */ ([chosen, (/** @type {string[]} */ next) => keep({ node, chosen: next })]);
}

/** The last throw that was told, kept while no other lies on the table. @param {any} view @param {any[]} animate */
function useLastThrow(view, animate) {
  const none = { match: view.table.match, mark: "", faces: /** @type {number[]} */ ([]), text: "", useless: false };
  const last = useRef(none);
  if (last.current.match !== view.table.match) last.current = none;
  const told = animate?.filter((item) => item.kind === "thrown" && item.faces?.length).pop();
  const mark = `${view.version}`;
  if (told && last.current.mark !== mark) {
    last.current = { match: view.table.match, mark, faces: told.faces, text: told.text, useless: !view.view.dice.faces.length };
  }
  return last.current;
}

/**
 * Whoever stood on a button of the row finds the focus on the next one, where the old is gone.
 * @param {{ current: HTMLElement | null }} row @param {string} mark changes with what is asked
 */
function useFocusKept(row, mark) {
  const inside = useRef(false);
  useEffect(() => {
    const look = (/** @type {FocusEvent} */ event) => {
      inside.current = Boolean(row.current?.contains(/** @type {Node} */ (event.target)));
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      /** @type {HTMLElement | null | undefined} */ (row.current?.querySelector("[data-act=main], [data-act]"))?.focus();
    }
  }, [mark]);
}

/** What a seat has done last, as it was told. @param {any} view @param {number} seat */
const before = (view, seat) =>
  view.log.filter((/** @type {any} */ line) => line.seat === seat && line.text).slice(-2).map((/** @type {any} */ line) => line.text).join(" ");

/**
 * Asks the coach at each own choice while it may speak.
 * @param {any} view @param {boolean} decides @param {any} advice @param {string} tutor @param {(message: any) => void} send
 */
function useCoach(view, decides, advice, tutor, send) {
  const wants = decides && tutor !== "off" && view.table.settings.coach;
  useEffect(() => {
    if (wants && !advice) send({ type: "coach" });
  }, [view.node, view.seat, tutor]);
}

/** @param {{ view: any, send: (message: any) => void, ctx: any }} props */
function Board({ view, send, ctx }) {
  const { t, lang } = ctx;
  const at = scene(view);
  const { game } = at;
  const can = offer(game.legal);
  const box = game.boxes[at.shown];
  const numbers = box ? printed(box.rows) : new Map();
  const [chosen, choose] = useChosen(`${view.node}/${view.seat}`);
  const [refused, refuse] = useState({ label: "", why: "", node: view.node });
  const [typed, setTyped] = useState("");
  const [warned, warn] = useState("");
  const last = useLastThrow(view, ctx.animate);
  const rolling = useRoll(last.mark, ctx.motion);
  const real = view.table.settings.dice === "real";
  const undo = ctx.animate?.some((/** @type {any} */ item) => item.kind === "acted" && item.seat === view.seat) && !game.over;
  const decides = game.legal.length > 0;
  const picking = can.sets.length > 0 || can.reopen.length > 0;
  const advice = ctx.coach && ctx.coach.seat === view.seat && decides ? ctx.coach : null;

  useCoach(view, decides, advice, ctx.tutor, send);

  const fits = (/** @type {string} */ label) =>
    can.reopen.length ? can.reopen.includes(label) : holding(can.sets, [...chosen, label]).length > 0;

  const press = (/** @type {string} */ label) => {
    if (!picking || rolling) return;
    warn("");
    refuse({ label: "", why: "", node: view.node });
    if (chosen.includes(label)) choose(chosen.filter((one) => one !== label));
    else if (!fits(label)) refuse({ label, why: why(label), node: view.node });
    else choose(can.reopen.length ? [label] : [...chosen, label]);
  };

  const why = (/** @type {string} */ label) => {
    const told = view.texts?.reasons?.[label];
    if (told) return told;
    const args = { tile: label, tiles: plus(chosen), post: at.post ? "yes" : "no" };
    return t(chosen.length ? "board-refused-with" : "board-refused", args);
  };

  const set = exactly(can.sets, chosen);
  const judged = set && advice?.moves.find((/** @type {any} */ move) => move.action === set.join("+"));
  const bad = judged && costly(advice, judged.loss);
  const confirm = () => {
    if (ctx.busy || rolling) return;
    if (can.reopen.length && chosen.length) act(`^${chosen[0]}`);
    else if (set) {
      if (ctx.tutor === "warn" && bad && warned !== set.join("+")) warn(set.join("+"));
      else act(set.join("+"));
    } else if (at.rolls) roll();
  };
  const act = (/** @type {string} */ action) => send({ type: "act", actions: [action] });
  const roll = () => {
    if (ctx.busy) return;
    if (at.rolls && !real) send({ type: "throw" });
    else if (can.dice.length === 1 && !can.sets.length) act(`${can.dice[0]}d`);
  };
  const back = () => {
    if (chosen.length) {
      warn("");
      choose(chosen.slice(0, -1));
    } else if (undo) send({ type: "undo" });
  };

  const open = game.boxes.length && picking ? (box?.rows.flat() ?? []) : [];
  const inOrder = [...open.filter((/** @type {any} */ one) => one.legal), ...open.filter((/** @type {any} */ one) => !one.legal)];
  useKeys({
    labels: inOrder.filter((one) => one.open || can.reopen.length).map((one) => one.label),
    press,
    confirm,
    roll,
    back,
    counts: can.dice.length > 1 ? can.dice : [],
    count: (count) => act(`${count}d`),
    typing: setTyped,
  });

  const marksOf = (/** @type {any} */ tile) => {
    const isChosen = chosen.includes(tile.label);
    const reopening = can.reopen.length > 0;
    const may = picking && !rolling && (tile.open ? !reopening : reopening) && (isChosen || fits(tile.label));
    const live = picking && (tile.open || reopening);
    const marks = {
      legal: may,
      chosen: isChosen,
      dim: tile.open && !may && ((picking && !reopening && !rolling) || !tile.free),
      refused: refused.label === tile.label && refused.node === view.node,
      live,
    };
    return { ...marks, name: tileName(tile, marks, t, at.post) };
  };

  const hand = {
    at, can, chosen, numbers, t, busy: Boolean(ctx.busy), undo, real, act, confirm, roll, back,
    takeBack: () => send({ type: "undo" }),
    enter: (/** @type {number[]} */ faces) => send({ type: "real", seat: game.roller, faces }),
    warning: warned && set && warned === set.join("+") ? judged : null,
  };
  const asked = decides || (at.rolls && (!real || undo));
  const acts = useRef(/** @type {HTMLElement | null} */ (null));
  useFocusKept(acts, `${view.version}`);
  const said = refused.node === view.node && refused.why;
  const nothing = last.useless && !game.dice.faces.length && !rolling && !game.over ? last.text : "";
  const line = hand.warning
    ? t("board-hint-warn", { loss: worth(judged.loss, lang), best: plus(advice.moves[0].action.split("+")) })
    : said || (typed && t("board-hint-typed", { typed })) || hint(at, { sets: can.sets, chosen, numbers }, t, lang);
  const plate = at.shown === at.me || game.boxes.length === 1 ? view.table.ruleset_title : t("board-box", { name: nameOf(at, at.shown) });
  const head = rolling ? t("board-title-rolling") : title(at, t, lang);

  return html`<section class=${classes("area-board stb", at.post && "stb-post")}>
      <div class="stb-top">
        <h1 class="table-head">${head}</h1>
        <p class="quiet stb-note">${note(at, t)}</p>
        ${game.stage === "reopen" && at.mine && html`<p class="quiet stb-before">${before(view, game.turn)}</p>`}
      </div>
      <${OakBox} plate=${plate} kind=${at.post ? "stb-pigeon" : ""}>
        ${at.post && html`<${Holly} />`}
        ${box && (at.post
          ? html`<${PigeonHoles} rows=${box.rows} name=${t("board-box", { name: nameOf(at, at.shown) })} marksOf=${marksOf} press=${press}
              words=${{ delivered: t("board-post-delivered"), back: t("board-post-return") }} />`
          : html`<${TileRows} rows=${box.rows} name=${t("board-box", { name: nameOf(at, at.shown) })} marksOf=${marksOf} press=${press} />`)}
        ${!(at.post && game.stage === "reopen") && html`<${Tray} view=${view} hand=${hand} last=${last} rolling=${rolling} ctx=${ctx} />`}
      <//>
      <div class="stb-foot">
        <p class="stb-hint">${nothing && !said && html`<span class="stb-told">${nothing}</span> `}<span aria-live="polite">${line}</span></p>
        ${asked && html`<div class="actions" ref=${acts}><${Acts} ...${hand} /></div>`}
      </div>
    </section>
    ${(!game.over || at.post) && html`<aside class="area-aside">
      ${!game.over && html`<${Coach} advice=${advice} chosen=${chosen} at=${at} t=${t} lang=${lang} tutor=${ctx.tutor ?? "off"} setTutor=${ctx.setTutor}
        allowed=${view.table.settings.coach && view.seat >= 0} decides=${decides} why=${ctx.coachWhy} />`}
      ${at.post && html`<${Corner} />`}
    </aside>`}`;
}

/**
 * The felt: dice, the sealed throw, the sum, markers; or real dice to be entered, or starting dice.
 * @param {{ view: any, hand: any, last: any, rolling: boolean, ctx: any }} props
 */
function Tray({ view, hand, last, rolling, ctx }) {
  const { at, t, enter } = hand;
  const { game } = at;
  const lying = game.dice.faces.length > 0;
  const faces = lying ? (sameFaces(game.dice.faces, last.faces) ? last.faces : game.dice.faces) : last.faces;
  const markers = game.boxes[at.shown]?.markers ?? 0;
  if (at.enters) {
    const count = game.stage === "throw" ? game.dice.count : 1;
    return html`<div class="stb-tray"><${RealDice} key=${view.node} count=${count} sides=${game.dice.sides} t=${t} busy=${hand.busy} enter=${enter} /></div>`;
  }
  if (game.tied.length) return html`<div class="stb-tray"><${Starting} at=${at} rolling=${rolling} t=${t} /></div>`;
  const shown = lying || rolling || (faces.length && !at.rolls) ? faces : [];
  const text = shown.length ? t("board-dice", { faces: list(ctx.lang, shown) }) : t("board-dice-wait");
  return html`<div class="stb-tray">
    <div class="stb-sealed">
      ${view.dice?.kind === "committed" && html`<span>${view.dice.throw ? t("board-sealed", { throw: view.dice.throw }) : t("board-sealed-none")}</span><a href=${`/check?table=${view.table.code}`}>${t("board-check")}</a>`}
      ${view.dice?.kind === "by-hand" && html`<span>${t("board-by-hand")}</span>`}
      ${game.insurance && html`<span class="stb-markers" aria-label=${t("board-markers", { count: markers })}>${Array.from({ length: markers }, (_, n) => html`<i key=${n}></i>`)}<span>${t("board-markers", { count: markers })}</span></span>`}
    </div>
    ${(shown.length > 0 || !game.over) && html`<${Dice} faces=${shown} count=${game.dice.count || Math.max(...game.dice.choices, 2)} sides=${game.dice.sides} rolling=${rolling} faded=${!lying && shown.length > 0 && !rolling} name=${text} />`}
    <div class="stb-sum-place">${!rolling && lying && html`<${RunningSum} ...${hand} />`}
      ${!rolling && game.boxes[at.shown]?.end === "shut" && html`<p class="stb-sum stb-all"><span class="numeral">${t("board-shut", { post: at.post ? "yes" : "no" })}</span></p>`}</div>
  </div>`;
}

/** @param {number[]} one @param {number[]} two */
const sameFaces = (one, two) => [...one].sort().join() === [...two].sort().join();

/**
 * Who throws for the start or in a roll-off, each with the die so far.
 * @param {{ at: import("./words.js").Scene, rolling: boolean, t: any }} props
 */
function Starting({ at, rolling, t }) {
  const { game } = at;
  return html`<ul class="stb-starting">
    ${game.tied.map((/** @type {number} */ seat, /** @type {number} */ n) => {
      const face = game.shown[n] ?? 0;
      return html`<li key=${seat} class=${classes(!face && n === game.shown.length && "is-next")}>
        <${Dice} faces=${face ? [face] : []} count=${1} sides=${game.dice.sides} rolling=${rolling && n === game.shown.length - 1} faded=${false}
          name=${face ? t("board-die", { face }) : t("board-dice-wait")} />
        <span>${nameOf(at, seat)}</span>
      </li>`;
    })}
  </ul>`;
}
