/**
 * Fingers, mouse and wheel on the felt: grab the card or its knob to move it, two fingers to turn it and to zoom, the
 * felt to pan, a tap to choose. Calls back in points of the felt; must never know what lies there.
 */
import { useEffect, useRef } from "/static/js/draw.js";

/** A pointer that moved less than this many pixels has tapped. */
const STILL = 7;

/** So much two fingers turn before the card does, in degrees. */
const TWIST = 28;

/** @typedef {{x: number, y: number}} Point */

/**
 * @typedef {object} Hands
 * @property {() => Point | null} grabbed where the middle of the card lies when it is grabbed, in pixels
 * @property {(to: Point) => void} drag the card's middle to there
 * @property {(held: boolean) => void} holding whether the card is held
 * @property {(by: Point) => void} pan
 * @property {(times: number, about: Point) => void} zoom
 * @property {(by: number) => void} turn
 * @property {(at: Point) => void} tap
 * @property {(at: Point) => void} look a long press or the other button
 * @property {boolean} turning whether the wheel turns a card
 */

/** @param {Point} a @param {Point} b */
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @param {Point} a @param {Point} b */
const angle = (a, b) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

/**
 * @param {{current: SVGSVGElement | null}} felt @param {Hands} hands
 */
export function usePointers(felt, hands) {
  const now = useRef(hands);
  now.current = hands;
  useEffect(() => {
    const element = felt.current;
    return element ? listen(element, now) : undefined;
  }, []);
}

/** @param {SVGSVGElement} element @param {{current: Hands}} now */
function listen(element, now) {
  /** @type {Map<number, Point>} */
  const down = new Map();
  /** @type {{kind: "card" | "felt" | "two" | "done", from: Point, middle: Point, moved: boolean, span: number, twist: number}} */
  let act = { kind: "done", from: { x: 0, y: 0 }, middle: { x: 0, y: 0 }, moved: false, span: 1, twist: 0 };
  let press = 0;
  let wheel = 0;

  /** @param {MouseEvent} event @returns {Point} */
  const point = (event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const starts = (/** @type {PointerEvent} */ event) => {
    if (event.button > 0) return;
    const at = point(event);
    down.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    clearTimeout(press);
    if (down.size === 2) {
      const [a, b] = [...down.values()];
      act = { ...act, kind: "two", moved: true, span: apart(a, b), twist: angle(a, b) };
      return;
    }
    const grabbed = /** @type {Element} */ (event.target).closest("[data-grab]") ? now.current.grabbed() : null;
    act = { kind: grabbed ? "card" : "felt", from: at, middle: grabbed ?? at, moved: false, span: 1, twist: 0 };
    if (grabbed) now.current.holding(true);
    press = window.setTimeout(() => {
      if (!act.moved && down.size === 1) {
        act = { ...act, kind: "done" };
        now.current.holding(false);
        now.current.look(at);
      }
    }, 550);
  };

  const moves = (/** @type {PointerEvent} */ event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const at = point(event);
    if (!act.moved && apart(at, act.from) < STILL) return;
    act.moved = true;
    down.set(event.pointerId, at);
    if (act.kind === "card") {
      now.current.drag({ x: act.middle.x + at.x - act.from.x, y: act.middle.y + at.y - act.from.y });
    } else if (act.kind === "felt") {
      now.current.pan({ x: at.x - before.x, y: at.y - before.y });
    } else if (act.kind === "two" && down.size === 2) {
      const [a, b] = [...down.values()];
      const span = Math.max(20, apart(a, b));
      if (Math.abs(span / act.span - 1) > 0.02) {
        now.current.zoom(span / act.span, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
        act.span = span;
      }
      const turned = ((angle(a, b) - act.twist + 540) % 360) - 180;
      if (Math.abs(turned) > TWIST) {
        now.current.turn(Math.sign(turned));
        act.twist = angle(a, b) + Math.sign(turned) * TWIST;
      }
    }
  };

  const ends = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(press);
    if (act.kind === "felt" && !act.moved && event.type === "pointerup") now.current.tap(point(event));
    if (act.kind === "card") now.current.holding(false);
    act = { ...act, kind: "done" };
  };

  const wheels = (/** @type {WheelEvent} */ event) => {
    if (event.ctrlKey) {
      event.preventDefault();
      now.current.zoom(Math.exp(-event.deltaY / 300), point(event));
    } else if (now.current.turning) {
      event.preventDefault();
      if (performance.now() - wheel > 180 && Math.abs(event.deltaY) > 4) {
        wheel = performance.now();
        now.current.turn(Math.sign(event.deltaY));
      }
    }
  };

  const other = (/** @type {MouseEvent} */ event) => {
    event.preventDefault();
    if (!down.size) now.current.look(point(event));
  };

  element.addEventListener("pointerdown", starts);
  element.addEventListener("pointermove", moves);
  element.addEventListener("pointerup", ends);
  element.addEventListener("pointercancel", ends);
  element.addEventListener("wheel", wheels, { passive: false });
  element.addEventListener("contextmenu", other);
  return () => {
    clearTimeout(press);
    element.removeEventListener("pointerdown", starts);
    element.removeEventListener("pointermove", moves);
    element.removeEventListener("pointerup", ends);
    element.removeEventListener("pointercancel", ends);
    element.removeEventListener("wheel", wheels);
    element.removeEventListener("contextmenu", other);
  };
}

/**
 * Carrying a card from the hand onto the felt. A finger hides what is under it, so it carries the card above itself.
 * @param {PointerEvent} event on the card in the hand
 * @param {{over: (at: Point) => void, dropped: (onFelt: boolean) => void, felt: () => Element | null}} carry
 */
export function carry(event, { over, dropped, felt }) {
  if (event.button > 0) return;
  const card = /** @type {HTMLElement} */ (event.currentTarget);
  const from = { x: event.clientX, y: event.clientY };
  const lift = event.pointerType === "touch" ? 84 : 0;
  let moved = false;
  let inside = false;
  const moves = (/** @type {PointerEvent} */ next) => {
    if (next.pointerId !== event.pointerId) return;
    if (!moved && Math.hypot(next.clientX - from.x, next.clientY - from.y) < STILL) return;
    moved = true;
    const box = felt()?.getBoundingClientRect();
    if (!box) return;
    const at = { x: next.clientX - box.left, y: next.clientY - box.top - lift };
    inside = at.x >= 0 && at.y >= 0 && at.x <= box.width && at.y <= box.height;
    if (inside) over(at);
  };
  const ends = (/** @type {PointerEvent} */ next) => {
    if (next.pointerId !== event.pointerId) return;
    card.removeEventListener("pointermove", moves);
    card.removeEventListener("pointerup", ends);
    card.removeEventListener("pointercancel", ends);
    if (moved) {
      // The click that follows a drag must not choose the card anew.
      card.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => card.removeEventListener("click", stop, { capture: true }), 50);
      dropped(inside);
    }
  };
  card.setPointerCapture(event.pointerId);
  card.addEventListener("pointermove", moves);
  card.addEventListener("pointerup", ends);
  card.addEventListener("pointercancel", ends);
}

/** @param {Event} event */
function stop(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}
