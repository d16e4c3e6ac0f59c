/** A match looked back on: the chance to win over its events, luck and skill apart, the costliest choices, step by step. */
import { Airmail, html, lang, minus, number, t, useEffect, useMemo, useState } from "../draw.js";
import { get, post } from "../api.js";
import { style, title } from "../page.js";
import { go, query } from "../router.js";
import { note, room } from "../store.js";
import { Header } from "../parts/header.js";
import { Account, Chart, Legend } from "../review/chart.js";
import { costliest, parts, points, reason, scale, turns } from "../review/figures.js";
import { CostlyMoves, Dice, place, useReplay } from "../review/moves.js";

/** So many seconds the server may take to answer with how far it is; so long, in milliseconds, until a lost line is tried again. */
const WAIT = 2;
const AGAIN = 3000;

/**
 * The review of a seat, asked for until it is there; till then how far the server is.
 * @param {string} code @param {number} match its number at the table @param {number} seat -1: nobody's yet
 */
function useReview(code, match, seat) {
  const [found, setFound] = useState({ of: -1, review: /** @type {any} */ (null), working: /** @type {any} */ (null), wrong: "" });
  const [again, setAgain] = useState(0);
  useEffect(() => {
    if (seat < 0) return undefined;
    let left = false;
    let timer = 0;
    const say = (/** @type {any} */ more) => setFound({ of: seat, review: null, working: null, wrong: "", ...more });
    const ask = () =>
      get(`/api/tables/${code}/review?match=${match}&seat=${seat}&wait=${WAIT}`).then(
        (answer) => {
          if (left) return;
          if (!answer.stage) return say({ review: { ...answer, of: seat } });
          say({ working: answer });
          ask();
        },
        (error) => {
          if (left) return;
          say({ wrong: error.message });
          if (!error.status || error.status === 503) timer = window.setTimeout(ask, AGAIN);
        },
      );
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [code, match, seat, lang.value, again]);
  const own = found.of === seat;
  return { review: own ? found.review : null, working: own ? found.working : null, wrong: own ? found.wrong : "", retry: () => setAgain(again + 1) };
}

/** As long as the review is being made: how far it is, and that nobody need stay for it. @param {{ code: string, working: any, wrong: string, retry: () => void }} props */
const Working = ({ code, working, wrong, retry }) => html`<${Header} where=${t("look-title")} /><main id="main" class="narrow"><section class="panel review-working"><${Airmail} /><h1>${t("look-title")}</h1>
  <p role="status">${wrong || working?.text || t("look-working")}</p>
  ${!wrong && html`<progress aria-label=${t("look-working")} value=${working?.of ? working.done : null} max=${working?.of || 1}></progress>`}
  ${!wrong && working && html`<p class="quiet">${t("look-leave")}</p>`}
  <p class="row">${wrong && html`<button type="button" class="primary" onClick=${retry}>${t("look-again")}</button>`}
    ${(wrong || working) && html`<a class="button" href=${`/t/${code}`}>${t("look-table")}</a>`}</p></section></main>`;

/** The number of the table's last match that is over. @param {any} table */
const last = ({ matches, phase }) => (matches > 1 && phase !== "over" && phase !== "aborted" ? matches - 1 : matches);

/** @param {{ code: string }} props */
export function Page({ code: typed }) {
  const code = typed.toUpperCase();
  const [table, setTable] = useState(/** @type {any} */ (null));
  const [seat, setSeat] = useState(-1);
  const [missing, setMissing] = useState("");
  const [tries, setTries] = useState(0);
  const [board, setBoard] = useState(/** @type {any} */ (null));
  useEffect(() => {
    style("/static/css/review.css");
    get(`/api/tables/${code}`).then(async (found) => {
      const match = Number(query().get("match")) || last(found);
      // Of an earlier match those who sat there then.
      const seats = match === found.matches ? found.seats : (await get(`/api/tables/${code}/matches/${match}`)).seats;
      return { ...found, match, seats };
    }).then(
      (found) => {
        setTable(found);
        setSeat((found.seats.find((/** @type {any} */ one) => one.yours) ?? { seat: 0 }).seat);
        style(`/static/games/${found.game}/board.css`);
        import(`/static/games/${found.game}/board.js`).then(setBoard, () => {});
      },
      (error) => setMissing(error.message),
    );
  }, [code, tries]);
  useEffect(() => title(t("look-title")), [lang.value]);
  const { review, working, wrong, retry } = useReview(code, table?.match ?? 0, seat);
  if (!review || !table) {
    const anew = () => {
      setMissing("");
      setTries(tries + 1);
    };
    return html`<${Working} code=${code} working=${working} wrong=${missing || wrong} retry=${missing ? anew : retry} />`;
  }
  return html`<${Look} code=${code} table=${table} seat=${seat} setSeat=${setSeat} review=${review} board=${board} />`;
}

/** @param {{ code: string, table: any, seat: number, setSeat: (seat: number) => void, review: any, board: any }} props */
function Look({ code, table, seat, setSeat, review, board }) {
  const list = useMemo(() => points(review), [review]);
  const [at, setAt] = useState(list.length - 1);
  const here = Math.min(at, list.length - 1);
  const measure = scale(review);
  const worst = useMemo(() => costliest(review, seat), [review, seat]);
  const yours = Boolean(table.seats[seat]?.yours);
  const name = (/** @type {number} */ one) => (table.seats[one]?.yours && table.seats.filter((/** @type {any} */ other) => other.yours).length === 1 ? t("look-you") : table.seats[one]?.name || t("look-seat", { seat: one + 1 }));
  const ctx = { t, lang: lang.value, room: room.value, post: /^email/.test(table.ruleset) };
  const game = useReplay(code, table.match, list[here].number, seat);
  const end = useReplay(code, table.match, list[list.length - 1].number, seat);
  const step = (/** @type {number} */ to) => setAt(Math.max(0, Math.min(list.length - 1, to)));
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (/** @type {HTMLElement} */ (event.target).closest?.("input, textarea, select")) return;
      const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: list.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      step(to);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [here, list]);
  const branch = async () => {
    try {
      const { code: fresh } = await post(`/api/tables/${code}/branch`, { at: list[here].number, match: table.match });
      go(`/t/${fresh}`);
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
  };
  const link = `${location.origin}/review/${code}?match=${table.match}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      note(t("look-copied"));
    } catch {
      prompt(t("look-share"), link);
    }
  };
  const alone = table.seats.length === 1;
  const cards = board?.chance === "cards";
  const won = end?.over && end.winners?.includes(seat);
  const others = { count: table.seats.length - 1, other: table.seats[seat ? 0 : 1]?.name ?? "" };
  const rows = parts(review, seat).map((row) => ({ ...row, text: t(cards && row.kind === "dice" ? "look-row-cards" : ROWS[row.kind], { name: row.seat >= 0 ? name(row.seat) : "", ...others }) }));
  const account = review.seats.find((/** @type {any} */ one) => one.seat === seat);
  const why = end?.over && reason(review, seat, won, alone);
  const own = rows.filter((row) => row.kind === "choices").length && review.decisions.filter((/** @type {any} */ one) => one.seat === seat).length;
  return html`<${Header} where=${table.title || table.ruleset_title}>
      <a class="button plain wide-only" href=${`/api/tables/${code}/record?form=json&match=${table.match}`} download=${`${code}.json`}>${t("look-export-json")}</a>
      <a class="button plain wide-only" href=${`/api/tables/${code}/record?form=notation&match=${table.match}`} download=${`${code}.txt`}>${t("look-export")}</a>
      <button type="button" class="plain wide-only" onClick=${copy}>${t("look-share")}</button>
      <a class="button primary" href=${`/t/${code}`}>${t("look-table")}</a>
    </${Header}>
    <main id="main" class="review">
      <div class="review-left">
        <section class="panel review-panel" aria-labelledby="review-chart">
          <div class="review-head"><h2 id="review-chart">${t(measure.share ? (yours ? "look-chance-you" : "look-chance") : yours ? "look-value-you" : "look-value", { name: name(seat), measure: review.measure })}</h2><${Legend} cards=${cards} /></div>
          <${Chart} list=${list} turns=${turns(list)} seat=${seat} share=${measure.share} down=${measure.down} names=${(/** @type {number} */ one) => (table.seats[one]?.yours && name(one) === t("look-you") ? t("look-turn-you") : t("look-turn", { name: name(one) }))}
            worst=${worst} at=${here} pick=${step} label=${t("look-chart", { name: name(seat), from: number(list[0].at, 1), to: number(list[list.length - 1].at, 1), count: list.length - 1 })} />
        </section>
        <${CostlyMoves} code=${code} match=${table.match} worst=${worst} board=${board} ctx=${ctx} share=${measure.share} yours=${yours} show=${(/** @type {number} */ event) => step(list.findIndex((point) => point.number === event))} />
      </div>
      <div class="review-right">
        <section class="panel review-result"><${Airmail} />
          <h1>${end?.over && alone ? t("look-alone", { score: end.totals[0] }) : end?.over ? t(yours ? (won ? "look-won-you" : "look-lost-you") : won ? "look-won" : "look-lost", { name: name(seat) }) : t("look-title")} ${why && t(why, { chance: cards ? "cards" : "dice", ...others })}</h1>
          ${end?.totals && !alone && html`<p class="quiet">${t("look-scores", { scores: end.totals.map((/** @type {number} */ total, /** @type {number} */ one) => `${name(one)} ${total}`).join(", ") })}</p>`}
          ${table.seats.length > 1 && html`<div class="seg review-seats" role="group" aria-label=${t("look-seats")}>
            ${table.seats.map((/** @type {any} */ one) => html`<button key=${one.seat} type="button" aria-pressed=${String(one.seat === seat)} onClick=${() => setSeat(one.seat)}>${name(one.seat)}</button>`)}</div>`}
          <${Account} rows=${rows} share=${measure.share} down=${measure.down} />
          ${review.note && html`<p class="quiet small">${review.note}</p>`}
        </section>
        ${own > 0 && html`<section class="panel review-luckless"><h2>${t("look-luckless")}</h2>
          <p><span class="numeral">${number(Math.max(measure.share ? 0 : -1e9, measure.of(account.base + account.skill)), 1)}</span>
            <span class="quiet">${t(measure.share ? "look-luckless-share" : "look-luckless-score", { base: number(measure.of(account.base), 1) })}</span></p>
          <p class="quiet">${t("look-perfects", { costly: worst.length, count: own - worst.length })}</p></section>`}
        <section class="panel review-step" aria-label=${t("look-steps")}>
          <p class="review-told" role="status">${minus(list[here].text) || t("look-start")}</p>
          ${game && board && place(game, list[here].seat < 0 ? seat : list[here].seat) && html`<div class="review-scene"><div class="review-box">${board.mini(place(game, list[here].seat < 0 ? seat : list[here].seat), ctx)}</div>
            ${game.dice?.faces?.length > 0 && html`<${Dice} faces=${game.dice.faces} />`}</div>`}
          <p class="quiet">${t("look-at", { step: here, of: list.length - 1, value: number(list[here].at, 1), unit: measure.share ? "share" : "score" })}${" "}
            ${list[here].beside !== undefined && t("look-at-beside", { value: number(/** @type {number} */ (list[here].beside), 1) })}</p>
          <div class="review-buttons"><button type="button" class="secondary" onClick=${() => step(0)}>${t("look-first")}</button>
            <button type="button" class="secondary" aria-disabled=${here ? null : "true"} onClick=${() => step(here - 1)}>${t("look-back")}</button>
            <button type="button" class="secondary review-on" aria-disabled=${here < list.length - 1 ? null : "true"} onClick=${() => step(here + 1)}>${t("look-on")}</button></div>
          <p class="quiet review-keys">${t("look-keys")} <button type="button" class="plain" onClick=${branch}>${t("look-branch")}</button></p>
          <p class="review-keys narrow-only"><a class="button plain" href=${`/api/tables/${code}/record?form=json&match=${table.match}`} download=${`${code}.json`}>${t("look-export-json")}</a>
            <button type="button" class="plain" onClick=${copy}>${t("look-share")}</button></p>
        </section>
      </div>
    </main>`;
}

/** The words of the account's rows. @type {Record<string, string>} */
const ROWS = {
  start: "look-row-start",
  dice: "look-row-dice",
  choices: "look-row-choices",
  other: "look-row-other",
  drawn: "look-row-drawn",
  given: "look-row-given",
  estimate: "look-row-estimate",
  rest: "look-row-rest",
  result: "look-row-result",
};
