/**
 * Reads the list of legal actions and keeps what a player has chosen so far.
 * Must never know a rule: whether a tile may be chosen is read off the sets that the server listed.
 */

/**
 * @typedef {object} Tile one tile as the view draws it
 * @property {string} label its name in the notation: `5`, or `b9` in a box of several rows
 * @property {number} number what is printed on it
 * @property {boolean} open
 * @property {boolean} fixed shut from the start
 * @property {boolean} free open, with nothing standing before it
 * @property {boolean} legal part of something the looker may do now
 */

/**
 * @typedef {object} Offer what the looker may do, sorted by kind
 * @property {string[][]} sets tiles that may be shut together
 * @property {number[]} dice the dice counts to choose among
 * @property {boolean} stop
 * @property {string[]} reopen tiles that may be opened again
 * @property {boolean} keep
 */

/**
 * Sorts action texts (`1+4`, `2d`, `stop`, `^7`, `keep`) by kind.
 * @param {string[]} legal
 * @returns {Offer}
 */
export function offer(legal) {
  /** @type {Offer} */
  const found = { sets: [], dice: [], stop: false, reopen: [], keep: false };
  for (const text of legal) {
    if (/^\d+d$/.test(text)) found.dice.push(parseInt(text, 10));
    else if (text === "stop") found.stop = true;
    else if (text === "keep") found.keep = true;
    else if (text.startsWith("^")) found.reopen.push(text.slice(1));
    else found.sets.push(text.split("+"));
  }
  return found;
}

/**
 * The sets that hold everything chosen.
 * @param {string[][]} sets
 * @param {string[]} chosen
 */
export function holding(sets, chosen) {
  return sets.filter((set) => chosen.every((label) => set.includes(label)));
}

/**
 * The listed set that is exactly what is chosen, in the order of the notation; null if there is none.
 * @param {string[][]} sets
 * @param {string[]} chosen
 */
export function exactly(sets, chosen) {
  if (!chosen.length) return null;
  return holding(sets, chosen).find((set) => set.length === chosen.length) ?? null;
}

/**
 * What each set that holds the chosen tiles still needs, the shortest first, without what is complete.
 * @param {string[][]} sets
 * @param {string[]} chosen
 */
export function missing(sets, chosen) {
  return holding(sets, chosen)
    .map((set) => set.filter((label) => !chosen.includes(label)))
    .filter((rest) => rest.length > 0)
    .sort((one, two) => one.length - two.length);
}

/**
 * The sums that the sets holding the chosen tiles add up to, rising, each once.
 * @param {string[][]} sets
 * @param {string[]} chosen
 * @param {Map<string, number>} numbers
 */
export function sums(sets, chosen, numbers) {
  const all = holding(sets, chosen).map((set) => total(set, numbers));
  return [...new Set(all)].sort((one, two) => one - two);
}

/**
 * @param {string[]} labels
 * @param {Map<string, number>} numbers
 */
export function total(labels, numbers) {
  return labels.reduce((sum, label) => sum + (numbers.get(label) ?? 0), 0);
}

/**
 * What a label's tile carries, by label.
 * @param {Tile[][]} rows
 * @returns {Map<string, number>}
 */
export function printed(rows) {
  return new Map(rows.flat().map((tile) => [tile.label, tile.number]));
}

/**
 * What typed keys may mean: the labels that they name in full, and whether more keys could name another.
 * Digits alone name a number, in a box of several rows the front row's before the others'.
 * @param {string} typed
 * @param {string[]} labels
 * @returns {{ hit: string | null, more: boolean }}
 */
export function typedTile(typed, labels) {
  const bare = (/** @type {string} */ label) => label.replace(/^[a-c]/, "");
  const same = (/** @type {string} */ label) => label === typed || bare(label) === typed;
  const starts = (/** @type {string} */ label) => label.startsWith(typed) || bare(label).startsWith(typed);
  const hit = labels.find(same) ?? null;
  return { hit, more: labels.some((label) => starts(label) && !same(label)) };
}

/** A set as it is written for people: `3 + 1`. @param {string[]} labels */
export const plus = (labels) => labels.join(" + ");
