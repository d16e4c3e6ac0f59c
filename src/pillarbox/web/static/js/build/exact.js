/** The rules that are not chosen but typed: numbers and lists, and what each seat is given. Must never judge them; the server does. */
import { classes, html, t, useState } from "../draw.js";
import { Fields, read, written } from "../parts/handicaps.js";
import { Typed } from "../parts/typed.js";
import { now, put, says } from "./rules.js";

/** @typedef {import("./rules.js").Keys} Keys */

/** Handicaps are offered for so many seats at first. */
const SEATS = 2;

/** The numbers of a list, in brackets or not. @param {string} text @returns {string[]} */
const numbers = (text) => text.match(/\d+/g) ?? [];

/** A value of a ruleset file as a person would write it. @param {string} value @param {string} kind */
export function shown(value, kind) {
  const list = numbers(value);
  if (kind === "number") return value;
  if (kind === "rows") return value.slice(1).split("]").map((row) => numbers(row).join(", ")).filter(Boolean).join(" / ");
  if (kind === "tiles" && list.length > 1 && list.every((one, n) => Number(one) === n + 1)) return String(list.length);
  return list.join(", ");
}

/** What a person has written as a ruleset file says it; empty for nothing. @param {string} text @param {string} kind */
export function typed(text, kind) {
  const list = numbers(text);
  if (kind === "number") return text.trim();
  if (kind === "rows") return text.trim() && `[${text.split("/").map((row) => `[${numbers(row).join(", ")}]`).join(", ")}]`;
  if (kind === "tiles" && list.length === 1) return list[0];
  return kind === "tiles" && !list.length ? "" : `[${list.join(", ")}]`;
}

/**
 * @param {{ name: string, kind: string, about: any, base: Keys, changes: Keys, answer: (changes: Keys) => void }} props
 */
function Field({ name, kind, about, base, changes, answer }) {
  const value = now(base, changes)[name] ?? "";
  const changed = !says(base, { [name]: value });
  const set = (/** @type {string} */ said) => {
    const text = typed(said, kind);
    const { [name]: _old, ...rest } = changes;
    answer(text ? put(base, rest, { [name]: text }) : rest);
  };
  const { minimum, maximum } = about?.schema?.anyOf?.[0] ?? about?.schema ?? {};
  return html`<label class=${classes("build-field", changed && "is-changed")} data-key=${name}><span>${about?.help ?? name}</span>
    ${kind === "number"
      ? html`<${Typed} type="number" min=${minimum} max=${maximum} value=${value} commit=${set} />`
      : html`<${Typed} value=${shown(value, kind)} commit=${set} />`}</label>`;
}

/**
 * All numbers and lists of the rules.
 * @param {{ fields: [string, string][], keys: any[], base: Keys, changes: Keys, answer: (changes: Keys) => void }} props
 */
export const Exact = ({ fields, keys, base, changes, answer }) => html`<section class="build-exact" aria-labelledby="build-exact">
  <h2 id="build-exact">${t("build-exact")}</h2><p class="quiet">${t("build-exact-about")}</p>
  <div class="build-fields">${fields.map(([name, kind]) => html`<${Field} key=${name} name=${name} kind=${kind} about=${keys.find((one) => one.key === name)}
    base=${base} changes=${changes} answer=${answer} />`)}</div></section>`;

/**
 * What each seat is given.
 * @param {{ base: Keys, changes: Keys, answer: (changes: Keys) => void }} props
 */
export function BySeat({ base, changes, answer }) {
  const values = now(base, changes);
  const [least, setLeast] = useState(SEATS);
  const given = read(values);
  const seats = given.concat(Array.from({ length: Math.max(0, least - given.length) }, () => ({ shut: "", one: "" })));
  const write = (/** @type {import("../parts/handicaps.js").Handicap[]} */ list) => {
    const { handicap_shut: _shut, handicap_one_die: _one, ...rest } = changes;
    answer(put(base, rest, { handicap_shut: "[]", handicap_one_die: "[]", ...written(list, values.one_die) }));
  };
  const set = (/** @type {number} */ at, /** @type {any} */ how) => write(seats.map((one, n) => (n === at ? { ...one, ...how } : one)));
  return html`<section class="build-exact" aria-labelledby="build-handicaps">
    <h2 id="build-handicaps">${t("build-handicaps")}</h2><p class="quiet">${t("build-handicaps-about")}</p>
    <ol class="bare">${seats.map((one, at) => html`<li key=${at} class="build-seat"><b>${t("new-player", { seat: at + 1 })}</b>
      <${Fields} seat=${at} value=${one} set=${(/** @type {any} */ how) => set(at, how)} /></li>`)}</ol>
    <button type="button" class="secondary" disabled=${seats.length >= 12} onClick=${() => setLeast(seats.length + 1)}>${t("new-add")}</button>
  </section>`;
}
