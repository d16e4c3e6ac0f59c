/** What only the host of a table may do: over the table, and over each seat. */
import { html, t } from "../draw.js";
import { middling, useBots } from "../parts/bots.js";

/**
 * @param {{table: import("./state.js").Table, view: import("../wire.js").View}} props
 */
export function HostPanel({ table, view }) {
  const { settings, seats, phase } = view.table;
  const bots = useBots(view.table.ruleset);
  const act = (/** @type {Record<string, any>} */ message) => table.send({ type: "host", ...message });
  const running = phase === "playing" || phase === "seeds";
  return html`<div class="stack">
    <div>
      ${["lock", "coach", "chat", "pause"].map((what) => {
        const on = /** @type {Record<string, any>} */ (settings)[what];
        return html`<label class="check" key=${what}><input type="checkbox" checked=${on} onChange=${() => act({ do: what, on: !on })} />${t(`host-${what}`)}</label>`;
      })}
    </div>
    <ol class="bare seats">
      ${seats.map((one) => html`<li key=${one.seat}>
        <span class="grow"><b>${one.kind === "open" ? t("lobby-free") : one.name}</b></span>
        <span class="row">
          ${one.kind === "person" && !one.yours && html`<button onClick=${() => act({ do: "hand-over", seat: one.seat })}>${t("host-hand-over")}</button>`}
          ${running && one.kind === "person" && !one.yours && !one.here && html`<button onClick=${() => act({ do: "skip", seat: one.seat })}>${t("host-skip")}</button>`}
          ${running && one.kind === "bot" && view.view?.owe?.includes(one.seat) && html`<button onClick=${() => act({ do: "skip", seat: one.seat })}>${t("host-simpler")}</button>`}
          ${one.kind === "open" && html`<button onClick=${() => act({ do: "bot", seat: one.seat, policy: middling(bots) })}>${t("lobby-bot")}</button>`}
          ${one.kind === "bot" && !running && html`<button onClick=${() => act({ do: "empty", seat: one.seat })}>${t("lobby-empty")}</button>`}
          ${one.kind === "person" && !one.yours && html`<button onClick=${() => act({ do: "kick", seat: one.seat })}>${t("lobby-kick")}</button>`}
        </span></li>`)}
    </ol>
    ${!running && html`<button class="primary" onClick=${() => act({ do: phase === "waiting" ? "start" : "rematch" })}>${t(phase === "waiting" ? "lobby-start" : "over-again")}</button>`}
  </div>`;
}
