/**
 * What the builder of house rules asks about this game: each question with its answers as keys of a ruleset file.
 * Data only; must never judge whether answers go together, the server does.
 */

/** @typedef {Record<string, string>} Keys keys of a ruleset file, each with what the file would say */
/** @typedef {{ id: string, keys: Keys, args?: Record<string, string | number> }} Answer a text's id and what it sets */
/** @typedef {{ id: string, about: string, answers: Answer[], more?: boolean }} Question `about`: in a line; `more`: shown on request */
/** @typedef {"number" | "list" | "tiles" | "rows"} Kind `tiles`: how many, or which; `rows`: several lists */

/** Keys whose values are numbers and lists, to be typed; what they mean is told by the server. @type {[string, Kind][]} */
export const fields = [
  ["seats", "list"],
  ["tiles", "tiles"],
  ["rows", "rows"],
  ["row_weights", "list"],
  ["shut_at_start", "list"],
  ["dice", "number"],
  ["sides", "number"],
  ["one_die_sum", "number"],
  ["most_tiles", "number"],
  ["first_throw_shuts", "number"],
  ["deadly_totals", "list"],
  ["solo_reopen", "number"],
  ["rounds", "number"],
  ["limit", "number"],
  ["stake", "number"],
  ["shut_pays", "number"],
  ["cap", "number"],
  ["cap_rounds", "number"],
];

/** Keys that say something for each seat: the handicaps. */
export const bySeat = ["handicap_shut", "handicap_one_die"];

/** @param {number} most @param {(n: number) => boolean} which */
const those = (most, which) => `[${Array.from({ length: most }, (_, n) => n + 1).filter(which).join(", ")}]`;

/**
 * The numbers on the tiles of these rules; null for several rows.
 * @param {Keys} values
 */
function count(values) {
  const tiles = values.tiles ?? "9";
  if (values.rows && values.rows !== "[]" && values.rows !== '""') return null;
  return /^\d+$/.test(tiles) ? Number(tiles) : tiles.split(",").length;
}

/**
 * The questions under given rules: what may be shut at the start follows the number of tiles.
 * @param {Keys} values every key as the rules have it now
 * @returns {Question[]}
 */
