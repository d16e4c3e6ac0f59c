/** Bots of graded strength: which there are for a ruleset, easiest first, and a choice among them. */
import { html, t, useEffect, useState } from "../draw.js";
import { get } from "../api.js";

/** What was answered, by ruleset. @type {Map<string, string[]>} */
const known = new Map();

/** The policies of a ruleset's game, the easiest first; none until the server has answered. @param {string} ruleset */
export function useBots(ruleset) {
  const [bots, setBots] = useState(known.get(ruleset) ?? []);
  useEffect(() => {
    if (known.has(ruleset) || !ruleset) return;
    get("/api/rulesets").then(
      (all) => {
        for (const one of all) known.set(one.id, one.bots);
        setBots(known.get(ruleset) ?? all[0]?.bots ?? []);
      },
      () => {},
    );
  }, [ruleset]);
  return bots;
}

/** Neither the easiest nor the hardest. @param {string[]} bots */
export const middling = (bots) => bots[Math.ceil((bots.length - 1) / 2)] ?? "";

/**
 * @param {{bots: string[], value: string, set: (policy: string) => void, label: string}} props
 */
export function Strength({ bots, value, set, label }) {
  return html`<select class="grow" aria-label=${label} value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${bots.map((policy, i) => html`<option key=${policy} value=${policy} title=${policy} selected=${policy === value}>${t("new-strength", { step: i + 1, of: bots.length })}</option>`)}
  </select>`;
}
