/**
 * What this device remembers and the whole page shares: the room, sound, who plays here, short notes at the foot.
 */
import { effect, signal } from "../vendor/vendor.js";
import { get, put } from "./api.js";
import { lang, speak } from "./texts.js";

/** @param {string} key */
export function kept(key) {
  try {
    return localStorage.getItem(`pillarbox-${key}`);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string | null} value */
export function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(`pillarbox-${key}`);
    else localStorage.setItem(`pillarbox-${key}`, value);
  } catch {
    // a browser that keeps nothing asks again next time
  }
}

/** The room: morning (light) or evening (dark). @type {import("../vendor/vendor.js").Signal<"light" | "dark">} */
export const room = signal(document.documentElement.classList.contains("dark") ? "dark" : "light");

effect(() => {
  document.documentElement.classList.toggle("dark", room.value === "dark");
});

/** Goes over to the other room and remembers it. */
export function changeRoom() {
  room.value = room.value === "dark" ? "light" : "dark";
  keep("room", room.value);
}

/** Sound: off until somebody asks for it. */
export const sound = signal(kept("sound") === "on");

export function changeSound() {
  sound.value = !sound.value;
  keep("sound", sound.value ? "on" : null);
}

/** How the coach stands on this device. @type {import("../vendor/vendor.js").Signal<"off" | "on" | "warn">} */
export const tutor = signal(/** @type {any} */ (kept("tutor")) ?? "off");

/** @param {"off" | "on" | "warn"} how */
export function setTutor(how) {
  tutor.value = how;
  keep("tutor", how);
}

/** False where the system or the player asks for stillness. */
export const motion = signal(!matchMedia("(prefers-reduced-motion: reduce)").matches);
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
  motion.value = !event.matches;
});

/**
 * @typedef {object} Me
 * @property {string} name
 * @property {string} lang
 * @property {any[]} tables
 * @property {any} stats
 */

/** Who plays on this device, as the server knows it; null until it has answered. @type {import("../vendor/vendor.js").Signal<Me | null>} */
export const me = signal(null);

export async function loadMe() {
  me.value = await get("/api/me");
}

/** @param {string} name */
export async function rename(name) {
  await put("/api/me", { name, lang: lang.value, room: room.value });
  if (me.value) me.value = { ...me.value, name };
}

/** @param {string} tag */
export async function changeLanguage(tag) {
  await speak(tag);
  if (!me.value) return;
  // The answer tells the tables in the new language.
  await put("/api/me", { name: me.value.name, lang: tag, room: room.value }).then((answer) => (me.value = answer), () => {});
}

/** Short notes at the foot of the page, each gone after some seconds. @type {import("../vendor/vendor.js").Signal<{id: number, text: string}[]>} */
export const notes = signal([]);
let noted = 0;

/** @param {string} text */
export function note(text) {
  const id = ++noted;
  notes.value = [...notes.value.filter((one) => one.text !== text), { id, text }].slice(-3);
  setTimeout(() => {
    notes.value = notes.value.filter((one) => one.id !== id);
  }, 5000);
}
