/** The other seats above the board: a small picture each, who it is, how it stands there. */
import { Sign, classes, html, t, useEffect, useState } from "../draw.js";
import { nameOf } from "./side.js";

/**
 * @param {{table: import("./state.js").Table, view: import("../wire.js").View, board: any}} props
 */
export function Others({ table, view, board }) {
  const game = view.view;
  const places = game?.boxes ?? game?.desks ?? [];
  const shown = board?.shown?.(view) ?? (game?.seat >= 0 ? game.seat : -1);
  const others = view.table.seats.filter((one) => one.seat !== shown && places[one.seat]);
  const own = view.table.seats.filter((one) => one.yours);
  if (!others.length) return null;
  return html`<section class="area-others" aria-label=${t("table-others")} data-count=${others.length}>
    ${others.map(
      (one) => html`<article class=${classes("other", view.table.phase === "playing" && game.owe?.includes(one.seat) && "acting")} key=${one.seat}>
        <div class="who">
          <h2 class=${classes("h3", !(one.yours && own.length > 1) && "named")} title=${nameOf(view, one.seat)}>${nameOf(view, one.seat)}${one.yours && own.length > 1 &&
          html` <button class="plain small" onClick=${() => table.send({ type: "look", seat: one.seat })}>${t("table-look")}</button>`}</h2>
          <p class="quiet small state"><${State} view=${view} one=${one} /></p>
        </div>
        ${board && html`<div class="picture">${board.mini(places[one.seat], { t, post: postal(view), seat: one.seat, view })}</div>`}
      </article>`,
    )}
  </section>`;
}

/** Whether tiles are letters here. @param {import("../wire.js").View} view */
const postal = (view) => /^email/.test(view.table.ruleset);

/** So long a bot thinks, in milliseconds, until more is said of it. */
const LONG = 15_000;

/** In a few words: thinking, posted, stuck with so many, a bot, away. @param {{view: import("../wire.js").View, one: import("../wire.js").SeatInfo}} props */
function State({ view, one }) {
  const game = view.view;
  const parts = [];
  const owes = game.owe?.includes(one.seat) || game.roller === one.seat;
  const thinks = view.table.phase === "playing" && owes && (one.kind === "bot" || Boolean(one.stand_in));
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!thinks) return undefined;
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, [thinks, view.node]);
  if (thinks && long) parts.push(t("table-bot-long", { host: String(view.table.host) }));
  else if (game.desks) parts.push(game.over ? "" : owes ? t("table-thinking") : t("table-posted"));
  else if (game.boxes) {
    const box = game.boxes[one.seat];
    if (box?.end && box.score != null) parts.push(t(box.end === "shut" ? "table-shut" : "table-left", { score: box.score }));
    else if (owes && !game.over) parts.push(t("table-turn"));
    else if (box?.answered) parts.push(t("table-posted"));
    else if (box && !game.over && !box.throws) parts.push(t("table-to-play"));
    else if (box && !game.over && postal(view)) parts.push(t("table-letters", { letters: standing(box) }));
    else if (box && !game.over) parts.push(t("table-standing", { score: box.score ?? 0 }));
  }
  const said = parts.filter(Boolean).join(", ");
  const who = one.stand_in
    ? t("table-stand-in")
    : one.kind === "bot" ? t("table-bot") : one.kind === "open" ? t("table-empty") : !one.here && !one.yours ? t("table-away") : "";
  return html`${game.desks && !game.over && view.table.phase === "playing" && html`<${Sign} posted=${!owes} /> `}
    ${said}${who && html`<span class="who-else">${said && ", "}${who}</span>`}${one.clock && html` <${Clock} clock=${one.clock} />`}`;
}

/** How many tiles of a box are open. @param {any} box */
const standing = (box) => box.rows.flat().filter((/** @type {any} */ tile) => tile.open).length;

/** Time that is left, counting down on its own between two views. @param {{clock: {left: number, running: boolean}}} props */
export function Clock({ clock }) {
  const [since] = useState({ at: performance.now(), clock });
  const [, tick] = useState(0);
  if (since.clock !== clock) {
    since.clock = clock;
    since.at = performance.now();
  }
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock.running]);
  const left = Math.max(0, clock.left - (clock.running ? performance.now() - since.at : 0));
  const seconds = Math.ceil(left / 1000);
  const text =
    seconds >= 172_800
      ? t("table-clock-days", { days: Math.floor(seconds / 86_400) })
      : seconds >= 3600
        ? t("table-clock-hours", { hours: Math.ceil(seconds / 3600) })
        : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<span class=${classes("clock", seconds < 30 && clock.running && "short")}>${text}</span>`;
}
