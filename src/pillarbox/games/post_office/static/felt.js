/**
 * The felt: a tableau that is always framed, pans and zooms; the card being placed over it, the values of the lines beside
 * it. Must never hold a rule: the ghost only goes where the draft lets it.
 */
import { html, useEffect, useRef, useState } from "/static/js/draw.js";
import { SLOT } from "./card.js";
import { around, fit, frameOf, frameOfCard, inSlots, same, zoomed } from "./geometry.js";
import { LineValues } from "./lines.js";
import { cells } from "./place.js";
import { usePointers } from "./pointer.js";
import { signed } from "./preview.js";
import { Cards, Ghost, seen } from "./tableau.js";

/** Below this width the felt is laid out as on a phone. */
export const NARROW = 600;

/** Below this height too. */
const LOW = 360;

/** Slots that are drawn smaller than this, in pixels, are too small for a finger. */
const FINGER = 44;

/**
 * @param {{
 *   tableau: any, laid: import("./tableau.js").Layer[], lines: any[], draft: import("./draft.js").Drafting | null,
 *   ghost: import("./tableau.js").Layer | null, grip: {current: any}, look: (row: number, col: number) => void,
 *   lit?: (axis: string, line: number) => boolean, band?: {axis: string, line: number} | null, mouse?: boolean, ctx: any,
 *   label: string, sizes: (narrow: boolean, placing: boolean) => {head: number, foot: number}, tiny: (is: boolean) => void,
 * }} props `grip` gets what the hand needs of the felt, `tiny` whether slots that all fit in are too small for fingers
 */
