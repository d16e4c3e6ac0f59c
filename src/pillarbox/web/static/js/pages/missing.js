/** An address that leads nowhere. */
import { html, t, useEffect } from "../draw.js";
import { title } from "../page.js";
import { Header } from "../parts/header.js";

export function Page() {
  useEffect(() => title(t("web-missing-title")), []);
  return html`<${Header} />
    <main id="main" class="narrow">
      <h1>${t("web-missing-title")}</h1>
      <p>${t("web-missing-text")}</p>
      <p><a class="button" href="/">${t("web-missing-home")}</a></p>
    </main>`;
}
