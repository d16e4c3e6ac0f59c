/**
 * What the lines are worth, beside and above the tableau: a disc with 3 or 6, a brass pill where the card being placed
 * changes it, a dashed pill where a kind lies twice, a dot where there is nothing yet. All from the server's count.
 */
import { html } from "/static/js/draw.js";
import { letter } from "./sprites.js";

/** @typedef {import("./geometry.js").Frame} Frame */

/** Where slots are smaller than this the marks are too. */
const SMALL = 46;

/** @param {string} axis @param {number} line */
const key = (axis, line) => `${axis} ${line}`;

/** @param {any[] | undefined} lines @returns {Map<string, any>} */
const byLine = (lines) => new Map((lines ?? []).map((line) => [key(line.axis, line.line), line]));

/**
 * @param {{
 *   lines: any[], after: any[] | null, frame: Frame, sight: import("./geometry.js").Sight, filled: Set<string>,
 *   narrow: boolean, t: any, lit?: (axis: string, line: number) => boolean
 * }} props `lines` as they count now, `after` as they would; `lit` says which to show while they are being counted
 */
export function LineValues({ lines, after, frame, sight, filled, narrow, t, lit }) {
  const now = byLine(lines);
  const then = after ? byLine(after) : null;
  const { unit, x, y } = sight;
  const small = narrow || unit < SMALL;
  const gap = small ? 19 : Math.max(56, unit * 0.72);
  const above = small ? 20 : Math.max(34, unit * 0.62);
  const marks = [];
  /** @param {string} axis @param {number} line */
  const mark = (axis, line) => {
    const own = now.get(key(axis, line));
    const next = then?.get(key(axis, line));
    const before = own?.points ?? 0;
    const points = then ? (next?.points ?? 0) : before;
    const twice = (then ? next : own)?.twice ?? "";
    if (lit && !lit(axis, line)) return { kind: "dot", label: "" };
    if (then && points !== before) return { kind: "change", label: `${before} → ${points}` };
    if (points) return { kind: "worth", label: String(points) };
    if (twice) return { kind: "twice", label: twice };
    return { kind: "dot", label: "" };
  };
  for (let row = frame.top; row < frame.bottom; row++) {
    const first = firstFilled(filled, row, frame, true);
    const at = { x: x + frame.left * unit - gap, y: y + (row + 0.5) * unit };
    marks.push(html`<${Value} ...${mark("row", row)} ...${at} to=${x + first * unit - 8} across small=${small} t=${t} room=${gap * 2 - 10} />`);
  }
  for (let col = frame.left; col < frame.right; col++) {
    const first = firstFilled(filled, col, frame, false);
    const at = { x: x + (col + 0.5) * unit, y: y + frame.top * unit - above };
    marks.push(html`<${Value} ...${mark("col", col)} ...${at} to=${y + first * unit - 8} small=${small} t=${t} room=${unit - 4} />`);
  }
  return html`<g class="po-lines" aria-hidden="true">${marks}</g>`;
}

/** The first cell of a line with a card. @param {Set<string>} filled @param {number} line @param {Frame} frame @param {boolean} row */
function firstFilled(filled, line, frame, row) {
  const [from, to] = row ? [frame.left, frame.right] : [frame.top, frame.bottom];
  for (let at = from; at < to; at++) if (filled.has(row ? `${line} ${at}` : `${at} ${line}`)) return at;
  return to;
}

/**
 * @param {{
 *   kind: string, label: string, x: number, y: number, to: number, across?: boolean, small: boolean, t: any, room: number,
 * }} props `room`: as wide as it may be
 */
function Value({ kind, label, x, y, to, across = false, small, t, room }) {
  if (kind === "dot") return html`<circle class="po-dot" cx=${x} cy=${y} r=${small ? 2.2 : 4.5} />`;
  const radius = small ? 11 : 22;
  let text = label;
  let size = small ? 15 : 25;
  let half = radius;
  if (kind === "twice") {
    const own = letter(t, label[0]);
    text = t("post-line-twice", { letter: own });
    half = text.length * 4.6 + 15;
    size = small ? 13 : 18;
    if (small || half * 2 > room) [text, half] = [own.repeat(2), radius + 1];
  } else if (kind === "change") {
    half = small ? 23 : Math.min(47, Math.max(36, room / 2));
    size = small ? 13 : half / 1.95;
  }
  // A pill beside the rows must not leave the felt.
  const cx = kind !== "worth" && across ? Math.max(x, half + 4) : x;
  const end = across ? cx + half : y + radius;
  const gap = to - end > 6;
  return html`<g class=${`po-value po-${kind}`}>
    ${gap && html`<path class="po-leader" d=${across ? `M${end} ${y}H${to}` : `M${cx} ${end}V${to}`} />`}
    ${kind === "worth"
      ? html`<circle cx=${cx} cy=${y} r=${radius} />`
      : html`<rect x=${cx - half} y=${y - radius} width=${half * 2} height=${radius * 2} rx=${radius} />`}
    <text class=${kind === "twice" ? "" : "numeral"} x=${cx} y=${y + size * 0.35} font-size=${size} text-anchor="middle">${text}</text>
  </g>`;
}
