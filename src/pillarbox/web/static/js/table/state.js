/**
 * One table as this device knows it: the last view, what led to it, the coach's last answer, what people said. Signals
 * only; must never hold a rule nor draw.
 */
import { batch, signal } from "../../vendor/vendor.js";
import { announce } from "../parts/live.js";
import { note } from "../store.js";
import { lang, t } from "../texts.js";
import { Seeds } from "./seeds.js";
import { open } from "./socket.js";
import { compare } from "./update.js";

/** Messages for which the shell adds the node that they answer. */
const NODED = new Set(["act", "throw", "real"]);
/** After so long without an answer a board may be pressed again. */
const BUSY = 4000;
/** So often, and after so long, the coach is asked again who was busy with an older question. */
const PATIENCE = { times: 3, wait: 1500 };

export class Table {
  /** @type {import("../../vendor/vendor.js").Signal<import("../wire.js").View | null>} */
  view = signal(null);
  /** How the line stands. @type {import("../../vendor/vendor.js").Signal<"connecting" | "open" | "lost" | "closed">} */
  line = signal("connecting");
  /** Why the line is closed, or the store at fault, in words. */
  why = signal("");
  paused = signal("");
  /** @type {import("../../vendor/vendor.js").Signal<any>} */
  coach = signal(null);
  /** Why the coach has not answered the last question, in the server's words. */
  coachWhy = signal("");
  /** @type {import("../../vendor/vendor.js").Signal<any>} */
  preview = signal(null);
  /** What led to the view on the screen. @type {import("../../vendor/vendor.js").Signal<import("../wire.js").Item[]>} */
  animate = signal([]);
  /** What people said, newest last. @type {import("../../vendor/vendor.js").Signal<any[]>} */
  said = signal([]);
  busy = signal(false);
  /** Seats whose talk is not shown. @type {import("../../vendor/vendor.js").Signal<Set<number>>} */
  muted = signal(new Set());
  /** Called with the events of each news. @type {(items: import("../wire.js").Item[], view: import("../wire.js").View) => void} */
  onNews = () => {};
  #seeds = new Seeds();
  #busyId = "";
  #busyTimer = 0;
  /** @type {import("../wire.js").Item[]} */
  #news = [];
  #count = 0;
  /** Marks of the questions about drafts that are not answered yet. @type {Set<string>} */
  #drafts = new Set();
  /** The last question to the coach: its mark, the node it was asked at, how often. */
  #coach = { id: "", node: /** @type {number | null} */ (null), seat: -1, times: 0 };

  /**
   * @param {string} code
   * @param {{watch?: boolean}} [how]
   */
  constructor(code, { watch = false } = {}) {
    this.code = code.toUpperCase();
    this.#line = open(this.code, {
      hear: (message) => batch(() => this.#hear(message)),
      turn: (how, closed) => {
        this.line.value = how;
        if (how === "open") this.why.value = "";
        if (how === "closed" && !this.why.value) this.why.value = t(closed === 4001 ? "table-kicked" : "table-closed");
        if (how !== "open") {
          this.#free();
          this.#drafts.clear();
        }
      },
      greet: () => ({ lang: lang.value, have: this.view.value?.version ?? null, watch }),
    });
    this.send = this.send.bind(this);
  }

  #line;

  /** Says hello again: the language has changed. */
  again() {
    const old = this.view.value;
    if (old) this.view.value = { ...old, version: -1 };
    this.#line.hello();
  }

  /** Opens the line anew: this device has taken a seat, which the old line does not know. */
  renew() {
    this.#line.renew();
  }

  close() {
    clearTimeout(this.#busyTimer);
    this.#line.close();
  }

  /**
   * Sends a message of a board or of the shell; the seat and the node that it answers are added.
   * @param {Record<string, any>} message
   * @returns {string} its mark
   */
  send(message) {
    const view = this.view.value;
    /** @type {Record<string, any>} */
    const full = { ...message };
    if (view && !("seat" in full) && message.type !== "host" && message.type !== "look") full.seat = view.seat;
    if (view && NODED.has(message.type) && !("node" in full)) full.node = view.node;
    const id = this.#line.send(full);
    if (message.type === "preview") this.#drafts.add(id);
    if (message.type === "coach") {
      const same = this.#coach.node === view?.node && this.#coach.seat === full.seat;
      this.#coach = { id, node: view?.node ?? null, seat: full.seat, times: same ? this.#coach.times + 1 : 1 };
    }
    if (NODED.has(message.type) || message.type === "undo") {
      this.busy.value = true;
      this.#busyId = id;
      clearTimeout(this.#busyTimer);
      this.#busyTimer = window.setTimeout(() => this.#free(), BUSY);
    }
    return id;
  }

  #free() {
    this.busy.value = false;
    this.#busyId = "";
  }

  /** @param {import("../wire.js").Inbound} message */
  #hear(message) {
    switch (message.type) {
      case "events":
        this.#news = [...this.#news, ...message.items];
        break;
      case "view":
        this.#see(message);
        break;
      case "refused":
        if (message.id === this.#busyId) this.#free();
        if (this.#seeds.answered(message.id, true)) break;
        // Nobody pressed anything to ask about a draft: who is refused has moved on already.
        if (this.#drafts.delete(message.id)) break;
        if (message.id === this.#coach.id) this.#askAgain(message.text);
        else note(message.text);
        break;
      case "busy":
        if (message.id === this.#coach.id) this.#askAgain(message.text);
        break;
      case "done":
        if (message.id === this.#busyId) this.#free();
        if (this.#seeds.answered(message.id, false) && this.view.value) this.#seeds.bring(this.view.value, this.send);
        break;
      case "preview":
        this.#drafts.delete(message.id);
        this.preview.value = message;
        break;
      case "advice":
        if (message.id === this.#coach.id && this.#coach.node === this.view.value?.node) this.coach.value = message;
        break;
      case "said":
        if (this.muted.value.has(message.seat)) break;
        this.said.value = [...this.said.value, { ...message, n: ++this.#count }].slice(-60);
        break;
      case "presence": {
        const view = this.view.value;
        if (!view) break;
        const seats = view.table.seats.map((seat, i) => ({ ...seat, here: message.seats[i] ?? false }));
        this.view.value = { ...view, table: { ...view.table, seats, watchers: message.watchers } };
        break;
      }
      case "paused":
        this.paused.value = message.text;
        break;
      case "bye":
        this.why.value = message.text;
        break;
    }
  }

  /** The coach did not answer: once more a little later, if the question still stands. @param {string} why */
  #askAgain(why) {
    const { node, seat, times } = this.#coach;
    if (node !== this.view.value?.node) return;
    this.coachWhy.value = why;
    if (times >= PATIENCE.times) return;
    setTimeout(() => {
      if (node === this.view.value?.node && !this.coach.value) this.send({ type: "coach", seat });
    }, PATIENCE.wait * times);
  }

  /** @param {import("../wire.js").View} view */
  #see(view) {
    const old = this.view.value;
    const news = this.#news;
    this.#news = [];
    if (old && (old.node !== view.node || old.seat !== view.seat || old.table.match !== view.table.match)) {
      this.coach.value = null;
      this.coachWhy.value = "";
      this.preview.value = null;
    }
    this.animate.value = news;
    this.view.value = view;
    compare(view);
    this.paused.value = "";
    for (const item of news) announce(item.text);
    this.#seeds.bring(view, this.send);
    this.onNews(news, view);
  }
}
