/** The questions of the builder: each rule in words, its answers side by side, and whether it is changed. */
import { classes, html, t } from "../draw.js";
import { now, put, says } from "./rules.js";

/**
 * @param {{ question: any, base: import("./rules.js").Keys, baseName: string, changes: import("./rules.js").Keys,
 *   answer: (changes: import("./rules.js").Keys) => void }} props
 */
function Ask({ question, base, baseName, changes, answer }) {
  const values = now(base, changes);
  const chosen = question.answers.findIndex((/** @type {any} */ one) => says(values, one.keys));
  const original = question.answers.findIndex((/** @type {any} */ one) => says(base, one.keys));
  const keys = [...new Set(question.answers.flatMap((/** @type {any} */ one) => Object.keys(one.keys)))];
  const changed = chosen !== original || (chosen < 0 && keys.some((key) => key in changes));
  const back = () => answer(Object.fromEntries(Object.entries(changes).filter(([key]) => !keys.includes(key))));
  return html`<div class=${classes("build-ask", changed && "is-changed")}>
    <div class="build-words"><p id=${question.id}><b>${t(question.id)}</b> ${changed && html`<span class="quiet">${t("build-changed")}</span>`}</p>
      <p class="quiet">${t(question.about)}</p></div>
    <div class="build-answers" role="group" aria-labelledby=${question.id}>
      ${original < 0 && html`<button type="button" aria-pressed=${String(!changed)} onClick=${back}>${t("build-other", { rules: baseName })}</button>`}
      ${question.answers.map(
        (/** @type {any} */ one, /** @type {number} */ n) => html`<button key=${n} type="button" aria-pressed=${String(n === chosen)}
          data-answer=${Object.entries(one.keys).map((pair) => pair.join("=")).join(" ")}
          class=${classes(n === original && "is-base")} onClick=${() => answer(put(base, changes, one.keys))}>${t(one.id, one.args)}</button>`,
      )}
    </div>
  </div>`;
}

/**
 * @param {{ questions: any[], base: import("./rules.js").Keys, baseName: string, changes: import("./rules.js").Keys,
 *   answer: (changes: import("./rules.js").Keys) => void, more: boolean, setMore: (more: boolean) => void }} props
 */
export function Asks({ questions, base, baseName, changes, answer, more, setMore }) {
  const shown = questions.filter((one) => more || !one.more);
  return html`<div class="build-asks">
    ${shown.map((one) => html`<${Ask} key=${one.id} question=${one} base=${base} baseName=${baseName} changes=${changes} answer=${answer} />`)}
    ${questions.some((one) => one.more) &&
    html`<p class="build-more"><button type="button" class="plain" aria-expanded=${String(more)} onClick=${() => setMore(!more)}>${t(more ? "build-less" : "build-more")}</button>
      ${!more && html`<span class="quiet">${t("build-more-about")}</span>`}</p>`}
  </div>`;
}
