/**
 * Frames of cells and how they are fitted into the felt. Rows grow downward, columns to the right; a frame's `bottom` and
 * `right` are the first line beyond it. Must never know what lies in a cell.
 */

/** @typedef {{top: number, left: number, bottom: number, right: number}} Frame */
/** @typedef {{unit: number, x: number, y: number}} Sight pixels a slot, and where the cell 0,0 lies */

/** The frame of a tableau as it is viewed. @param {{grid: string[], top: number, left: number}} tableau @returns {Frame} */
export function frameOf(tableau) {
  const { top, left, grid } = tableau;
  return { top, left, bottom: top + grid.length, right: left + Math.max(1, ...grid.map((row) => row.length)) };
}

/** The frame of a card as it lies. @param {string[]} rows @param {{row: number, col: number}} at @returns {Frame} */
export const frameOfCard = (rows, at) => ({
  top: at.row,
  left: at.col,
  bottom: at.row + rows.length,
  right: at.col + rows[0].length,
});

/** The least frame around both. @param {Frame} one @param {Frame | null} other @returns {Frame} */
export function around(one, other) {
  if (!other) return one;
  return {
    top: Math.min(one.top, other.top),
    left: Math.min(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
  };
}

/** @param {Frame} one @param {Frame} other */
export const same = (one, other) =>
  one.top === other.top && one.left === other.left && one.bottom === other.bottom && one.right === other.right;

/** No slot is drawn larger than this. */
export const LARGEST = 94;

/**
 * How a frame is seen so that all of it, with the values of its lines beside it, is in the felt.
 * @param {Frame} frame @param {{width: number, height: number, head: number, foot: number, narrow: boolean}} felt
 * @returns {Sight}
 */
export function fit(frame, felt) {
  const aside = felt.narrow ? 38 : 92;
  const above = felt.narrow ? 40 : 84;
  const rest = felt.narrow ? 12 : 40;
  const wide = frame.right - frame.left;
  const high = frame.bottom - frame.top;
  const width = felt.width - aside - rest;
  const height = felt.height - felt.head - felt.foot - above;
  const unit = Math.max(14, Math.min(LARGEST, width / wide, height / high));
  return {
    unit,
    x: aside + (width - wide * unit) / 2 - frame.left * unit,
    y: felt.head + above + Math.max(0, (height - high * unit) / (felt.narrow ? 3 : 2)) - frame.top * unit,
  };
}

/**
 * The same sight, larger or smaller about a point of the felt.
 * @param {Sight} sight @param {number} times @param {{x: number, y: number}} about
 * @returns {Sight}
 */
export function zoomed(sight, times, about) {
  const unit = Math.max(12, Math.min(180, sight.unit * times));
  const scale = unit / sight.unit;
  return { unit, x: about.x - (about.x - sight.x) * scale, y: about.y - (about.y - sight.y) * scale };
}

/** A point of the felt in slots. @param {Sight} sight @param {{x: number, y: number}} point */
export const inSlots = (sight, point) => ({ x: (point.x - sight.x) / sight.unit, y: (point.y - sight.y) / sight.unit });
