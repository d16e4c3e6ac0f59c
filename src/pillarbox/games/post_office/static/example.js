/** The worked example of the rules page: a tableau with the values of its lines. Must never be more than a picture. */
import { html } from "/static/js/draw.js";
import { total } from "./preview.js";
import { sprites } from "./sprites.js";
import { Still } from "./still.js";
import { Spoken } from "./tableau.js";

/** @param {any} tableau as `show.tableau_view` tells it @param {any} ctx */
export function draw(tableau, { t }) {
  sprites(t);
  const label = t("post-board-picture-alone", { total: total(tableau.total) });
  return html`<div class="po-example"><${Still} tableau=${tableau} label=${label} t=${t} /><${Spoken} tableau=${tableau} caption=${label} t=${t} /></div>`;
}
