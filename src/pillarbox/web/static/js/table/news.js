/** Tells what is new to whoever is not looking: sounds, the badge on the tab, a notification if one was asked for. */
import { signal } from "../../vendor/vendor.js";
import { badge } from "../page.js";
import { play } from "../sound.js";
import { keep, kept, note } from "../store.js";
import { t } from "../texts.js";

/** True where this device may be notified, or never can be. */
export const allowed = signal(!("Notification" in window) || (Notification.permission === "granted" && kept("notify") === "on"));

export async function askToNotify() {
  if (!("Notification" in window)) return;
  const answer = await Notification.requestPermission();
  if (answer === "granted") {
    keep("notify", "on");
    allowed.value = true;
    note(t("news-notify-on"));
  } else note(t("news-notify-off"));
}

let owed = "";

/**
 * Called with the events that led to a view.
 * @param {import("../wire.js").Item[]} items
 * @param {import("../wire.js").View} view
 */
export function tell(items, view) {
  const kinds = new Set(items.map((item) => item.kind));
  for (const kind of ["ended", "thrown", "acted", "undone", "drawn"]) {
    if (kinds.has(kind)) {
      play(kind);
      break;
    }
  }
  const owes = view.mine.length ? `${view.table.match}/${view.node}` : "";
  const mine = Boolean(owes) && owes !== owed && view.table.phase === "playing";
  owed = owes;
  const hidden = document.visibilityState === "hidden" || !document.hasFocus();
  if (!owes) badge(false);
  if (!mine || !hidden) return;
  badge(true);
  play("turn");
  if ("Notification" in window && Notification.permission === "granted" && kept("notify") === "on") {
    const name = view.table.title || view.table.ruleset_title;
    const sent = new Notification(t("news-your-turn"), { body: name, tag: `pillarbox-${view.table.code}`, icon: "/static/icons/icon-192.png" });
    sent.onclick = () => {
      window.focus();
      sent.close();
    };
  }
}