export function Felt({ tableau, laid, lines, draft, ghost, grip, look, lit, band, mouse, ctx, label, sizes, tiny }) {
  const felt = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [own, setOwn] = useState(/** @type {import("./geometry.js").Sight | null} */ (null));
  const [steady, setSteady] = useState(false);
  const grown = useRef(/** @type {import("./geometry.js").Frame | null} */ (null));

  useEffect(() => {
    const element = felt.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, []);

  const lies = frameOf(tableau);
  const base = laid.reduce((frame, layer) => around(frame, frameOfCard(layer.rows, layer)), lies);
  const tight = ghost ? around(base, frameOfCard(ghost.rows, ghost)) : base;
  // While a card is being moved the frame only grows, so that the table does not jump under the pointer.
  grown.current = ghost && grown.current ? around(tight, grown.current) : ghost ? tight : null;
  const frame = grown.current ?? tight;
  const narrow = size.width > 0 && (size.width < NARROW || size.height < LOW);
  const fitted = fit(frame, { ...size, ...sizes(narrow, ghost !== null || laid.length > 0), narrow });
  const sight = own ?? fitted;
  const small = narrow && fitted.unit < FINGER;
  useEffect(() => tiny(small), [small]);

  // Another tableau, or one that grew, is framed anew.
  const shape = `${tableau.top} ${tableau.left} ${tableau.grid.length} ${tableau.grid[0]?.length} ${laid.length}`;
  useEffect(() => setOwn(null), [shape]);

  const filled = seen(tableau);
  for (const layer of laid) for (const { row, col, code } of cells(layer.rows, layer)) filled.set(`${row} ${col}`, code);
  const covered = ghost ? cells(ghost.rows, ghost).filter(({ row, col }) => filled.has(`${row} ${col}`)) : [];
  const extent = new Set(filled.keys());
  if (ghost) for (const { row, col } of cells(ghost.rows, ghost)) extent.add(`${row} ${col}`);

  const hands = {
    grabbed() {
      if (!ghost) return null;
      return {
        x: sight.x + (ghost.col + ghost.rows[0].length / 2) * sight.unit,
        y: sight.y + (ghost.row + ghost.rows.length / 2) * sight.unit,
      };
    },
    /** @param {import("./pointer.js").Point} to */
    drag: (to) => draft?.toward(inSlots(sight, to)),
    /** @param {boolean} held */
    holding(held) {
      setSteady(held);
      if (!held && !own && !same(frame, tight)) grown.current = null;
    },
    /** @param {import("./pointer.js").Point} by */
    pan: (by) => setOwn((/** @type {any} */ was) => ({ ...(was ?? sight), x: (was ?? sight).x + by.x, y: (was ?? sight).y + by.y })),
    /** @param {number} times @param {import("./pointer.js").Point} about */
    zoom: (times, about) => setOwn((/** @type {any} */ was) => zoomed(was ?? sight, times, about)),
    /** @param {number} by */
    turn: (by) => draft?.turn(by),
    /** @param {import("./pointer.js").Point} at */
    tap(at) {
      if (ghost) draft?.toward(inSlots(sight, at));
      else hands.look(at);
    },
    /** @param {import("./pointer.js").Point} at */
    look(at) {
      const { x, y } = inSlots(sight, at);
      look(Math.floor(y), Math.floor(x));
    },
    turning: ghost !== null,
  };
  usePointers(felt, hands);
  const middle = { x: size.width / 2, y: size.height / 2 };
  grip.current = {
    element: () => felt.current,
    /** @param {import("./pointer.js").Point} at */
    slots: (at) => inSlots(sight, at),
    middle: () => ({ x: (base.left + base.right) / 2, y: (base.top + base.bottom) / 2 }),
    fit: () => {
      grown.current = null;
      setOwn(null);
    },
    zoom: (/** @type {number} */ times) => hands.zoom(times, hands.grabbed() ?? middle),
    hold: setSteady,
  };

  const answer = draft?.answer;
  const stage = { transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.unit / SLOT})` };
  return html`<svg ref=${felt} class=${ghost ? "po-map po-placing" : "po-map"} role="img" aria-label=${label}>
    ${size.width > 0 &&
    html`<g style=${stage}>
        <${Cards} tableau=${tableau} laid=${laid} />
        ${band && html`<${Band} band=${band} frame=${base} />`}
        ${mouse && tableau.mice.map((/** @type {number[]} */ [row, col]) => html`<circle class="po-mouse-ring" cx=${(col + 0.5) * SLOT}
          cy=${(row + 0.5) * SLOT} r="46" />`)}
      </g>
      <${LineValues} lines=${lines} after=${ghost ? (answer?.tableau.lines ?? null) : null} frame=${frame} sight=${sight}
        filled=${extent} narrow=${narrow} t=${ctx.t} lit=${lit} />
      ${ghost &&
      html`<g style=${stage}>
          <${Ghost} layer=${ghost} covered=${covered} thick=${SLOT / sight.unit} steady=${steady || !ctx.motion} />
        </g>
        <${Handle} ghost=${ghost} sight=${sight} size=${size} narrow=${narrow} answer=${answer} filled=${filled} t=${ctx.t} />`}`}
  </svg>`;
}

/** The line that is being counted. @param {{band: {axis: string, line: number}, frame: import("./geometry.js").Frame}} props */
function Band({ band, frame }) {
  const row = band.axis === "row";
  const [x, y] = row ? [frame.left, band.line] : [band.line, frame.top];
  const [wide, high] = row ? [frame.right - frame.left, 1] : [1, frame.bottom - frame.top];
  return html`<rect class="po-band" x=${x * SLOT} y=${y * SLOT} width=${wide * SLOT} height=${high * SLOT} rx="8" />`;
}

/**
 * On wide felts the tag that says that this is a preview; on narrow ones a knob, so that the finger does not hide the card.
 * @param {{ghost: any, sight: any, size: any, narrow: boolean, answer: any, filled: Map<string, string>, t: any}} props
 */
function Handle({ ghost, sight, size, narrow, answer, filled, t }) {
  const { unit, x, y } = sight;
  const wide = ghost.rows[0].length * unit;
  const left = x + ghost.col * unit;
  const top = y + ghost.row * unit;
  const bottom = top + ghost.rows.length * unit;
  if (!narrow) {
    const step = answer?.steps[answer.steps.length - 1];
    const text = t("post-board-tag", { change: step ? signed(step.after - step.before) : "…" });
    const width = 44 + text.length * 13.2;
    const at = aside({ left, top, right: left + wide, bottom }, width, size, (x0, y0, x1, y1) =>
      [...filled.keys()].some((cell) => {
        const [row, col] = cell.split(" ").map(Number);
        return x + col * unit < x1 && x + (col + 1) * unit > x0 && y + row * unit < y1 && y + (row + 1) * unit > y0;
      }),
    );
    return html`<g class="po-tag" transform=${`translate(${at.x} ${at.y})`} aria-hidden="true">
      <rect width=${width} height=${TAG} rx="6" />
      <text class="numeral" x=${width / 2} y="35" font-size="24" text-anchor="middle">${text}</text>
    </g>`;
  }
  const below = bottom + 62 < size.height;
  const cy = below ? bottom + 36 : top - 36;
  const cx = Math.min(Math.max(30, left + wide / 2), size.width - 30);
  return html`<g class="po-knob" data-grab="knob" aria-hidden="true">
    <path d=${below ? `M${cx} ${bottom + 4}V${cy - 22}` : `M${cx} ${top - 4}V${cy + 22}`} />
    <circle cx=${cx} cy=${cy} r="22" />
    <g transform=${`translate(${cx} ${cy})`} fill="none"><path d="M-13 0H13M0 -13V13" />
      <path d="M-8.5 -4.5L-13 0L-8.5 4.5M8.5 -4.5L13 0L8.5 4.5M-4.5 -8.5L0 -13L4.5 -8.5M-4.5 8.5L0 13L4.5 8.5" /></g>
  </g>`;
}

/** The height of the tag. */
const TAG = 52;

/**
 * Where the tag goes: beside the card where no other card lies, else below it.
 * @param {{left: number, top: number, right: number, bottom: number}} card @param {number} width
 * @param {{width: number, height: number}} size @param {(x0: number, y0: number, x1: number, y1: number) => boolean} taken
 */
function aside(card, width, size, taken) {
  const below = { x: card.right + 8 - width, y: card.bottom + 18 };
  const places = [
    below,
    { x: card.left - 8, y: card.bottom + 18 },
    { x: card.right + 18, y: card.bottom - TAG + 6 },
    { x: card.right + 18, y: card.top - 6 },
    { x: card.left - 18 - width, y: card.bottom - TAG + 6 },
    { x: card.left - 18 - width, y: card.top - 6 },
    { x: card.right + 8 - width, y: card.top - 18 - TAG },
  ];
  const free = places.find(
    ({ x, y }) => x > 8 && y > 64 && x + width < size.width - 8 && y + TAG < size.height - 8 && !taken(x, y, x + width, y + TAG),
  );
  return free ?? { x: Math.min(Math.max(8, below.x), size.width - width - 8), y: Math.min(below.y, size.height - TAG - 8) };
}
