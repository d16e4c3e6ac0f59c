/** All tables side by side, for whoever only watches: a spectator, the big screen. A tap looks at one of them alone. */
import { classes, html } from "/static/js/draw.js";
import { total } from "./preview.js";
import { Still } from "./still.js";
import { Spoken } from "./tableau.js";

/** @param {{game: any, names: string[], look: (seat: number) => void, t: any}} props */
export const All = ({ game, names, look, t }) => html`<div class="po-all" data-count=${names.length}>
  ${names.map((name, seat) => {
    const { tableau, ready } = game.desks[seat];
    const waits = !game.over && game.owe.length > 0;
    return html`<article class=${classes("po-desk", game.winners.includes(seat) && "po-won")} key=${seat}>
      <h2><button class="po-on-felt" onClick=${() => look(seat)}>${name}</button>
        ${tableau && html`<span class="numeral">${total(tableau.total)}</span>`}
        ${waits && html`<span class="po-sign"><${Sign} posted=${ready} /> ${t(ready ? "table-posted" : "table-thinking")}</span>`}</h2>
      ${tableau && html`<${Still} tableau=${tableau} label=${t("post-board-picture", { name, total: total(tableau.total) })} t=${t} />
        <${Spoken} tableau=${tableau} caption=${t("post-spoken-caption", { name, total: total(tableau.total) })} t=${t} />`}
    </article>`;
  })}
</div>`;

/** A tick, or three dots. @param {{posted: boolean}} props */
const Sign = ({ posted }) =>
  posted
    ? html`<svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true"><path d="M2 8.5L7.5 14L18 2" fill="none" stroke="currentColor"
        stroke-width="3" stroke-linecap="round" stroke-linejoin="round" /></svg>`
    : html`<svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true"><g fill="currentColor"><circle cx="4" cy="9" r="3" />
        <circle cx="12" cy="9" r="3" opacity="0.7" /><circle cx="20" cy="9" r="3" opacity="0.4" /></g></svg>`;
