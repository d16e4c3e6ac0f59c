/** Finding rules: a search that knows every name of a game, and a list to pick from. */
import { html, t, useMemo, useState } from "../draw.js";

/** @param {any[]} all @param {string} id */
export const found = (all, id) => all.find((one) => one.id === id);

/** Without accents and capitals, so that "Lodz" finds "Łódź". @param {string} text */
const bare = (text) =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** The rules whose title, other names, id or line hold all words of the search. @param {any[]} all @param {string} search */
export function matching(all, search) {
  const words = bare(search).split(/\s+/).filter(Boolean);
  if (!words.length) return all;
  return all.filter((one) => {
    const hay = bare([one.title, one.id, ...(one.also ?? []), one.line ?? ""].join(" "));
    return words.every((word) => hay.includes(word));
  });
}

/**
 * @param {{all: any[], id: string, pick: (id: string) => void}} props
 */
export function Pick({ all, id, pick }) {
  const [search, setSearch] = useState("");
  const shown = useMemo(() => matching(all, search), [all, search]);
  const now = found(all, id);
  const type = (/** @type {string} */ text) => {
    setSearch(text);
    const hits = matching(all, text);
    if (text && hits.length && !hits.some((one) => one.id === id)) pick(hits[0].id);
  };
  return html`<div class="row top-row">
    <div class="field"><label for="pick-search">${t("rules-search")}</label>
      <input id="pick-search" type="search" value=${search} placeholder=${t("rules-search-hint")} onInput=${(/** @type {any} */ event) => type(event.target.value)} /></div>
    <div class="field grow"><label for="pick-rules">${t("new-rules")}</label>
      <select id="pick-rules" value=${id} onChange=${(/** @type {any} */ event) => pick(event.target.value)}>
        ${shown.map((one) => html`<option key=${one.id} value=${one.id} selected=${one.id === id}>${one.title}</option>`)}
        ${now && !shown.includes(now) && html`<option value=${id} selected>${now.title}</option>`}
      </select>
      <p class="quiet small">${shown.length || !search ? (now?.line ?? "") : t("rules-none")}</p></div>
  </div>`;
}
