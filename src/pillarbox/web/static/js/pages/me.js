/** What this device knows of its player: the name, the tables, figures; moving to another device, taking all away. */
import { html, lang, number, t, useEffect, useState } from "../draw.js";
import { erase, get, post } from "../api.js";
import { title } from "../page.js";
import { loadMe, me, note, rename } from "../store.js";
import { Header } from "../parts/header.js";

export function Page() {
  const [name, setName] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    title(t("me-title"));
    loadMe().catch((error) => note(error.message));
  }, [lang.value]);
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await rename((name ?? "").trim());
      note(t("me-saved"));
      setName(null);
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
  };
  const tables = me.value?.tables ?? [];
  return html`<${Header} where=${t("me-title")} />
    <main id="main" class="narrow stack">
      <h1>${t("me-title")}</h1>
      <form class="field" onSubmit=${save}><label for="me-name">${t("lobby-your-name")}</label>
        <span class="row"><input id="me-name" class="grow" maxlength="40" autocomplete="nickname" value=${name ?? me.value?.name ?? ""} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
          <button disabled=${name === null}>${t("lobby-save")}</button></span></form>
      <section aria-labelledby="me-tables"><h2 id="me-tables">${t("me-tables")}</h2>
        ${tables.length === 0 && html`<p class="quiet">${t("me-none")}</p>`}
        <ul class="bare">${tables.map((one) => html`<li class="row apart me-table" key=${one.code}>
          <span class="grow"><b>${one.title || one.ruleset}</b> <span class="code">${one.code}</span><br /><span class="quiet">${one.line}</span></span>
          <a class=${`button ${one.turn ? "primary" : ""}`} href=${`/t/${one.code}`}>${t(one.turn ? "web-home-continue" : "web-home-look")}</a></li>`)}</ul>
      </section>
      <${Matches} />
      <${Figures} />
      <${Devices} />
    </main>`;
}

/** The matches that have ended, each with its way back; of those alone the score, of others who won with what. */
function Matches() {
  const [matches, setMatches] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    get("/api/me/matches").then(setMatches, () => {});
  }, [lang.value]);
  if (!matches.length) return null;
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" });
  const name = (/** @type {any} */ one, /** @type {any[]} */ all) => (one.yours && all.filter((other) => other.yours).length === 1 ? t("table-you") : one.name);
  return html`<section aria-labelledby="me-matches"><h2 id="me-matches">${t("me-matches")}</h2>
    <ul class="bare">${matches.map((one) => html`<li class="row apart me-table" key=${`${one.code} ${one.match}`}>
      <span class="grow"><b>${one.title}</b> <time class="quiet" datetime=${one.ended}>${day.format(new Date(one.ended))}</time><br />
        <span class="quiet">${one.seats.length === 1 ? t("look-alone", { score: one.seats[0].total }) : t("look-scores", { scores: one.seats.map((/** @type {any} */ seat) => `${name(seat, one.seats)} ${seat.total}`).join(", ") })}
          ${" "}${one.seats.length > 1 && one.seats.some((/** @type {any} */ seat) => seat.yours && seat.won) && t("look-won-you")}</span></span>
      <a class="button" href=${`/review/${one.code}?match=${one.match}`}>${t("over-review")}</a></li>`)}</ul></section>`;
}

/** What the server has counted. Texts come finished from it; numbers are written in the language of the page. */
function Figures() {
  const [stats, setStats] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get("/api/stats").then(setStats, () => {});
  }, [lang.value]);
  const lines = Array.isArray(stats) ? stats : (stats?.lines ?? []);
  if (!lines.length) return null;
  return html`<section class="panel" aria-labelledby="me-figures"><h2 id="me-figures">${t("me-figures")}</h2>
    <table><tbody>${lines.map((/** @type {any} */ line) =>
      typeof line === "string"
        ? html`<tr><td colspan="2">${line}</td></tr>`
        : html`<tr><th scope="row">${line.title ?? line.text}</th><td class="n">${typeof line.value === "number" ? number(line.value, line.digits ?? 0) : line.value}</td></tr>`,
    )}</tbody></table></section>`;
}

/** Another device by a code that works once; everything as a file; everything gone. */
function Devices() {
  const [code, setCode] = useState("");
  const [typed, setTyped] = useState("");
  const [sure, setSure] = useState(false);
  const told = async (/** @type {() => Promise<void>} */ work) => {
    try {
      await work();
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
  };
  const claim = (/** @type {Event} */ event) => {
    event.preventDefault();
    told(async () => {
      await post("/api/device/claim", { code: typed.trim() });
      setTyped("");
      await loadMe();
      note(t("me-claimed"));
    });
  };
  return html`<section class="panel stack" aria-labelledby="me-device"><h2 id="me-device">${t("me-device")}</h2>
    <div class="row apart"><p class="grow quiet">${t("me-code-text")}</p>
      ${code ? html`<output class="code big-code">${code}</output>` : html`<button onClick=${() => told(async () => setCode((await post("/api/device/code")).code))}>${t("me-code")}</button>`}</div>
    <form class="row claim" onSubmit=${claim}><label for="me-claim">${t("me-claim")}</label>
      <input id="me-claim" value=${typed} autocomplete="off" maxlength="20" onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} /><button aria-disabled=${!typed.trim()}>${t("me-claim-do")}</button></form>
    <hr />
    <div class="row apart"><p class="grow quiet">${t("me-export-text")}</p><a class="button" href="/api/export" download="pillarbox.json">${t("me-export")}</a></div>
    <div class="row apart"><p class="grow quiet">${t("me-erase-text")}</p>
      ${sure
        ? html`<button class="primary" onClick=${() => told(async () => {
            await erase("/api/me");
            localStorage.clear();
            location.assign("/");
          })}>${t("me-erase-sure")}</button>`
        : html`<button onClick=${() => setSure(true)}>${t("me-erase")}</button>`}</div>
  </section>`;
}
