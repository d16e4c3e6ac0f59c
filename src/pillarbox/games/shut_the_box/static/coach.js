/**
 * The coach beside the box: each legal choice with its worth, its loss as a bar and one sentence; on a phone a
 * sheet that opens upward. Shows what the server worked out; must never judge a move itself.
 */

import { Tile, classes, html, minus, useState } from "/static/js/draw.js";
import { plus } from "./pick.js";

/** A loss smaller than this is none: the coach's figures are rounded. */
const NOTHING = 0.0005;

/** So many choices are listed at once, and those that fit what is chosen; the others on request. */
const LISTED = 5;

/** How the coach may stand. @type {["off" | "on" | "warn", string][]} */
const HOW = [["off", "board-coach-how-off"], ["on", "board-coach-how-on"], ["warn", "board-coach-how-warn"]];

/** The tiles of an action, small; a dice count or a stop has none. @param {string} action */
const labels = (action) => (/^(\d+d|stop|keep)$/.test(action) ? [] : action.replace(/^\^/, "").split("+"));

/** A worth as it is written: a chance in percent, or points. @param {number} value @param {string} lang */
export const worth = (value, lang) => new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Whether more is better: the best choice, which comes first, is worth no less than the last. @param {any} advice */
const rising = (advice) => advice.moves[0].value > 0 && advice.moves[0].value >= advice.moves[advice.moves.length - 1].value;

/**
 * Whether a loss is worth a warning: three in a hundred of the win, or a twelfth of what a turn may expect to leave.
 * @param {any} advice @param {number} loss
 */
export const costly = (advice, loss) => loss >= (rising(advice) ? 3 : Math.max(0.5, advice.moves[0].value / 12));

/** @param {{ action: string, post: boolean, t: (id: string, args?: any) => string }} props */
export function Choice({ action, post, t }) {
  const tiles = labels(action);
  const count = /^(\d+)d$/.exec(action);
  if (count) return html`<span class="stb-choice-text">${t("board-coach-dice", { count: Number(count[1]) })}</span>`;
  if (!tiles.length) return html`<span class="stb-choice-text">${t(action === "stop" ? "board-coach-stop" : "board-coach-keep")}</span>`;
  const wide = tiles.some((label) => label.length > 1) ? 32 : 26;
  return html`<svg class="stb-choice" width=${tiles.length * (wide + 4)} height="34" viewBox=${`0 0 ${tiles.length * (wide + 4)} 34`}
    role="img" aria-label=${plus(tiles)}>
    ${tiles.map((label, n) =>
      post
        ? html`<g key=${label}><rect x=${n * (wide + 4) + 1} y="5" width=${wide} height="27" rx="2" fill="var(--card)" stroke="var(--edge)" />
            <text x=${n * (wide + 4) + 1 + wide / 2} y="25" text-anchor="middle" font-family="var(--display)" font-weight="700" font-size="17" fill="var(--pip)">${label}</text></g>`
        : html`<${Tile} key=${label} label=${label} x=${n * (wide + 4) + wide / 2 + 1} y=${33} width=${wide} height=${31} />`,
    )}
  </svg>`;
}

/** How much of the best choice's worth is left, and how much is lost, as one bar. @param {{ part: number }} props */
function LossBar({ part }) {
  return html`<span class="stb-bar" aria-hidden="true">
    <span class="stb-bar-kept" style=${`width:${(1 - part) * 75}%`}></span>
    ${part > NOTHING && html`<span class="stb-bar-lost" style=${`width:${part * 75}%`}></span>`}
  </span>`;
}

/**
 * @param {{ advice: any, chosen: string[], at: import("./words.js").Scene, t: any, lang: string }} props
 */
function Moves({ advice, chosen, at, t, lang }) {
  const worst = Math.max(...advice.moves.map((/** @type {any} */ move) => move.loss), NOTHING);
  const scale = rising(advice) ? Math.max(advice.moves[0].value, worst) : Math.max(worst * 1.15, 1);
  const [all, setAll] = useState("");
  const fitting = (/** @type {any} */ move) => chosen.length > 0 && chosen.every((label) => labels(move.action).includes(label));
  const shown = advice.moves.filter((/** @type {any} */ move, /** @type {number} */ n) => all === advice.id || n < LISTED || fitting(move));
  return html`<ol class="stb-moves">
    ${shown.map((/** @type {any} */ move) => {
      const fits = fitting(move);
      const lost = move.loss > NOTHING;
      const loss = worth(move.loss, lang);
      return html`<li key=${move.action} class=${classes("stb-move", fits && "is-fitting")}>
        <${Choice} action=${move.action} post=${at.post} t=${t} />
        <span class="stb-fits">${fits && chosen.length < labels(move.action).length && t("board-coach-fits", { tiles: plus(chosen) })}</span>
        <span class="stb-worth numeral">${worth(move.value, lang)}</span>
        <${LossBar} part=${Math.min(1, move.loss / scale)} />
        <p class="stb-why"><b>${lost ? t("board-coach-costs", { loss }) : t("board-coach-best")}</b> ${minus(move.text)}</p>
      </li>`;
    })}
  </ol>
  ${shown.length < advice.moves.length &&
  html`<button type="button" class="plain stb-more" onClick=${() => setAll(advice.id)}>${t("board-coach-more", { count: advice.moves.length - shown.length })}</button>`}
  ${(advice.notes ?? []).map((/** @type {string} */ text) => html`<p key=${text} class="quiet stb-more">${minus(text)}</p>`)}`;
}

