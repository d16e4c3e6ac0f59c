/**
 * A review in the figures of the page: points of the chart, turns, what luck and choices came to. Adds and scales
 * only; must never weigh a move, the server has done that.
 */

/**
 * @typedef {object} Point
 * @property {number} number of the event
 * @property {"start" | "throw" | "decision"} kind
 * @property {number} seat who threw or chose; -1 for the table
 * @property {number} at what the seat may expect after it, in the page's measure
 * @property {number} change by how much this event changed it
 * @property {number} loss what an own choice cost
 * @property {string} text
 * @property {string} label what was thrown, in short
 * @property {number | undefined} beside the same in the second measure, as points beside chances
 */

/** A loss smaller than this is none. */
export const NOTHING = 0.05;

/**
 * How values are shown: shares of the win in percent; else as they are, turned round where less is better.
 * @param {any} review
 */
export function scale(review) {
  const share = review.measure === "share";
  const values = review.points[0].map((/** @type {any} */ one) => one.value);
  const down = !share && values.every((/** @type {number} */ value) => value <= 0);
  const factor = share ? 100 / review.unit : down ? -1 : 1;
  return {
    share,
    down,
    of: (/** @type {number} */ value) => (share ? ((value + 1) / review.unit) * 100 : value * factor),
    by: (/** @type {number} */ change) => change * factor,
    cost: (/** @type {number} */ loss) => Math.abs(loss * factor),
  };
}

/** The total of a throw's faces: `3-5` is 8; of other outcomes nothing. @param {string} outcome */
const sum = (outcome) => (/^\d+(-\d+)*$/.test(outcome) ? String(outcome.split("-").reduce((all, face) => all + Number(face), 0)) : "");

/** @param {any} review @returns {Point[]} */
export function points(review) {
  const { of, by, cost } = scale(review);
  const outcomes = new Map(review.throws.map((/** @type {any} */ one) => [one.number, one.outcome]));
  return review.points[0].map((/** @type {any} */ one, /** @type {number} */ n) => ({
    number: one.number,
    kind: one.kind,
    seat: one.seat,
    at: of(one.value),
    change: n ? by(one.luck ?? (one.loss !== undefined ? -one.loss : (one.given ?? 0))) : 0,
    loss: cost(one.loss ?? 0),
    text: one.text,
    label: one.kind === "throw" ? sum(outcomes.get(one.number) ?? "") : "",
    beside: one.beside,
  }));
}

/** Stretches in which one seat was on turn, as positions in the list of points. @param {Point[]} list */
export function turns(list) {
  /** @type {{ seat: number, from: number, to: number }[]} */
  const found = [];
  list.forEach((point, n) => {
    if (!n || point.seat < 0) return;
    const last = found[found.length - 1];
    if (last && last.seat === point.seat) last.to = n;
    else found.push({ seat: point.seat, from: n, to: n });
  });
  return found;
}

/**
 * What the result is made of: the start, the own dice, the own choices, each other seat, what is left over. Where others' turns show only
 * later, what they drew and what they gave instead, and what estimates leave over.
 * @param {any} review @param {number} seat
 * @returns {{ kind: "start" | "dice" | "choices" | "other" | "drawn" | "given" | "estimate" | "rest" | "result", seat: number, value: number }[]}
 */
export function parts(review, seat) {
  const { of, by } = scale(review);
  const list = points(review);
  const account = review.seats.find((/** @type {any} */ one) => one.seat === seat);
  if (review.beside) {
    const own = list.filter((point) => point.seat === seat && point.kind === "throw").reduce((all, point) => all + point.change, 0);
    return [
      { kind: "start", seat: -1, value: of(account.base) },
      { kind: "dice", seat, value: own },
      { kind: "choices", seat, value: by(account.skill) },
      { kind: "drawn", seat: -1, value: by(account.luck) - own },
      { kind: "given", seat: -1, value: by(account.given) },
      { kind: "estimate", seat: -1, value: by(account.estimate) },
      { kind: "result", seat, value: of(account.result) },
    ];
  }
  const total = (/** @type {(point: Point) => boolean} */ which) => list.filter(which).reduce((all, point) => all + point.change, 0);
  const others = [...new Set(list.map((point) => point.seat))].filter((one) => one !== seat && one >= 0).sort();
  const rows = [
    { kind: "start", seat: -1, value: of(account.base) },
    { kind: "dice", seat, value: total((point) => point.seat === seat && point.kind === "throw") },
    { kind: "choices", seat, value: total((point) => point.seat === seat && point.kind === "decision") },
    ...others.map((other) => ({ kind: "other", seat: other, value: total((point) => point.seat === other) })),
  ];
  const rest = of(account.result) - rows.reduce((all, row) => all + row.value, 0);
  if (Math.abs(rest) > NOTHING) rows.push({ kind: "rest", seat: -1, value: rest });
  return /** @type {any} */ ([...rows, { kind: "result", seat, value: of(account.result) }]);
}

/** The own choices that cost most, the costliest first. @param {any} review @param {number} seat */
export function costliest(review, seat) {
  const { cost } = scale(review);
  return review.decisions
    .filter((/** @type {any} */ one) => one.seat === seat && cost(one.loss) > NOTHING)
    .sort((/** @type {any} */ one, /** @type {any} */ two) => two.loss - one.loss)
    .map((/** @type {any} */ one) => ({ ...one, cost: cost(one.loss) }));
}

/**
 * What the result owes to most: a text's id, or nothing where that can't be said. Of what spoke for the result it is the largest part, and what
 * others threw is luck too.
 * @param {any} review @param {number} seat @param {boolean} won @param {boolean} alone
 */
export function reason(review, seat, won, alone) {
  const rows = parts(review, seat);
  const side = scale(review).down ? -1 : 1;
  const of = (/** @type {string[]} */ kinds) => side * rows.filter((row) => kinds.includes(row.kind)).reduce((all, row) => all + row.value, 0);
  if (!review.decisions.some((/** @type {any} */ one) => one.seat === seat)) return "";
  if (of(["choices"]) > -NOTHING) return "look-perfect";
  if (alone) return "";
  const thrown = points(review).filter((point) => point.seat !== seat && point.kind === "throw");
  const theirs = review.beside ? 0 : side * thrown.reduce((all, point) => all + point.change, 0);
  const luck = of(["dice", "drawn"]) + theirs;
  /** @type {[string, number][]} */
  const found = [
    ["look-by-dice", luck],
    ["look-by-choices", of(["choices"])],
    ["look-by-others", of(["other", "given"]) - theirs],
    ["", of(["estimate", "rest"])],
  ];
  const [id, most] = found.map(([one, value]) => /** @type {[string, number]} */ ([one, won ? value : -value])).sort((one, two) => two[1] - one[1])[0];
  if (most > NOTHING) return id;
  return won && luck < -NOTHING ? "look-despite-dice" : "";
}
