/** Today's box: the same dice for everybody, one try, measured against perfect play. */
import { Airmail, html, lang, number, t, useEffect, useState } from "../draw.js";
import { get, post } from "../api.js";
import { title } from "../page.js";
import { go } from "../router.js";
import { note } from "../store.js";
import { Header } from "../parts/header.js";

export function Page() {
  const [daily, setDaily] = useState(/** @type {any} */ (null));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    title(t("web-daily-title"));
    get("/api/daily").then(setDaily, (error) => note(error.message));
  }, [lang.value]);
  const play = async () => {
    setBusy(true);
    try {
      const { code } = daily?.code ? daily : await post("/api/daily");
      go(`/t/${code}`);
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };
  const done = daily?.code && daily.score !== null;
  const past = daily?.past ?? daily?.days ?? [];
  return html`<${Header} where=${t("web-daily-title")} />
    <main id="main" class="narrow stack">
      <section class="panel"><${Airmail} /><h1>${t("web-daily-title")}</h1>
        <p>${daily?.line ?? t("web-daily-line")}</p>
        <p class="quiet">${t("daily-how")}</p>
        ${done
          ? html`<a class="button primary" href=${`/review/${daily.code}`}>${t("over-review")}</a>`
          : html`<button class="primary" disabled=${busy} onClick=${play}>${t(daily?.code ? "web-home-continue" : "web-daily-play")}</button>`}</section>
      ${past.length > 0 &&
      html`<section class="panel"><h2>${t("daily-past")}</h2><table><thead><tr><th scope="col">${t("daily-day")}</th><th class="n" scope="col">${t("daily-yours")}</th><th class="n" scope="col">${t("daily-perfect")}</th></tr></thead>
        <tbody>${past.map((/** @type {any} */ one) => html`<tr key=${one.day ?? one.date}><td>${one.day ?? one.date}</td><td class="n">${one.score ?? "–"}</td><td class="n">${typeof one.perfect === "number" ? number(one.perfect, one.perfect % 1 ? 1 : 0) : (one.perfect ?? "–")}</td></tr>`)}</tbody></table></section>`}
    </main>`;
}
