/** A table before its match: who sits where, how others come, and the one button that begins. */
import { classes, html, lang, t, useEffect, useState } from "../draw.js";
import { post } from "../api.js";
import { Strength, middling, useBots } from "../parts/bots.js";
import { me, note, rename } from "../store.js";
import { style } from "../page.js";
import { Shelf } from "../pictures.js";
import { Stamp as Card } from "/static/games/post-office/card.js";
import { sprites } from "/static/games/post-office/sprites.js";
import { Invite } from "./invite.js";

/**
 * @param {{table: import("./state.js").Table, view: import("../wire.js").View}} props
 */
export function Lobby({ table, view }) {
  const { table: at } = view;
  const seated = at.seats.some((one) => one.yours);
  const open = at.seats.filter((one) => one.kind === "open").length;
  useEffect(() => {
    style("/static/games/post-office/board.css");
    sprites(t);
  }, [lang.value]);
  return html`<div class="lobby">
    <section class="stack">
      <div><h1>${at.title || at.ruleset_title}</h1>
        <p class="quiet">${at.title ? `${at.ruleset_title}. ` : ""}${view.texts.hint ?? ""} <a href=${`/rules/${at.ruleset}`} target="_blank">${t("lobby-rules")}</a></p></div>
      <${Seats} table=${table} view=${view} />
      ${at.host
        ? html`<${Begin} table=${table} view=${view} open=${open} />`
        : seated
          ? html`<p class="quiet">${t("lobby-wait")}</p>`
          : html`<${Join} view=${view} table=${table} />`}
      <div class="lobby-shelf"><${Shelf} card=${html`<${Card} rows=${["sf", "mm", "mp"]} card="A12" unit=${40} />`} /></div>
    </section>
    <section class="panel"><div class="airmail" aria-hidden="true"></div><h2>${t("lobby-invite")}</h2><${Invite} code=${at.code} /></section>
  </div>`;
}

/** @param {{table: import("./state.js").Table, view: import("../wire.js").View, open: number}} props */
function Begin({ table, view, open }) {
  const people = view.table.seats.length - open;
  const bots = useBots(view.table.ruleset);
  const [chosen, choose] = useState("");
  const policy = chosen || middling(bots);
  const host = (/** @type {Record<string, any>} */ message) => table.send({ type: "host", ...message });
  // With the last seat taken the match begins by itself.
  const fill = () => {
    for (const one of view.table.seats) if (one.kind === "open") host({ do: "bot", seat: one.seat, policy });
  };
  return html`<div class="row">
      <button class="primary" onClick=${() => host({ do: "start" })}>${open === 0 || people > 1 ? t("lobby-start") : t("lobby-start-alone")}</button>
      ${open > 0 && bots.length > 0 && html`<button class="big" onClick=${fill}>${t("lobby-start-bots", { count: open })}</button>
        <${Strength} bots=${bots} value=${policy} set=${choose} label=${t("lobby-strength")} />`}
    </div>
    ${open > 0 && html`<p class="quiet">${t("lobby-open", { count: open })}</p>`}`;
}

/** @param {{table: import("./state.js").Table, view: import("../wire.js").View}} props */
function Seats({ table, view }) {
  const bots = useBots(view.table.ruleset);
  return html`<ol class="bare seats">
    ${view.table.seats.map((one) => html`<li key=${one.seat} class=${classes(one.yours && "yours", one.kind === "open" && "open")}>
      <span class="place numeral" aria-hidden="true">${one.seat + 1}</span>
      <span class="grow"><b>${one.kind === "open" ? t("lobby-free") : one.name}</b>
        <span class="quiet small"> ${seatLine(one)}</span></span>
      ${one.yours && html`<${Rename} table=${table} one=${one} />`}
      ${view.table.host && one.kind === "open" && bots.length > 0 && html`<button onClick=${() => table.send({ type: "host", do: "bot", seat: one.seat, policy: middling(bots) })}>${t("lobby-bot")}</button>`}
      ${view.table.host && one.kind !== "open" && !one.yours && html`<button onClick=${() => table.send({ type: "host", do: one.kind === "bot" ? "empty" : "kick", seat: one.seat })}>${t(one.kind === "bot" ? "lobby-empty" : "lobby-kick")}</button>`}
    </li>`)}
  </ol>`;
}

/** @param {import("../wire.js").SeatInfo} one */
function seatLine(one) {
  if (one.kind === "open") return "";
  if (one.kind === "bot") return t("table-bot");
  const parts = [one.yours && t("table-you"), one.host && t("lobby-host"), !one.here && !one.yours && t("table-away")];
  return parts.filter(Boolean).join(", ");
}

/** @param {{table: import("./state.js").Table, one: import("../wire.js").SeatInfo}} props */
function Rename({ table, one }) {
  const unnamed = [t("web-player"), t("new-player", { seat: one.seat + 1 })].includes(one.name);
  const [name, setName] = useState(/** @type {string | null} */ (unnamed ? "" : null));
  if (name === null) return html`<button class="plain" onClick=${() => setName(one.name)}>${t("lobby-rename")}</button>`;
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim()) {
      table.send({ type: "host", do: "rename", seat: one.seat, name: name.trim() });
      if (unnamed || !me.value?.name) rename(name.trim()).catch(() => {});
    }
    setName(null);
  };
  return html`<form class="row" onSubmit=${save}>
    <input aria-label=${t("lobby-name")} value=${name} maxlength="40" placeholder=${t("lobby-your-name")} onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
    <button>${t("lobby-save")}</button>
  </form>`;
}

/**
 * For who looks on while a match goes on: watch, or sit down.
 * @param {{view: import("../wire.js").View, table: import("./state.js").Table}} props
 */
export const Watching = ({ view, table }) => html`<section class="area-over panel watching"><h2>${t("lobby-watching")}</h2>
  <${Join} view=${view} table=${table} /></section>`;

/**
 * Taking a seat, in the lobby and later; several people may sit at one device.
 * @param {{view: import("../wire.js").View, table: import("./state.js").Table}} props
 */
export function Join({ view, table }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const [busy, setBusy] = useState(false);
  const [late, setLate] = useState(false);
  const free = view.table.seats.filter((one) => one.kind === "open");
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { late: waits } = await post(`/api/tables/${view.table.code}/join`, { name: name.trim() });
      setLate(waits);
      table.renew();
    } catch (error) {
      note(/** @type {Error} */ (error).message);
    }
    setBusy(false);
  };
  if (late) return html`<p role="status">${t("lobby-late")}</p>`;
  if (view.table.settings.lock) return html`<p class="note">${t("lobby-locked")}</p>`;
  return html`<form class="stack join-form" onSubmit=${join}>
    <div><label for="join-name">${t("lobby-your-name")}</label>
      <input id="join-name" class="wide" value=${name} maxlength="40" autocomplete="nickname" required
        onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></div>
    <div class="row"><button class="primary" disabled=${busy}>${t(free.length ? "lobby-join" : "lobby-join-late")}</button>
      <span class="quiet">${t(free.length ? "lobby-join-hint" : "lobby-full")}</span></div>
  </form>`;
}
