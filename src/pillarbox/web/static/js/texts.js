/**
 * The words of the page: one Fluent catalogue per language, fetched from the server. Must never hold a sentence of its
 * own; what a rule says comes from the server as finished text.
 */
import { FluentBundle, FluentResource, computed, signal } from "../vendor/vendor.js";

/** The languages there are, each by its own name. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", pl: "Polski", nl: "Nederlands" };

const KEPT = "pillarbox-lang";

/** The language of the page. */
export const lang = signal(first());

/** @type {import("../vendor/vendor.js").Signal<FluentBundle | null>} */
const bundle = signal(null);

/** True once the catalogue of the language is there. */
export const ready = computed(() => bundle.value !== null);

/** The language kept on this device, else the browser's first that there is, else English. */
function first() {
  const wished = [kept(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((tag) => tag in LANGUAGES) ?? "en";
}

function kept() {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

/**
 * Loads a language and makes it the page's.
 * @param {string} tag
 */
export async function speak(tag) {
  const answer = await fetch(`/texts/${tag}.ftl`);
  if (!answer.ok) throw new Error(`no texts in ${tag}`);
  const next = new FluentBundle(tag, { useIsolating: false });
  next.addResource(new FluentResource(await answer.text()));
  bundle.value = next;
  lang.value = tag;
  document.documentElement.lang = tag;
  try {
    localStorage.setItem(KEPT, tag);
  } catch {
    // a browser that keeps nothing asks again next time
  }
}

/**
 * The same with a true minus sign before each number below zero.
 * @param {string} text
 */
export const minus = (text) => text.replace(/(^|[\s(])-(?=\d)/g, "$1−");

/**
 * A text of the page, by its id. An unknown id shows itself, so that it is found.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const words = bundle.value;
  const message = words?.getMessage(id);
  return words && message?.value ? minus(words.formatPattern(message.value, args ?? {}, [])) : id;
}

/**
 * A number in the language of the page, with a true minus sign.
 * @param {number} value
 * @param {number} [digits] digits after the point, all of them shown
 */
export function number(value, digits = 0) {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(lang.value, format).format(value).replace("-", "−");
}

/**
 * A day in the language of the page.
 * @param {string | number | Date} when
 */
export function day(when) {
  return new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "long" }).format(new Date(when));
}