/**
 * A neighbour's choice: what opening each tile again does to the player it belongs to, against leaving all as it is.
 * @param {{ advice: any, chosen: string[], at: import("./words.js").Scene, t: any, lang: string }} props
 */
function Reopened({ advice, chosen, at, t, lang }) {
  const keep = advice.moves.find((/** @type {any} */ move) => move.action === "keep") ?? advice.moves[0];
  const most = Math.max(...advice.moves.map((/** @type {any} */ move) => Math.abs(move.value - keep.value)), 0.1);
  const signed = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "always" });
  const shown = advice.moves.filter(
    (/** @type {any} */ move, /** @type {number} */ n) => n < LISTED || move === keep || chosen.includes(labels(move.action)[0]),
  );
  return html`<ol class="stb-moves stb-reopened">
    ${shown.map((/** @type {any} */ move) => {
      const change = move.value - keep.value;
      const lost = keep.loss - move.loss < 0;
      const part = (Math.abs(change) / most) * 50;
      const tile = labels(move.action)[0];
      return html`<li key=${move.action} class=${classes("stb-move", chosen.includes(tile) && "is-fitting")}>
        <span class="stb-letter numeral">${tile ?? "–"}</span>
        <b>${Math.abs(change) < 0.05 ? signed.format(0).replace(/^./, "±") : signed.format(change).replace("-", "−")}</b>
        <span class="stb-change" aria-hidden="true">
          <span class=${lost ? "stb-bar-lost" : "stb-bar-kept"} style=${`width:${part}%;${lost ? "right" : "left"}:50%`}></span>
        </span>
        <p class="stb-why">${move === keep && t("board-coach-keep")} ${minus(move.text)}</p>
      </li>`;
    })}
  </ol>`;
}

/**
 * The best choice in a sentence, and the best that fits what is chosen.
 * @param {any} advice @param {string[]} chosen @param {any} t @param {string} lang
 */
function summary(advice, chosen, t, lang) {
  const best = advice.moves[0];
  const fitting = advice.moves.find((/** @type {any} */ move) => chosen.every((label) => labels(move.action).includes(label)));
  const say = (/** @type {any} */ move) => (labels(move.action).length ? plus(labels(move.action)) : move.action);
  const args = { best: say(best), worth: worth(best.value, lang) };
  if (!labels(best.action).length) return best.text;
  if (!chosen.length || !fitting || fitting === best) return t("board-coach-line", args);
  return t("board-coach-line-fits", { ...args, tiles: plus(chosen), other: worth(fitting.value, lang) });
}

/**
 * @param {{ advice: any, chosen: string[], at: import("./words.js").Scene, t: any, lang: string, tutor: string,
 *   setTutor: (how: "off" | "on" | "warn") => void, allowed: boolean, decides: boolean, why: string }} props `why`: the server's reason for having no answer
 */
export function Coach({ advice, chosen, at, t, lang, tutor, setTutor, allowed, decides, why }) {
  const [open, setOpen] = useState(false);
  if (!allowed) return null;
  const list = tutor === "on" && advice && advice.moves.length > 0 && decides;
  const reason = tutor !== "off" && decides && !advice && why;
  const empty = reason || t(tutor === "off" ? "board-coach-off" : tutor === "warn" ? "board-coach-warns" : decides ? "board-coach-thinking" : "board-coach-waits");
  const mover = at.table.seats[at.game.turn]?.name ?? "";
  const back = list && at.game.stage === "reopen";
  const now = back && advice.moves.find((/** @type {any} */ move) => move.action === "keep");
  return html`<section class=${classes("panel stb-coach", open && "is-open", back && "is-reopening")} aria-labelledby="stb-coach-head">
    ${back && html`<div class="airmail" aria-hidden="true"></div>`}
    <div class="stb-coach-head">
      <h2 id="stb-coach-head">${back && !rising(advice) ? t("board-coach-reopen", { name: mover }) : t("board-coach")}</h2>
      ${list && html`<span class="quiet stb-objective">${advice.objective} ${now && t("board-coach-now", { worth: worth(now.value, lang) })}</span>`}
      <span class="quiet stb-coach-line">${list ? summary(advice, chosen, t, lang) : empty}</span>
      <button type="button" class="stb-sheet" aria-expanded=${String(open)} aria-label=${t(open ? "board-coach-close" : "board-coach-open")}
        onClick=${() => setOpen(!open)}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 15.5l7-7 7 7" /></svg>
      </button>
    </div>
    <div class="stb-coach-body">
      ${back ? html`<${Reopened} advice=${advice} chosen=${chosen} at=${at} t=${t} lang=${lang} />` : list ? html`<${Moves} advice=${advice} chosen=${chosen} at=${at} t=${t} lang=${lang} />` : html`<p class="quiet stb-coach-empty">${empty}</p>`}
      <div class="seg stb-tutor" role="group" aria-label=${t("board-coach-how")}>
        ${HOW.map(
          ([how, id]) => html`<button key=${how} type="button" aria-pressed=${String(tutor === how)}
            onClick=${() => setTutor(how)}>${t(id)}</button>`,
        )}
      </div>
    </div>
  </section>`;
}
