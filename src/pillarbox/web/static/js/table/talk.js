/** What people say at the table: phrases and small signs first, free text where the host allows it. */
import { html, t, useEffect, useState } from "../draw.js";
import { announce } from "../parts/live.js";

/** The phrases and reactions that the wire knows. */
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "one-moment", "again"];
export const REACTIONS = ["clap", "laugh", "gasp", "sigh"];

/**
 * @param {{table: import("./state.js").Table, view: import("../wire.js").View, close: () => void}} props
 */
export function Talk({ table, view, close }) {
  const [text, setText] = useState("");
  const seat = view.seat >= 0 ? view.seat : (view.table.seats.find((one) => one.yours)?.seat ?? 0);
  const say = (/** @type {Record<string, any>} */ message) => {
    table.send({ ...message, seat });
    close();
  };
  const others = view.table.seats.filter((one) => !one.yours && one.kind === "person");
  const mute = (/** @type {number} */ whom) => {
    const next = new Set(table.muted.value);
    if (!next.delete(whom)) next.add(whom);
    table.muted.value = next;
  };
  return html`<div class="stack">
    <div class="row">${PHRASES.map((phrase) => html`<button key=${phrase} onClick=${() => say({ type: "say", phrase })}>${t(`say-${phrase}`)}</button>`)}</div>
    <div class="row">${REACTIONS.map((what) => html`<button key=${what} onClick=${() => say({ type: "react", what })}>${t(`react-${what}`)}</button>`)}</div>
    ${view.table.settings.chat &&
    html`<form class="row" onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      if (text.trim()) say({ type: "chat", text: text.trim() });
    }}><input class="grow" aria-label=${t("talk-text")} maxlength="300" value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      <button>${t("talk-send")}</button></form>`}
    ${table.said.value.length > 0 &&
    html`<ol class="bare said">${table.said.value.slice(-12).map((one) => html`<li key=${one.n}><b>${called(one)}</b> ${words(one)}</li>`)}</ol>`}
    ${others.map((one) => html`<label class="check" key=${one.seat}><input type="checkbox" checked=${table.muted.value.has(one.seat)} onChange=${() => mute(one.seat)} />${t("talk-mute", { name: one.name })}</label>`)}
  </div>`;
}

/** Who said it. @param {any} one */
const called = (one) => one.name || t("new-player", { seat: one.seat + 1 });

/** What was said, as text. @param {any} one */
function words({ phrase, what, text }) {
  if (phrase) return t(`say-${phrase}`);
  if (what) return t(`react-${what}`);
  return text;
}

/**
 * The last words, for some seconds.
 * @param {{table: import("./state.js").Table, view: import("../wire.js").View}} props
 */
export function Bubbles({ table }) {
  const last = table.said.value.at(-1);
  const [shown, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!last) return;
    show(last);
    announce(t("talk-says", { name: called(last), text: words(last) }));
    const timer = setTimeout(() => show(null), 6000);
    return () => clearTimeout(timer);
  }, [last?.n]);
  if (!shown) return null;
  return html`<div class="bubble" aria-hidden="true"><b>${called(shown)}</b> ${words(shown)}</div>`;
}
