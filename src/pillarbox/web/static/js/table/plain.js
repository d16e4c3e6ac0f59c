/**
 * The board of a game that brings none: how things stand in words and characters, and a button for each legal action.
 * The server sends the words (`texts.lines`, `texts.drawing`, `texts.labels`). Must never know a game.
 */
import { html } from "/static/js/draw.js";

/** @param {any} view @param {(message: any) => void} send @param {import("/static/js/draw.js").Context} ctx */
export function draw(view, send, ctx) {
  const { game, lines = [], drawing = [], labels = {}, hint = "" } = { ...view.texts, game: view.view };
  const mine = view.mine.includes(view.seat);
  const throws = mine && game.kind === "chance";
  const acts = mine && !throws ? (game.legal ?? []) : [];
  const press = (/** @type {any} */ message) => () => !ctx.busy && send(message);
  return html`<section class="area-board plain-board">
    <h1 class="table-head">${hint}</h1>
    ${drawing.length > 0 && html`<pre class="drawing" aria-hidden="true">${drawing.join("\n")}</pre>`}
    <ul class="bare standing">${lines.map((/** @type {string} */ line, /** @type {number} */ at) => html`<li key=${at}>${line}</li>`)}</ul>
    <div class="actions">
      ${throws && html`<button type="button" class="primary" data-act="main" aria-disabled=${ctx.busy ? "true" : null} onClick=${press({ type: "throw" })}>${ctx.t("plain-throw")}</button>`}
      ${acts.map((/** @type {string} */ action) => html`<button type="button" class="secondary" key=${action} data-act=${action}
        aria-disabled=${ctx.busy ? "true" : null} onClick=${press({ type: "act", actions: [action] })}>${labels[action] ?? action}</button>`)}
    </div>
  </section>`;
}

/** Seats have no picture of their own here. */
export const mini = () => null;
