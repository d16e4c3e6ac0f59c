/** All tables side by side, for whoever only watches: a spectator, the big screen. A tap looks at one of them alone. */
import { Sign, classes, html } from "/static/js/draw.js";
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
