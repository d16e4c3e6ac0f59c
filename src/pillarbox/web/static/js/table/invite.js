/** How others come to this table: the link, the four letters, a picture for phones, and phones on the home network. */
import { html, t, useState } from "../draw.js";
import { post } from "../api.js";
import { note } from "../store.js";

/** @param {{code: string}} props */
export function Invite({ code }) {
  const [base, setBase] = useState(location.origin);
  const [lan, setLan] = useState("");
  const link = `${base}/t/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      note(t("invite-copied"));
    } catch {
      const field = document.getElementById("invite-link");
      if (field instanceof HTMLInputElement) field.select();
      note(t("invite-copy-yourself"));
    }
  };
  const share = () => navigator.share({ title: "Pillarbox", text: t("invite-share", { code }), url: link }).catch(() => {});
  const phones = async () => {
    try {
      const answer = await post("/api/lan");
      const address = answer.address ?? answer.url ?? answer.addresses?.[0];
      if (address) setBase(new URL(address).origin);
      setLan(address ?? "");
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
  };
  const home = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return html`<div class="invite">
    <img class="qr" src=${`/api/tables/${code}/qr.svg${lan ? `?at=${encodeURIComponent(lan)}` : ""}`} width="180" height="180" alt=${t("invite-qr")} />
    <div class="stack grow">
      <p class="big-code"><span class="unseen">${t("invite-code")}</span><span class="code" aria-hidden="true">${code}</span><span class="unseen">${[...code].join(" ")}</span></p>
      <div><label for="invite-link">${t("invite-link")}</label>
        <div class="row"><input id="invite-link" class="grow" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
          <button onClick=${copy}>${t("invite-copy")}</button></div></div>
      <div class="row">
        ${"share" in navigator && html`<button onClick=${share}>${t("invite-send")}</button>`}
        ${home && html`<button onClick=${phones} aria-describedby="lan-hint">${t("invite-phones")}</button>`}
      </div>
      ${home && html`<p class="quiet small" id="lan-hint">${t("invite-phones-hint")}</p>`}
    </div>
  </div>`;
}
