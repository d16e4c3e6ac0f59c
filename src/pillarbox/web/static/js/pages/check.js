/** Check these dice: everything worked out again on this device, from the record alone, with or without a network. */
import { Airmail, html, t, useEffect, useState } from "../draw.js";
import { get, post } from "../api.js";
import { title } from "../page.js";
import { query } from "../router.js";
import { Header } from "../parts/header.js";
import { verify } from "../verify.js";

export function Page() {
  const [verdict, setVerdict] = useState(/** @type {import("../verify.js").Verdict | null} */ (null));
  const [wrong, setWrong] = useState("");
  const [record, setRecord] = useState(/** @type {any} */ (null));
  const [second, setSecond] = useState("");
  const code = query().get("table");
  const look = (/** @type {any} */ found) => {
    setWrong("");
    setSecond("");
    setRecord(found);
    try {
      setVerdict(verify(found));
    } catch {
      setVerdict(null);
      setWrong(t("check-unreadable"));
    }
  };
  const read = (/** @type {string} */ text) => {
    try {
      look(JSON.parse(text));
    } catch {
      setVerdict(null);
      setWrong(t("check-unreadable"));
    }
  };
  useEffect(() => {
    title(t("check-title"));
    if (code) get(`/api/tables/${code}/record`).then(look, (error) => setWrong(error.message));
  }, [code]);
  const ask = async () => {
    try {
      const answer = await post("/api/verify", record);
      const ok = answer.ok ?? answer.verdict?.ok;
      setSecond(answer.text ?? t(ok ? "check-server-yes" : "check-server-no"));
    } catch (error) {
      setSecond(/** @type {Error} */ (error).message);
    }
  };
  const take = async (/** @type {any} */ event) => {
    const file = event.target.files?.[0];
    if (file) read(await file.text());
  };
  const named = t(verdict && dealt(verdict) ? "check-title-cards" : "check-title");
  return html`<${Header} where=${named} />
    <main id="main" class="narrow stack">
      <h1>${named}</h1>
      <p>${t("check-lead")}</p>
      ${wrong && html`<p class="note" role="alert">${wrong}</p>`}
      ${verdict && html`<${Result} verdict=${verdict} daily=${/^daily-/.test(record?.events?.[0]?.match ?? "")} />`}
      ${verdict && html`<div class="row">
        <a class="button" download=${`pillarbox-${code ?? "record"}.json`} href=${`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record))}`}>${t("check-keep")}</a>
        <button onClick=${ask}>${t("check-server")}</button></div>`}
      <p role="status" class="quiet">${second}</p>
      ${verdict && verdict.throws.length > 0 && html`<${Throws} verdict=${verdict} />`}
      <section class="panel stack"><h2>${t("check-own")}</h2>
        <p class="quiet">${t("check-own-text")}</p>
        <input type="file" accept=".json,application/json" aria-label=${t("check-file")} onChange=${take} />
        <label for="check-text">${t("check-paste")}</label>
        <textarea id="check-text" rows="4" spellcheck=${false} onChange=${(/** @type {any} */ event) => read(event.target.value)}></textarea>
      </section>
    </main>`;
}

/** Whether cards were dealt and no dice thrown. @param {import("../verify.js").Verdict} verdict */
const dealt = (verdict) => Boolean(verdict.deck) && !verdict.throws.length;

/** @param {{verdict: import("../verify.js").Verdict, daily: boolean}} props `daily`: of the box of a day, whose seed stays sealed until nobody can play it */
function Result({ verdict, daily }) {
  const parts = /** @type {const} */ (["commitment", "seeds", "dice", "deck", "chain"]);
  const bad = parts.filter((part) => verdict[part] === false);
  const head = bad.length ? "check-bad" : verdict.kind === "by-hand" ? "check-by-hand" : verdict.commitment === null ? "check-later" : dealt(verdict) ? "check-good-cards" : "check-good";
  return html`<section class="panel" aria-labelledby="verdict"><${Airmail} />
    <h2 id="verdict" class="result">${t(head)}</h2>
    ${verdict.kind === "seeded" && html`<p class="note">${t("check-seeded")}</p>`}
    <ul class="bare findings">
      ${parts.map((part) => {
        const how = verdict[part] === null ? "none" : verdict[part] ? "yes" : "no";
        return html`<li key=${part} class=${how}><span class="sign" aria-hidden="true">${SIGNS[how]}</span> <span>${t(daily && part === "commitment" && how === "none" ? "check-commitment-daily" : `check-${part}-${how}`)}</span></li>`;
      })}
    </ul></section>`;
}

/** @type {Record<string, any>} */
const SIGNS = {
  yes: html`<svg width="20" height="18" viewBox="0 0 20 18"><path d="M2 9l6 6L18 3" fill="none" stroke="currentColor" stroke-width="3" /></svg>`,
  no: html`<svg width="20" height="18" viewBox="0 0 20 18"><path d="M3 2l14 14M17 2L3 16" fill="none" stroke="currentColor" stroke-width="3" /></svg>`,
  none: html`<svg width="20" height="18" viewBox="0 0 20 18"><path d="M4 9h12" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="3 3" /></svg>`,
};

/** @param {{verdict: import("../verify.js").Verdict}} props */
function Throws({ verdict }) {
  return html`<section class="panel"><h2>${t("check-throws")}</h2>
    <div class="scroll-x"><table><thead><tr><th scope="col">${t("check-number")}</th><th scope="col">${t("check-who")}</th>
      <th scope="col">${t("check-said")}</th><th scope="col">${t("check-drawn")}</th></tr></thead>
    <tbody>${verdict.throws.map((one) => html`<tr key=${`${one.source}${one.number}`}><td>${one.source === "start" ? t("check-start") : ""} ${one.number + 1}</td>
      <td>${verdict.names[one.seat] || t("new-player", { seat: one.seat + 1 })}</td><td>${one.said.join(" ")}</td>
      <td class=${one.drawn && one.drawn.join() !== one.said.join() ? "no" : ""}>${one.drawn ? one.drawn.join(" ") : "–"}</td></tr>`)}</tbody></table></div>
  </section>`;
}