export function questions(values) {
  const most = count(values) ?? 9;
  const plain = (/** @type {string} */ key, /** @type {[string, string][]} */ answers) =>
    answers.map(([value, id]) => ({ id, keys: { [key]: value } }));
  const numbered = (/** @type {string} */ key, /** @type {string} */ id, /** @type {number[]} */ numbers) =>
    numbers.map((number) => ({ id, keys: { [key]: String(number) }, args: { number } }));
  return [
    {
      id: "build-tiles",
      about: "build-tiles-about",
      answers: numbered("tiles", "build-number", [6, 9, 10, 12, 20, 24]),
    },
    {
      id: "build-start",
      about: "build-start-about",
      answers: [
        { id: "build-start-none", keys: { shut_at_start: "[]" } },
        { id: "build-start-three", keys: { shut_at_start: "[1, 2, 3]" } },
        { id: "build-start-odd", keys: { shut_at_start: those(most, (n) => n % 2 === 1) } },
        { id: "build-start-even", keys: { shut_at_start: those(most, (n) => n % 2 === 0) } },
        { id: "build-start-seven", keys: { shut_at_start: those(most, (n) => n !== 7) } },
      ],
    },
    {
      id: "build-dice",
      about: "build-dice-about",
      answers: numbered("dice", "build-number", [1, 2, 3, 4]),
    },
    {
      id: "build-one-die",
      about: "build-one-die-about",
      answers: [
        { id: "build-one-die-never", keys: { one_die: "never" } },
        { id: "build-one-die-may-high", keys: { one_die: "may", one_die_when: "high-shut" } },
        { id: "build-one-die-may-six", keys: { one_die: "may", one_die_when: "sum-at-most", one_die_sum: "6" } },
        { id: "build-one-die-must-six", keys: { one_die: "must", one_die_when: "sum-at-most", one_die_sum: "6" } },
      ],
    },
    {
      id: "build-sets",
      about: "build-sets-about",
      answers: [
        { id: "build-sets-any", keys: { sets: "sum", most_tiles: "0" } },
        { id: "build-sets-two", keys: { sets: "sum", most_tiles: "2" } },
        { id: "build-sets-one", keys: { sets: "one-tile", most_tiles: "0" } },
        { id: "build-sets-dice", keys: { sets: "dice-or-total", most_tiles: "0" } },
        { id: "build-sets-else", keys: { sets: "total-else-dice", most_tiles: "0" } },
        { id: "build-sets-faces", keys: { sets: "dice-or-sum", most_tiles: "0" } },
        { id: "build-sets-difference", keys: { sets: "difference", most_tiles: "0" } },
        { id: "build-sets-product", keys: { sets: "product", most_tiles: "0" } },
      ],
    },
    {
      id: "build-score",
      about: "build-score-about",
      answers: plain("score", [["sum", "build-score-sum"], ["count", "build-score-count"], ["digital", "build-score-digital"], ["shut-sum", "build-score-shut"]]),
    },
    {
      id: "build-shut",
      about: "build-shut-about",
      answers: plain("on_shut", [["wins-round", "build-shut-wins"], ["ends-turn", "build-shut-ends"], ["wins-match", "build-shut-match"]]),
    },
    {
      id: "build-match",
      about: "build-match-about",
      answers: [
        { id: "build-match-single", keys: { match: "single" } },
        { id: "build-match-rounds", keys: { match: "rounds", rounds: "5" } },
        { id: "build-match-out", keys: { match: "elimination", limit: "45" } },
        { id: "build-match-until", keys: { match: "until", limit: "100" } },
        { id: "build-match-first", keys: { match: "first-to", limit: "200" } },
      ],
    },
    {
      id: "build-force",
      about: "build-force-about",
      more: true,
      answers: plain("one_die", [["never", "build-force-never"], ["may", "build-force-may"], ["must", "build-force-must"]]),
    },
    {
      id: "build-when",
      about: "build-when-about",
      more: true,
      answers: [
        { id: "build-when-sum", keys: { one_die_when: "sum-at-most" }, args: { sum: values.one_die_sum ?? "6" } },
        ...plain("one_die_when", [["high-shut", "build-when-high"], ["only-one", "build-when-one"], ["last-row", "build-when-last"]]),
      ],
    },
    {
      id: "build-wins",
      about: "build-wins-about",
      more: true,
      answers: plain("wins", [["lowest", "build-wins-lowest"], ["highest", "build-wins-highest"]]),
    },
    {
      id: "build-first",
      about: "build-first-about",
      more: true,
      answers: [
        { id: "build-first-free", keys: { first_throw_shuts: "0" } },
        { id: "build-first-tile", keys: { first_throw_shuts: "2" }, args: { tile: 2 } },
        { id: "build-first-tile", keys: { first_throw_shuts: "3" }, args: { tile: 3 } },
      ],
    },
    {
      id: "build-lost",
      about: "build-lost-about",
      more: true,
      answers: plain("first_throw_lost", [["turn", "build-lost-turn"], ["match", "build-lost-match"]]),
    },
    {
      id: "build-deadly",
      about: "build-deadly-about",
      more: true,
      answers: plain("deadly_totals", [["[]", "build-deadly-none"], ["[7]", "build-deadly-seven"]]),
    },
    {
      id: "build-ends",
      about: "build-ends-about",
      more: true,
      answers: plain("deadly_ends", [["turn", "build-ends-turn"], ["round", "build-ends-round"]]),
    },
    {
      id: "build-stuck",
      about: "build-stuck-about",
      more: true,
      answers: plain("stuck", [["out", "build-stuck-out"], ["pass", "build-stuck-pass"], ["reopen-one", "build-stuck-reopen"]]),
    },
    {
      id: "build-turn",
      about: "build-turn-about",
      more: true,
      answers: plain("turn", [["whole", "build-turn-whole"], ["alternate", "build-turn-alternate"], ["shared", "build-turn-shared"]]),
    },
    {
      id: "build-reopen",
      about: "build-reopen-about",
      more: true,
      answers: plain("reopen", [["never", "build-reopen-never"], ["neighbour", "build-reopen-neighbour"]]),
    },
    {
      id: "build-finished",
      about: "build-finished-about",
      more: true,
      answers: plain("reopen_by_finished", [["true", "build-finished-may"], ["false", "build-finished-not"]]),
    },
    {
      id: "build-insurance",
      about: "build-insurance-about",
      more: true,
      answers: plain("insurance", [["false", "build-insurance-no"], ["true", "build-insurance-yes"]]),
    },
    {
      id: "build-doubles",
      about: "build-doubles-about",
      more: true,
      answers: plain("doubles", [["plain", "build-doubles-plain"], ["twice", "build-doubles-twice"]]),
    },
    {
      id: "build-go-on",
      about: "build-go-on-about",
      more: true,
      answers: plain("must_shut", [["true", "build-go-on-must"], ["false", "build-go-on-may"]]),
    },
    {
      id: "build-starter",
      about: "build-starter-about",
      more: true,
      answers: plain("starter", [["rotate", "build-starter-rotate"], ["highest-die", "build-starter-die"], ["first-seat", "build-starter-first"], ["loser", "build-starter-loser"]]),
    },
    {
      id: "build-ties",
      about: "build-ties-about",
      more: true,
      answers: plain("ties", [["share", "build-ties-share"], ["lower-sum", "build-ties-sum"], ["roll-off", "build-ties-roll"]]),
    },
    {
      id: "build-stake",
      about: "build-stake-about",
      more: true,
      answers: [
        { id: "build-stake-none", keys: { stake: "0" } },
        { id: "build-stake-pot", keys: { stake: "1", stake_rule: "pot", shut_pays: "1" } },
        { id: "build-stake-double", keys: { stake: "1", stake_rule: "pot", shut_pays: "2" } },
        { id: "build-stake-loser", keys: { stake: "1", stake_rule: "loser-pays", shut_pays: "1" } },
      ],
    },
  ];
}
