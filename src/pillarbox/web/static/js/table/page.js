/** A table: waiting, playing, over. Puts the game's board into the grid and the shell's own parts around it. */
import { html, lang, t, useEffect, useRef, useState } from "../draw.js";
import { get } from "../api.js";
import { badge, style, title } from "../page.js";
import { loadMe, me, note } from "../store.js";
import { context as plain } from "../parts/context.js";
import { Header } from "../parts/header.js";
import { Chrome, Help } from "./chrome.js";
import { Lobby, Watching } from "./lobby.js";
import { Others } from "./others.js";
import { Over } from "./over.js";
import { Side } from "./side.js";
import { Table } from "./state.js";
import { Bubbles } from "./talk.js";
import { Update } from "./update.js";
import { mark, tell } from "./news.js";

/** The boards that have been loaded, by game. @type {Map<string, any>} */
const boards = new Map();

/** Loads a game's board and its style sheet. @param {string} game */
export async function loadBoard(game) {
  const folder = `/static/games/${game}`;
  const [board] = await Promise.all([import(`${folder}/board.js`), style(`${folder}/board.css`)]);
  boards.set(game, board);
  return board;
}

/** @param {string} game the board of the view's game, once it is there */
export function useBoard(game) {
  const [board, setBoard] = useState(boards.get(game) ?? null);
  useEffect(() => {
    if (game && !boards.has(game)) loadBoard(game).then(setBoard, () => note(t("web-offline")));
    else setBoard(boards.get(game) ?? null);
  }, [game]);
  return board;
}

/**
 * What a board is given beside the view.
 * @param {Table} table
 */
export function context(table) {
  return {
    ...plain(),
    coach: table.coach.value,
    coachWhy: table.coachWhy.value,
    preview: table.preview.value,
    animate: table.animate.value,
    busy: table.busy.value,
  };
}

/** @param {{code: string}} params */
export function Page({ code }) {
  const [gone, setGone] = useState("");
  const [table, setTable] = useState(/** @type {Table | null} */ (null));
  useEffect(() => {
    let open = /** @type {Table | null} */ (null);
    let left = false;
    title(code.toUpperCase());
    const known = me.value ? Promise.resolve() : loadMe().catch(() => {});
    known.then(() => get(`/api/tables/${code.toUpperCase()}`)).then(
      () => {
        if (left) return;
        open = new Table(code);
        open.onNews = tell;
        setTable(open);
      },
      (error) => (error.status === 404 ? setGone(error.message) : retry()),
    );
    const retry = () => {
      if (left) return;
      open = new Table(code);
      open.onNews = tell;
      setTable(open);
    };
    return () => {
      left = true;
      open?.close();
      badge(false);
    };
  }, [code]);
  if (gone) return html`<${Nowhere} text=${gone} />`;
  if (!table) return html`<${Header} where=${code.toUpperCase()} /><main id="main"><p class="quiet">${t("web-loading")}</p></main>`;
  return html`<${AtTable} table=${table} />`;
}

/** @param {{text: string}} props */
const Nowhere = ({ text }) => html`<${Header} />
  <main id="main" class="narrow"><h1>${t("table-nowhere")}</h1><p>${text}</p><p><a class="button" href="/">${t("web-missing-home")}</a></p></main>`;

/** @param {{table: Table}} props */
function AtTable({ table }) {
  const view = table.view.value;
  const game = view?.table.game ?? "";
  const board = useBoard(game);
  const [help, setHelp] = useState(false);
  const [open, setOpen] = useState(-1);
  const spoken = useRef(lang.value);
  useEffect(() => {
    if (spoken.current === lang.value) return;
    spoken.current = lang.value;
    table.again();
  }, [lang.value]);
  useEffect(() => {
    const named = view?.table.title || view?.table.ruleset_title;
    title(named || table.code);
    // not of this drawing's view: it may be an old one by the time that this runs
    mark(table.view.value);
  });
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      if (event.key === "?" && !typing) setHelp(true);
    };
    const looks = () => mark(table.view.value);
    addEventListener("keydown", key);
    for (const how of ["focus", "blur"]) addEventListener(how, looks);
    document.addEventListener("visibilitychange", looks);
    return () => {
      removeEventListener("keydown", key);
      for (const how of ["focus", "blur"]) removeEventListener(how, looks);
      document.removeEventListener("visibilitychange", looks);
    };
  }, []);
  if (!view) {
    return html`<${Header} where=${table.code} /><main id="main"><${Line} table=${table} /><p class="quiet">${t("web-loading")}</p></main>`;
  }
  const { phase } = view.table;
  // Opened in another window: what stands here can be read, and nothing that is pressed would be heard.
  const shut = table.line.value === "closed";
  const waiting = phase === "waiting" || !view.view;
  const over = phase === "over" || phase === "aborted";
  const drawn = phase === "aborted" && view.view ? broken(view) : view;
  const own = view.table.seats.filter((one) => one.yours);
  const veiled = own.length > 1 && Boolean(view.view?.desks) && phase === "playing" && view.seat >= 0 && open !== view.seat;
  return html`<${Chrome} table=${table} view=${view} help=${() => setHelp(true)} />
    <${Line} table=${table} />
    ${waiting
      ? html`<main id="main" inert=${shut}><${Lobby} table=${table} view=${view} /></main>`
      : html`<main id="main" class=${`table ${game}`} data-phase=${phase} inert=${shut}>
          <${Side} view=${view} board=${board} />
          <${Others} table=${table} view=${drawn} board=${board} />
          ${own.length === 0 && !over && html`<${Watching} table=${table} view=${view} />`}
          ${over && html`<${Over} table=${table} view=${view} />`}
          ${veiled
            ? html`<${Veil} name=${view.table.seats[view.seat]?.name ?? ""} lift=${() => setOpen(view.seat)} />`
            : board ? board.draw(drawn, table.send, context(table)) : html`<p class="quiet area-board">${t("web-loading")}</p>`}
        </main>`}
    <${Bubbles} table=${table} view=${view} />
    <${Update} view=${view} />
    ${help && html`<${Help} close=${() => setHelp(false)} keys=${board?.keys ?? []} />`}`;
}

/** A match that was broken off, as boards draw it: at its end, and nothing in it asked of anybody. @param {import("../wire.js").View} view */
const broken = (view) => ({ ...view, mine: [], view: { ...view.view, over: true, legal: [], owe: [], roller: null } });

/**
 * Between two people at one device, where hands are hidden: nothing is shown until the next one has it.
 * @param {{name: string, lift: () => void}} props
 */
const Veil = ({ name, lift }) => html`<section class="area-board panel veil"><h1 class="table-head">${t("table-pass", { name })}</h1>
  <p class="quiet">${t("table-pass-text")}</p><button class="primary" onClick=${lift}>${t("table-pass-do", { name })}</button></section>`;

/** How the line stands, when it does not stand well. @param {{table: Table}} props */
function Line({ table }) {
  const line = table.line.value;
  const text =
    line === "closed" ? table.why.value : line === "lost" ? table.why.value || t("table-lost") : table.paused.value;
  if (!text) return null;
  return html`<div class="banner" role="status">${text}${line === "closed" &&
  html` <button class="plain again" onClick=${() => location.reload()}>${t("table-again")}</button>`}</div>`;
}
