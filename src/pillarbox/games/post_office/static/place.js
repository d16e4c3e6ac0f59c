/**
 * Moving a card about before it lies: the nearest spot, the next one in a direction, another turn. Every spot comes from
 * the view's `spots`; here is only the geometry of choosing among them. Must never make up a spot of its own.
 */

/** @typedef {{card: string, turns: number, row: number, col: number}} Place */
/** @typedef {Record<string, number[][][]>} Spots by card and quarter turns, the cells for its top-left slot */
/** @typedef {{card: string, faces: string[][]}} Held a card in hand and how it looks by quarter turns */

/** @param {number} number */
const signed = (number) => (number < 0 ? `-${-number}` : `+${number}`);

/** A placement in notation. @param {Place} place */
export const notation = (place) => `${place.card} r${place.turns} ${signed(place.row)}${signed(place.col)}`;

/** The face of a card as it lies. @param {Held} held @param {number} turns */
export const face = (held, turns) => held.faces[turns % held.faces.length];

/** The middle of a card, in slots. @param {Held} held @param {Place} place */
export function middle(held, place) {
  const rows = face(held, place.turns);
  return { y: place.row + rows.length / 2, x: place.col + rows[0].length / 2 };
}

/**
 * The spot whose card would have its middle nearest to a point; null where this turn has none.
 * @param {Spots} spots @param {Held} held @param {number} turns @param {{x: number, y: number}} point in slots
 * @returns {Place | null}
 */
export function nearest(spots, held, turns, point) {
  const rows = face(held, turns);
  const y = point.y - rows.length / 2;
  const x = point.x - rows[0].length / 2;
  let best = null;
  let least = Infinity;
  for (const [row, col] of spots[held.card]?.[turns] ?? []) {
    const far = (row - y) ** 2 + (col - x) ** 2;
    if (far < least) [least, best] = [far, { card: held.card, turns, row, col }];
  }
  return best;
}

/**
 * The next spot in a direction: the nearest one that lies further that way, rather straight on than aside; null where
 * there is none.
 * @param {Spots} spots @param {Place} place @param {number} down @param {number} right
 * @returns {Place | null}
 */
export function next(spots, place, down, right) {
  let best = null;
  let least = Infinity;
  for (const [row, col] of spots[place.card]?.[place.turns] ?? []) {
    const along = (row - place.row) * down + (col - place.col) * right;
    const aside = Math.abs((row - place.row) * right) + Math.abs((col - place.col) * down);
    if (along <= 0) continue;
    const far = along + 2.5 * aside;
    if (far < least) [least, best] = [far, { ...place, row, col }];
  }
  return best;
}

/**
 * The card turned, as near as it may lie to where it was.
 * @param {Spots} spots @param {Held} held @param {Place} place @param {number} by quarter turns clockwise
 */
export function turned(spots, held, place, by) {
  const count = held.faces.length;
  for (let more = 1; more <= count; more++) {
    const turns = (((place.turns + by * more) % count) + count) % count;
    const found = nearest(spots, held, turns, middle(held, place));
    if (found) return found;
  }
  return place;
}

/**
 * The cells of a card, row by row, with what it shows there.
 * @param {string[]} rows @param {{row: number, col: number}} at
 */
export function cells(rows, at) {
  return rows.flatMap((text, r) => [...text].map((code, c) => ({ row: at.row + r, col: at.col + c, code })));
}
