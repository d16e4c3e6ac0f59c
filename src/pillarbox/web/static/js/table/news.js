/** Tells what is new to whoever is not looking: sounds, the badge on the tab, a notification if one was asked for. */
import { signal } from "../../vendor/vendor.js";
import { badge } from "../page.js";
import { play } from "../sound.js";
import { keep, kept, note } from "../store.js";
import { t } from "../texts.js";

/** Whether this browser knows notifications at all. */
export const notifies = "Notification" in window;

/** Whether this device asked for them, and may have them. */
export const notified = signal(notifies && Notification.permission === "granted" && kept("notify") === "on");

/** Asks for notifications, or wants no more of them. */
export async function changeNotified() {
  if (notified.value) {
    keep("notify", null);
    notified.value = false;
    note(t("news-notify-no-more"));
    return;
  }
  notified.value = (await Notification.requestPermission()) === "granted";
  if (notified.value) keep("notify", "on");
  note(t(notified.value ? "news-notify-on" : "news-notify-off"));
}

/** Whether nobody looks at this tab. */
const away = () => document.visibilityState === "hidden" || !document.hasFocus();

/** What the tab shows by itself: whether somebody waits for a player who is not looking. @param {import("../wire.js").View | null} view */
export function mark(view) {
  const waits = Boolean(view?.mine.length) && view?.table.phase === "playing" && away();
  badge(waits);
  if (!waits) sent?.close();
}

let owed = "";
/** The notification that may still be on the screen. @type {Notification | null} */
let sent = null;

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
  const owes = view.mine.length && view.table.phase === "playing" ? `${view.table.match}/${view.node}` : "";
  const mine = Boolean(owes) && owes !== owed;
  owed = owes;
  mark(view);
  if (!mine || !away()) return;
  play("turn");
  if (notified.value) notify(view);
}

/** @param {import("../wire.js").View} view */
function notify(view) {
  const how = {
    body: view.table.title || view.table.ruleset_title,
    tag: `pillarbox-${view.table.code}`,
    icon: "/static/icons/icon-192.png",
    data: location.href,
  };
  try {
    const shown = (sent = new Notification(t("news-your-turn"), how));
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // A phone's browser lets only the service worker show one.
    navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("news-your-turn"), how)).catch(() => {});
  }
}
