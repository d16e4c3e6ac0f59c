/**
 * Plain HTTP with the server: JSON there and back, or a sheet as a Blob. A refusal is an Error whose message is the server's own sentence.
 */
import { signal } from "../vendor/vendor.js";
import { lang, t } from "./texts.js";

/** False as long as the server cannot be reached. */
export const reached = signal(navigator.onLine);

addEventListener("offline", () => {
  reached.value = false;
});

/** What the server refused, in its words. */
export class Refusal extends Error {
  /** @param {string} id @param {string} text @param {number} status */
  constructor(id, text, status) {
    super(text);
    this.id = id;
    this.status = status;
  }
}

/** The question who this browser is, while it is on its way and after it was answered. @type {Promise<any> | null} */
let greeting = null;
let greeted = false;

/** Asks it, once at a time: two first visits at once would be taken for two players. */
function greet() {
  greeting ??= request("GET", ME)
    .then((answer) => {
      greeted = true;
      return answer;
    })
    .finally(() => {
      greeting = null;
    });
  return greeting;
}

const ME = "/api/me";
/** What the server tells anybody, also a browser that it does not know yet. */
const OPEN = "/api/rulesets";

/**
 * Asks the server. A browser that it does not know yet, or no longer, is made known first.
 * @param {string} method
 * @param {string} address
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, address, body) {
  if (method === "GET" && address === ME) return greet();
  if (!greeted && !(method === "GET" && address.startsWith(OPEN))) await greet().catch(() => {});
  try {
    return await request(method, address, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.id !== "server-unknown-device") throw error;
    await greet();
    return request(method, address, body);
  }
}

/**
 * @param {string} method
 * @param {string} address
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function request(method, address, body) {
  /** @type {RequestInit} */
  const how = { method, headers: { accept: "application/json", "accept-language": lang.value } };
  if (body !== undefined) {
    how.body = JSON.stringify(body);
    how.headers = { ...how.headers, "content-type": "application/json" };
  }
  let answer;
  try {
    answer = await fetch(address, how);
  } catch {
    reached.value = false;
    throw new Refusal("offline", t("web-offline"), 0);
  }
  reached.value = true;
  if (answer.ok && answer.headers.get("content-type")?.startsWith("application/pdf")) return answer.blob();
  const text = await answer.text();
  let said = null;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    said = null;
  }
  if (!answer.ok) {
    const fault = said?.error;
    throw new Refusal(fault?.id ?? String(answer.status), fault?.text ?? t("web-failed"), answer.status);
  }
  return said;
}

/** @param {string} address */
export const get = (address) => ask("GET", address);
/** @param {string} address @param {unknown} [body] */
export const post = (address, body = {}) => ask("POST", address, body);
/** @param {string} address @param {unknown} body */
export const put = (address, body) => ask("PUT", address, body);
/** @param {string} address */
export const erase = (address) => ask("DELETE", address);
