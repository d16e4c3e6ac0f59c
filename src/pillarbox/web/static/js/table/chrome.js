/** The fascia of a table: its name and code, what can be done about it, and the help of "?". */
import { Pillar, html, t, useState } from "../draw.js";
import { changeSound, sound } from "../store.js";
import { Dialog } from "../parts/dialog.js";
import { Language, Menu, Room } from "../parts/header.js";
import { HostPanel } from "./host.js";
import { Invite } from "./invite.js";
import { changeNotified, notified, notifies } from "./news.js";
import { Scores } from "./side.js";
import { Talk } from "./talk.js";

/** @param {{children: any, onClick: () => void}} props */
const Item = ({ children, onClick }) => html`<button class="plain" onClick=${onClick}>${children}</button>`;

/**
 * @param {{table: import("./state.js").Table, view: import("../wire.js").View, help: () => void}} props
 */
export function Chrome({ table, view, help }) {
  const [open, setOpen] = useState("");
  const { code, title, ruleset, ruleset_title, host, phase, matches, seats } = view.table;
  const close = () => setOpen("");
  const named = title || ruleset_title;
  const own = seats.filter((seat) => seat.yours);
  const playing = phase === "playing" || phase === "seeds";
  const last = playing ? matches - 1 : matches;
  return html`<header class="top at-table">
      <a class="brand" href="/" aria-label=${t("table-home")}><${Pillar} /><span class="wide-only">Pillarbox</span></a>
      <span class="where">${named}</span>
      <button class="code" onClick=${() => setOpen("invite")} aria-label=${t("table-code", { code })}>${code}</button>
      <nav aria-label=${t("web-nav")}>
        <span class="wide-only nav-row">
          <a class="button plain" href=${`/rules/${ruleset}`} target="_blank">${t("table-rules")}</a>
          <${Item} onClick=${() => setOpen("invite")}>${t("table-invite")}<//>
          <span class="desk-only"><${Item} onClick=${changeSound}>${t(sound.value ? "table-sound-on" : "table-sound-off")}<//></span>
        </span>
        <${Menu} label=${t("web-menu")}>
          <span class="narrow-only menu-part">
            <a class="button plain" href=${`/rules/${ruleset}`} target="_blank">${t("table-rules")}</a>
            <${Item} onClick=${() => setOpen("invite")}>${t("table-invite")}<//>
          </span>
          <${Item} onClick=${() => setOpen("scores")}>${t("table-scores")}<//>
          ${own.length > 0 && html`<${Item} onClick=${() => setOpen("talk")}>${t("table-talk")}<//>`}
          <${Item} onClick=${changeSound}>${t(sound.value ? "table-sound-on" : "table-sound-off")}<//>
          ${notifies && html`<${Item} onClick=${changeNotified}>${t(notified.value ? "table-notify-not" : "table-notify")}<//>`}
          ${host && html`<${Item} onClick=${() => setOpen("host")}>${t("table-host")}<//>`}
          ${own.length > 0 && playing && html`<${Item} onClick=${() => setOpen("leave")}>${t("table-stop")}<//>`}
          ${own.length > 0 && !playing && html`<${Item} onClick=${() => own.forEach(({ seat }) => table.send({ type: "leave", seat }))}>${t("table-leave")}<//>`}
          ${last > 0 && html`<a class="button plain" href=${`/review/${code}?match=${last}`}>${t("table-last")}</a>`}
          <a class="button plain" href=${`/projector/${code}`}>${t("table-projector")}</a>
          <a class="button plain" href=${`/check?table=${code}`}>${t(view.view?.desks ? "table-check-cards" : "table-check")}</a>
          <${Item} onClick=${help}>${t("table-help")}<//>
          <${Room} /><${Language} />
        <//>
      </nav>
    </header>
    ${open === "invite" && html`<${Dialog} title=${t("table-invite")} close=${close}><${Invite} code=${code} /><//>`}
    ${open === "scores" && html`<${Dialog} title=${t("table-scores")} close=${close}><${Scores} view=${view} /><//>`}
    ${open === "talk" && html`<${Dialog} title=${t("table-talk")} close=${close}><${Talk} table=${table} view=${view} close=${close} /><//>`}
    ${open === "host" && html`<${Dialog} title=${t("table-host")} close=${close}><${HostPanel} table=${table} view=${view} /><//>`}
    ${open === "leave" && html`<${Dialog} title=${t("table-stop")} close=${close}><${Stop} table=${table} own=${own} close=${close} /><//>`}`;
}

/**
 * Ways out of a match that is being played.
 * @param {{table: import("./state.js").Table, own: import("../wire.js").SeatInfo[], close: () => void}} props
 */
function Stop({ table, own, close }) {
  const each = (/** @type {Record<string, any>} */ message) => {
    for (const { seat } of own) table.send({ ...message, seat });
    close();
  };
  const agrees = own.every((seat) => seat.agrees);
  return html`<div class="stack">
    <div><p>${t("table-end-text")}</p>
      <button onClick=${() => each({ type: "end", agree: !agrees })}>${t(agrees ? "table-end-not" : "table-end")}</button></div>
    <div><p>${t("table-resign-text")}</p><button onClick=${() => each({ type: "resign" })}>${t("table-resign")}</button></div>
    <div><p>${t("table-leave-text")}</p><button onClick=${() => each({ type: "leave" })}>${t("table-leave")}</button></div>
  </div>`;
}

/**
 * The keys, on "?".
 * @param {{close: () => void, keys: [string, string][]}} props
 */
export function Help({ close, keys }) {
  const rows = [...keys, ["?", "table-keys-help"], ["Esc", "table-keys-close"]];
  return html`<${Dialog} title=${t("table-help")} close=${close}>
    <table><tbody>${rows.map(([key, text]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${t(/** @type {string} */ (text))}</td></tr>`)}</tbody></table>
  <//>`;
}
