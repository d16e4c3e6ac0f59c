/**
 * The dice of a match, computed again from what was published: the same steps, byte by byte, as the server's. Works
 * without a network and without WebCrypto. Must never ask the server whether the server was honest.
 */
import { hmac, joined, sha256, utf8 } from "./sha256.js";

/** L(x): the length in four bytes, then x. @param {Uint8Array} part */
export function framed(part) {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, part.length);
  return joined(length, part);
}

/** @param {...(Uint8Array | string)} parts */
const list = (...parts) => joined(...parts.map((part) => framed(typeof part === "string" ? utf8(part) : part)));

/** @param {number} n @param {number} size in bytes */
function big(n, size) {
  const out = new Uint8Array(size);
  new DataView(out.buffer).setUint32(size - 4, n);
  return out;
}

/** What is published of a server seed before anybody plays. @param {Uint8Array} seed */
export const commitment = (seed) => sha256(list("dice-commit/v1", seed));

/** What a player publishes of a seed before any is opened. @param {number} seat @param {Uint8Array} seed */
export const playerCommitment = (seat, seed) => sha256(list("player-commit/v1", String(seat), seed));

/** All seats' seeds in seat order, as one value. @param {Uint8Array[]} seeds */
export const mix = (seeds) => sha256(list("dice/v1", ...seeds.flatMap((seed, seat) => [String(seat), seed])));

/** The domain of each source of chance. @type {Record<string, string>} */
const SOURCES = { dice: "dice/v1", start: "start/v1", solo: "solo/v1", deck: "deck/v1" };

/**
 * The bytes of one stream, one after another.
 * @param {Uint8Array} seed @param {string} match @param {Uint8Array} mixed @param {string} source @param {number} number
 */
function* stream(seed, match, mixed, source, number) {
  const head = list(/** @type {string} */ (SOURCES[source]), match, mixed, big(number, 8));
  for (let block = 0; ; block++) yield* hmac(seed, joined(head, big(block, 4)));
}

/** A whole number from 0 to n-1, all equally likely. @param {Iterator<number>} bytes @param {number} n */
function uniform(bytes, n) {
  const fits = 256 - (256 % n);
  for (;;) {
    const byte = bytes.next().value;
    if (byte < fits) return byte % n;
  }
}

/**
 * A draw: for each n asked a number from 0 to n-1.
 * @param {{seed: Uint8Array, match: string, mixed: Uint8Array}} dice
 * @param {string} source @param {number} number @param {number[]} asks
 */
export function draw({ seed, match, mixed }, source, number, asks) {
  const bytes = stream(seed, match, mixed, source, number);
  return asks.map((n) => uniform(bytes, n));
}

/**
 * The order of a deck.
 * @param {{seed: Uint8Array, match: string, mixed: Uint8Array}} dice
 * @param {number} size
 */
export function shuffle({ seed, match, mixed }, size) {
  const bytes = stream(seed, match, mixed, "deck", 0);
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = uniform(bytes, i + 1);
    [order[i], order[j]] = [/** @type {number} */ (order[j]), /** @type {number} */ (order[i])];
  }
  return order;
}
