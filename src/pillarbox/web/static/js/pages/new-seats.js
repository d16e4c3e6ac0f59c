/** Who sits where at a new table: me, somebody at this device, whoever comes, a bot of some strength. */
import { html, t } from "../draw.js";
import { Strength, middling } from "../parts/bots.js";
import { Fields, figures } from "../parts/handicaps.js";
import { me } from "../store.js";

/** @typedef {{kind: "me" | "here" | "open" | "bot", name: string, policy: string, shut: string, one: string}} SeatWish */

/** @param {SeatWish["kind"]} kind @returns {SeatWish} */
export const seat = (kind) => ({ kind, name: "", policy: "", shut: "", one: "" });

/**
 * @param {{seats: SeatWish[], set: (seats: SeatWish[]) => void, least: number,
 *   most: number, bots: string[], handicaps: boolean, odds: import("../parts/handicaps.js").Found}} props
 */
export function Seats({ seats, set, least, most, bots, handicaps, odds }) {
  const change = (/** @type {number} */ at, /** @type {Partial<SeatWish>} */ how) =>
    set(seats.map((one, i) => (i === at ? { ...one, ...how } : one)));
  const KINDS = /** @type {const} */ (["me", "here", "open", "bot"]);
  return html`<fieldset><legend>${t("new-seats")}</legend>
    <ol class="bare seats wishes">
      ${seats.map((one, at) => html`<li key=${at}>
        <span class="place numeral" aria-hidden="true">${at + 1}</span>
        <select aria-label=${t("new-seat", { seat: at + 1 })} value=${one.kind} onChange=${(/** @type {any} */ event) => change(at, { kind: event.target.value })}>
          ${KINDS.map((kind) => html`<option value=${kind} selected=${kind === one.kind}>${t(`new-kind-${kind}`)}</option>`)}
        </select>
        ${(one.kind === "me" || one.kind === "here") &&
        html`<input class="grow" maxlength="40" aria-label=${t("new-seat-name", { seat: at + 1 })} value=${one.name} autocomplete="off"
          placeholder=${(one.kind === "me" && me.value?.name) || t("new-player", { seat: at + 1 })} onInput=${(/** @type {any} */ event) => change(at, { name: event.target.value })} />`}
        ${one.kind === "bot" &&
        html`<${Strength} bots=${bots} value=${one.policy || middling(bots)} set=${(/** @type {string} */ policy) => change(at, { policy })} label=${t("new-seat-bot", { seat: at + 1 })} />`}
        ${one.kind === "open" && html`<span class="grow quiet">${t("new-open-hint")}</span>`}
        <button type="button" class="plain" disabled=${seats.length <= least} aria-label=${t("new-seat-drop", { seat: at + 1 })}
          onClick=${() => set(seats.filter((_, i) => i !== at))}>${t("new-drop")}</button>
        ${handicaps &&
        html`<${Fields} seat=${at} value=${one} set=${(/** @type {any} */ how) => change(at, how)} />
          <span class="handicap-odds quiet" aria-live="polite" aria-busy=${String(odds.busy)}>${odds.seats[at] && t("new-odds", figures(odds.seats[at], odds.shares))}</span>`}
      </li>`)}
    </ol>
    ${handicaps && odds.wrong && html`<p class="note" role="alert">${odds.wrong}</p>`}
    <button type="button" disabled=${seats.length >= most} onClick=${() => set([...seats, seat("bot")])}>${t("new-add")}</button>
  </fieldset>`;
}
