/** How others come to this table: the link, the four letters, a picture for phones, and phones on the home network. */
import { html, signal, t } from "../draw.js";
import { post } from "../api.js";
import { note } from "../store.js";

/** Whether this page's address means the device it is on, wherever it is read. */
const home = location.hostname === "localhost" || location.hostname === "[::1]" || location.hostname.startsWith("127.");
/** The address on the home network, once phones are let in. */
const lan = signal("");

/** Where others find this server; nothing as long as only this device can. */
export const reached = () => (home ? lan.value : location.origin);

async function phones() {
  try {
    lan.value = new URL((await post("/api/lan")).address).origin;
  } catch (error) {
    note(/** @type {Error} */ (error).message);
  }
}

/** The link as a picture, where a phone could follow it. @param {{code: string, size: number}} props */
export const Qr = ({ code, size }) =>
  reached() && html`<img class="qr" src=${`/api/tables/${code}/qr.svg${lan.value ? `?at=${encodeURIComponent(lan.value)}` : ""}`} width=${size} height=${size} alt=${t("invite-qr")} />`;

/** Where no phone can follow the link: why not, and what the host can do. */
export const Phones = () =>
  !reached() && html`<p class="quiet small" id="lan-hint">${t("invite-phones-hint")}</p>
    <button onClick=${phones} aria-describedby="lan-hint">${t("invite-phones")}</button>`;

/** @param {{code: string}} props */
export function Invite({ code }) {
  const link = `${reached() || location.origin}/t/${code}`;
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
  return html`<div class="invite">
    <${Qr} code=${code} size=${180} />
    <div class="stack grow">
      <p class="big-code"><span class="unseen">${t("invite-code")}</span><span class="code" aria-hidden="true">${code}</span><span class="unseen">${[...code].join(" ")}</span></p>
      <div><label for="invite-link">${t("invite-link")}</label>
        <div class="row"><input id="invite-link" class="grow" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
          <button onClick=${copy}>${t("invite-copy")}</button></div></div>
      <${Phones} />
      ${"share" in navigator && html`<div class="row"><button onClick=${share}>${t("invite-send")}</button></div>`}
    </div>
  </div>`;
}
