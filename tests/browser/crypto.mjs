// Compares the client's own SHA-256 and HMAC with WebCrypto, and its dice with published vectors. Prints nothing if all is well.
import assert from "node:assert/strict";
import { webcrypto as web } from "node:crypto";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
const { hex, hmac, sha256, unhex } = await import(new URL("sha256.js", folder));
const fair = await import(new URL("fair.js", folder));

const lengths = [...Array(200).keys(), 1000, 4096, 70_001];
for (const length of lengths) {
  const message = web.getRandomValues(new Uint8Array(Math.min(length, 65_536)));
  assert.equal(hex(sha256(message)), hex(new Uint8Array(await web.subtle.digest("SHA-256", message))), `SHA-256 of ${length} bytes`);
  const bytes = web.getRandomValues(new Uint8Array((length % 150) + 1));
  const key = await web.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  assert.equal(hex(hmac(bytes, message)), hex(new Uint8Array(await web.subtle.sign("HMAC", key, message))), `HMAC of ${length} bytes`);
}
// FIPS 180-4: one block, two blocks, a million letters
const ascii = (text) => new TextEncoder().encode(text);
assert.equal(hex(sha256(ascii("abc"))), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
assert.equal(hex(sha256(ascii("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
assert.equal(hex(sha256(ascii("a".repeat(1_000_000)))), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
// RFC 4231, case 2
assert.equal(hex(hmac(ascii("Jefe"), ascii("what do ya want for nothing?"))), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");

// the vectors of docs/fair-dice.md
const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
assert.equal(hex(fair.commitment(seed)), "e0d43f9615c4e25bc70dbf5705aea8b4425401d173d57757003394d9a5f695d3");
const mixed = fair.mix([unhex("aa".repeat(16)), unhex("bb".repeat(16))]);
assert.equal(hex(mixed), "c5b0da6e0c90046c55103c2b90ca019232e220736455b63e25482145b7465f17");
const dice = { seed, match: "match-0001", mixed };
const thrown = (number, count, sides = 6) =>
  fair
    .draw(dice, "dice", number, Array(count).fill(sides))
    .map((face) => face + 1)
    .join("-");
assert.deepEqual([...Array(8).keys()].map((n) => thrown(n, 2)), ["1-1", "3-5", "3-4", "4-4", "1-6", "4-3", "6-6", "3-2"]);
assert.deepEqual([...Array(8).keys()].map((n) => thrown(n, 1, 20)), ["1", "15", "5", "10", "7", "4", "2", "5"]);
assert.deepEqual([...Array(3).keys()].map((n) => thrown(n, 4)), ["1-1-4-3", "3-5-4-3", "3-4-3-6"]);
assert.equal(fair.shuffle(dice, 18).join(" "), "3 10 2 9 5 11 15 13 14 17 16 12 4 1 8 0 7 6");
assert.equal(
  fair.shuffle(dice, 36).join(" "),
  "15 0 31 14 22 27 13 28 34 30 6 12 35 23 10 19 11 2 32 9 25 8 4 29 1 21 17 26 18 33 7 5 20 16 3 24",
);
