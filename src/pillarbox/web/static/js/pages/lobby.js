/** Open tables: those that anybody may join or watch. */
import { html, lang, t, useEffect, useState } from "../draw.js";
import { get } from "../api.js";
import { title } from "../page.js";
import { note } from "../store.js";
import { Header } from "../parts/header.js";

/** So often the list is looked at again while it is on the screen. */
const AGAIN = 8000;

export function Page() {
  const [tables, setTables] = useState(/** @type {import("../wire.js").TableInfo[] | null} */ (null));
  useEffect(() => {
    title(t("hall-title"));
    const look = () => document.visibilityState === "visible" && get("/api/tables").then(setTables, (error) => note(error.message));
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, [lang.value]);
  return html`<${Header} where=${t("hall-title")} />
    <main id="main" class="narrow stack">
      <h1>${t("hall-title")}</h1>
      <p class="quiet">${tables?.length === 0 ? t("hall-none") : t("hall-lead")}</p>
      <ul class="bare stack">
        ${tables?.map((one) => {
          const free = one.seats.filter((seat) => seat.kind === "open").length;
          const names = one.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
          return html`<li class="panel carry" key=${one.code}>
            <div class="row apart"><h2>${one.title || one.ruleset_title}</h2><span class="code">${one.code}</span></div>
            <p class="quiet">${one.title ? `${one.ruleset_title}. ` : ""}${t("hall-with", { names: new Intl.ListFormat(lang.value).format(names) })}
              ${" "}${free && !one.settings.lock ? t("hall-free", { count: free }) : t("hall-full")}</p>
            <a class=${`button ${free && !one.settings.lock ? "primary" : ""}`} href=${`/t/${one.code}`}>${t(free && !one.settings.lock ? "lobby-join" : "hall-watch")}</a>
          </li>`;
        })}
      </ul>
      <p><a class="button" href="/new">${t("hall-open")}</a></p>
    </main>`;
}
