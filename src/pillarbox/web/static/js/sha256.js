/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) on bytes, in plain script: pages that come over plain http on a home network
 * have no WebCrypto, and dice must be checkable there too. Must never be used to keep a secret; it only checks hashes.
 */

/** The round constants: the first 32 bits of the fractions of the cube roots of the first 64 primes. */
const K = new Uint32Array(64);
/** The first hash value: the same of the square roots of the first eight. */
const START = new Uint32Array(8);

for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(n));
  K[found++] = fraction(Math.cbrt(n));
}

/** The first 32 bits after the point. @param {number} x */
function fraction(x) {
  return Math.floor((x - Math.floor(x)) * 2 ** 32);
}

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/**
 * The SHA-256 of some bytes.
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(message) {
  const blocks = (message.length + 9 + 63) >> 6;
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = /** @type {number} */ (w[i - 15]);
      const b = /** @type {number} */ (w[i - 2]);
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = /** @type {number} */ (w[i - 16]) + s0 + /** @type {number} */ (w[i - 7]) + s1;
    }
    compress(state, w);
  }
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  state.forEach((word, i) => words.setUint32(i * 4, word));
  return out;
}

/** The 64 rounds over one block. @param {Uint32Array} state @param {Uint32Array} w */
function compress(state, w) {
  let [a, b, c, d, e, f, g, h] = /** @type {number[]} */ ([...state]);
  for (let i = 0; i < 64; i++) {
    const s1 = turn(/** @type {number} */ (e), 6) ^ turn(/** @type {number} */ (e), 11) ^ turn(/** @type {number} */ (e), 25);
    const choice = (/** @type {number} */ (e) & /** @type {number} */ (f)) ^ (~(/** @type {number} */ (e)) & /** @type {number} */ (g));
    const one = (/** @type {number} */ (h) + s1 + choice + /** @type {number} */ (K[i]) + /** @type {number} */ (w[i])) | 0;
    const s0 = turn(/** @type {number} */ (a), 2) ^ turn(/** @type {number} */ (a), 13) ^ turn(/** @type {number} */ (a), 22);
    const most = (/** @type {number} */ (a) & /** @type {number} */ (b)) ^ (/** @type {number} */ (a) & /** @type {number} */ (c)) ^ (/** @type {number} */ (b) & /** @type {number} */ (c));
    h = g;
    g = f;
    f = e;
    e = (/** @type {number} */ (d) + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + s0 + most) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = /** @type {number} */ (state[i]) + /** @type {number} */ (word);
  });
}

/**
 * HMAC-SHA256.
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function hmac(key, message) {
  const short = key.length > 64 ? sha256(key) : key;
  const inner = new Uint8Array(64).fill(0x36);
  const outer = new Uint8Array(64).fill(0x5c);
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  return sha256(joined(outer, sha256(joined(inner, message))));
}

/** Some bytes after others. @param {...Uint8Array} parts */
export function joined(...parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** A text as UTF-8. @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text in pairs of hex digits */
export function unhex(text) {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error("not hex");
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
