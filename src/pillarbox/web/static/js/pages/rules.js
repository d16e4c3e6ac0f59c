/** The rules: all of them to search and compare, and each in full, as the server tells it from the ruleset itself. */
import { html, lang, t, useEffect, useState } from "../draw.js";
import { get } from "../api.js";
import { style, title } from "../page.js";
import { note } from "../store.js";
import { Header } from "../parts/header.js";
import { Print } from "../parts/print.js";
import { matching } from "../parts/rulesets.js";

/** @param {{id?: string}} params */
export const Page = ({ id }) => (id ? html`<${One} id=${id} />` : html`<${All} />`);

function All() {
  const [all, setAll] = useState(/** @type {any[]} */ ([]));
  const [search, setSearch] = useState("");
  useEffect(() => {
    title(t("rules-title"));
    get("/api/rulesets").then(setAll, (error) => note(error.message));
  }, [lang.value]);
  const shown = matching(all, search);
  return html`<${Header} where=${t("rules-title")} />
    <main id="main">
      <h1>${t("rules-title")}</h1>
      <div class="row rules-tools">
        <label class="unseen" for="rules-search">${t("rules-search")}</label>
        <input id="rules-search" type="search" class="grow" value=${search} placeholder=${t("rules-search-hint")} onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />
        <a class="button" href="/guide">${t("web-home-learn")}</a><a class="button" href="/build">${t("web-home-build")}</a>
      </div>
      <p class="quiet" role="status">${all.length ? (shown.length ? t("rules-count", { count: shown.length }) : t("rules-none")) : t("web-loading")}</p>
      <ul class="bare rules-list">
        ${shown.map((one) => html`<li key=${one.id}><a class="panel" href=${`/rules/${one.id}`}><h2>${one.title}</h2>
          <p class="quiet">${one.line}</p><p class="small">${t("rules-seats", { least: one.seats[0], most: one.seats[1] })}</p></a></li>`)}
      </ul>
    </main>`;
}

/** @param {{id: string}} props */
function One({ id }) {
  const [about, setAbout] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    get(`/api/rulesets/${id}`).then(
      (answer) => {
        setAbout(answer);
        title(answer.title);
      },
      (error) => setWrong(error.message),
    );
  }, [id, lang.value]);
  return html`<${Header} where=${t("rules-title")} />
    <main id="main" class="narrow">
      <h1>${about?.title ?? (wrong ? t("web-missing-title") : t("web-loading"))}</h1>
      ${wrong && html`<p>${wrong}</p>`}
      ${about &&
      html`${about.also?.length > 0 && html`<p class="quiet">${t("rules-also", { names: about.also.join(", ") })}</p>`}
        <div class="row rules-tools"><a class="button primary" href=${`/new?rules=${id}`}>${t("web-home-open")}</a>
          ${about.game === "shut-the-box" && html`<a class="button big" href=${`/build?rules=${id}`}>${t("rules-change")}</a>`}
          <${Print} rules=${id} name=${about.title} print=${about.print} look="big" label=${t("rules-print")} />
          <a class="button plain" href="/rules">${t("rules-all")}</a></div>
        <article class="panel rules-text">${(about.rules ?? []).map((/** @type {any} */ part) => (typeof part === "string" ? html`<p>${part}</p>` : html`<h2>${part.title}</h2>${(part.lines ?? part.text ?? []).map((/** @type {string} */ line) => html`<p>${line}</p>`)}`))}
          ${about.picture && html`<${Picture} game=${about.game} picture=${about.picture} />`}
          ${about.source && html`<p class="quiet small">${t("rules-source", { source: about.source })}</p>`}</article>`}
    </main>`;
}

/** What the worked example shows, drawn by the game's own board. @param {{game: string, picture: any}} props */
function Picture({ game, picture }) {
  const [drawn, setDrawn] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const folder = `/static/games/${game}`;
    Promise.all([import(`${folder}/example.js`), style(`${folder}/board.css`)]).then(([module]) => setDrawn(module));
  }, [game]);
  return drawn && drawn.draw(picture, { t });
}
