/**
 * House rules as data: a base, the keys changed, and how they travel in an address or stay on this device.
 * Must never judge them; the server does.
 */
import { keep, kept } from "../store.js";

/** @typedef {Record<string, string>} Keys keys of a ruleset file, each with what the file would say */
/** @typedef {{ base: string, name: string, changes: Keys }} House */

/**
 * A value in one spelling: spaces and quotation marks do not count, and 1 to n in full is n.
 * @param {string} value
 */
function plain(value) {
  const bare = String(value).replace(/["'\s]/g, "");
  const numbers = /^\[1(,\d+)+\]$/.test(bare) ? bare.slice(1, -1).split(",") : [];
  return numbers.length && numbers.every((one, n) => Number(one) === n + 1) ? String(numbers.length) : bare;
}

/** What the server tells of a key's value, as a ruleset file would say it. @param {unknown} value */
export const written = (value) => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * Every key as the house has it.
 * @param {Keys} base @param {Keys} changes
 * @returns {Keys}
 */
export const now = (base, changes) => ({ ...base, ...changes });

/** Whether rules say all of this. @param {Keys} values @param {Keys} keys */
export const says = (values, keys) => Object.entries(keys).every(([key, value]) => plain(values[key] ?? "") === plain(value));

/**
 * The changes with an answer put in; what is then as in the base is no change.
 * @param {Keys} base @param {Keys} changes @param {Keys} keys
 * @returns {Keys}
 */
export function put(base, changes, keys) {
  const next = { ...changes, ...keys };
  return Object.fromEntries(Object.entries(next).filter(([key, value]) => plain(base[key] ?? "") !== plain(value)));
}

/** The address of these rules: to share, and to come back to. @param {House} house */
export function address({ base, name, changes }) {
  const query = new URLSearchParams({ rules: base });
  if (name) query.set("title", name);
  if (Object.keys(changes).length) query.set("changes", JSON.stringify(changes));
  return `/build?${query}`;
}

/** The rules that an address names, checked for shape only. @param {URLSearchParams} query @returns {House} */
export function fromAddress(query) {
  let changes = {};
  try {
    const found = JSON.parse(query.get("changes") ?? "{}");
    changes = Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === "string"));
  } catch {
    // a broken link still opens its base
  }
  return { base: query.get("rules") ?? "classic", name: (query.get("title") ?? "").slice(0, 60), changes };
}

/** The rules kept on this device, the newest first. @returns {House[]} */
export function saved() {
  try {
    const found = JSON.parse(kept("rules") ?? "[]");
    return Array.isArray(found) ? found.filter((one) => one?.base && one?.name && one?.changes) : [];
  } catch {
    return [];
  }
}

/** Keeps rules under their name; others of that name give way. @param {House} house @returns {House[]} */
export function save(house) {
  const all = [house, ...saved().filter((one) => one.name !== house.name)].slice(0, 20);
  keep("rules", JSON.stringify(all));
  return all;
}

/** @param {string} name @returns {House[]} */
export function forget(name) {
  const all = saved().filter((one) => one.name !== name);
  keep("rules", JSON.stringify(all));
  return all;
}

/** How many rules are changed: keys that one question sets together count once. @param {any[]} questions @param {Keys} changes */
export function counted(questions, changes) {
  const left = new Set(Object.keys(changes));
  let count = 0;
  for (const question of questions) {
    const keys = question.answers.flatMap((/** @type {any} */ one) => Object.keys(one.keys));
    if (keys.filter((/** @type {string} */ key) => left.delete(key)).length) count += 1;
  }
  return count + left.size;
}
