// Reads reviews on standard input, each with a seat and whether it won, and prints what the page says they owe to.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { reason } = await import(new URL("review/figures.js", pathToFileURL(`${process.argv[2]}/`)));
const asked = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(asked.map(([review, seat, won]) => reason(review, seat, won, review.seats.length === 1))));
