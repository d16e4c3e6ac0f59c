/** One big screen for everybody, phones as hands: the table as a spectator sees it, large, with the way in beside it. */
import { html, t, useEffect, useState } from "../draw.js";
import { title } from "../page.js";
import { loadMe, me } from "../store.js";
import { Phones, Qr, reached } from "./invite.js";
import { nameOf, Scores } from "./side.js";
import { Others } from "./others.js";
import { context, useBoard } from "./page.js";
import { Over } from "./over.js";
import { Table } from "./state.js";
import { Bubbles } from "./talk.js";
import { tell } from "./news.js";

/** @param {{code: string}} params */
export function Page({ code }) {
  const [table] = useState(() => new Table(code, { watch: true }));
  useEffect(() => {
    // A browser that was never here is made known, for the next try of its line.
    if (!me.value) loadMe().catch(() => {});
    title(code.toUpperCase());
    table.onNews = tell;
    document.documentElement.classList.add("projector");
    return () => {
      document.documentElement.classList.remove("projector");
      table.close();
    };
  }, []);
  const view = table.view.value;
  const board = useBoard(view?.table.game ?? "");
  const at = view?.table;
  const over = at?.phase === "over" || at?.phase === "aborted";
  const nowhere = !view && table.line.value === "closed";
  const host = reached() && new URL(reached()).host;
  return html`<header class="top"><a class="brand" href=${nowhere ? "/" : `/t/${code}`}>${at?.title || at?.ruleset_title || "Pillarbox"}</a>
      ${!nowhere && html`<p class="projector-join">${host && html`${t("projector-join")} <b>${host}</b>`} <span class="code">${code.toUpperCase()}</span></p>`}</header>
    ${(table.why.value || (table.line.value === "lost" && t("table-lost"))) && html`<div class="banner" role="status">${table.why.value || t("table-lost")}</div>`}
    <main id="main" class=${`table ${at?.game ?? ""}`} data-phase=${at?.phase}>
      ${nowhere && html`<p><a class="button" href="/">${t("web-missing-home")}</a></p>`}
      ${!view && !nowhere && html`<p class="quiet">${t("web-loading")}</p>`}
      ${view && !view.view && html`<div class="projector-wait"><h1>${view.texts.hint}</h1>
        <${Qr} code=${at?.code} size=${320} /><${Phones} />
        <ol class="bare ranks">${at?.seats.map((one) => html`<li key=${one.seat}><span class="numeral">${one.seat + 1}</span> <span>${one.kind === "open" ? t("lobby-free") : one.name}</span></li>`)}</ol></div>`}
      ${view?.view && html`<aside class="area-sheet"><${Scores} view=${view} last=${6} /></aside>
        <${Others} table=${table} view=${view} board=${board} />
        ${over && html`<${Over} table=${table} view=${view} />`}
        ${board?.draw(view, () => {}, { ...context(table), tutor: "off" })}
        <p class="unseen">${nameOf(view, view.view.turn ?? -1)}</p>`}
    </main>
    <${Bubbles} table=${table} view=${view} />`;
}
