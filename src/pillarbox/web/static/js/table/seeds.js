/**
 * The seeds that this device brings to the dice: drawn by the browser, committed to before any is opened, opened when
 * all are in. Kept until the match is over, so that a reload between the two steps loses nothing.
 */
import { playerCommitment } from "../fair.js";
import { hex, unhex } from "../sha256.js";
import { keep, kept } from "../store.js";

/** @param {string} match @param {number} seat */
function seedOf(match, seat) {
  const key = `seed-${match}-${seat}`;
  const old = kept(key);
  if (old) return unhex(old);
  const seed = crypto.getRandomValues(new Uint8Array(16));
  keep(key, hex(seed));
  return seed;
}

/**
 * Brings the own seats' seeds as the views ask for them. "wanted" stands for both steps; which of them it is follows from
 * whether the first was answered.
 */
export class Seeds {
  /** Seats that have committed, as far as this device knows. @type {Set<string>} */
  #committed = new Set();
  /** The marks of what was sent, and for which step of which seat. @type {Map<string, {key: string, step: string}>} */
  #sent = new Map();
  #tries = 0;

  /**
   * Sends what is wanted now.
   * @param {import("../wire.js").View} view
   * @param {(message: Record<string, any>) => string} send
   */
  bring({ table }, send) {
    if (table.phase !== "seeds") {
      if (table.phase !== "waiting" && this.#tries) this.#forget(table);
      return;
    }
    for (const { seat, yours, seed } of table.seats) {
      const key = `${table.match}-${seat}`;
      if (!yours || seed !== "wanted" || this.#tries > 40) continue;
      const step = this.#committed.has(key) || kept(`promised-${key}`) ? "open" : "commit";
      if ([...this.#sent.values()].some((one) => one.key === key && one.step === step)) continue;
      const own = seedOf(table.match, seat);
      const what = step === "open" ? { open: hex(own) } : { commit: hex(playerCommitment(seat, own)) };
      this.#tries++;
      this.#sent.set(send({ type: "seed", seat, ...what }), { key, step });
    }
  }

  /**
   * Takes in an answer; true if it was one to a seed.
   * @param {string} id
   * @param {boolean} refused a second commitment is refused: then the first has arrived
   */
  answered(id, refused) {
    const sent = this.#sent.get(id);
    if (!sent) return false;
    this.#sent.delete(id);
    if (sent.step === "commit") {
      this.#committed.add(sent.key);
      keep(`promised-${sent.key}`, "1");
    } else if (refused) {
      this.#committed.delete(sent.key);
      keep(`promised-${sent.key}`, null);
    }
    return true;
  }

  /** @param {import("../wire.js").TableInfo} table */
  #forget({ match, seats }) {
    this.#tries = 0;
    for (const { seat } of seats) {
      keep(`seed-${match}-${seat}`, null);
      keep(`promised-${match}-${seat}`, null);
    }
  }
}
