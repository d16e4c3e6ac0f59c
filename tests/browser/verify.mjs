// Reads a record on standard input and prints the client's own verdict as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { verify } = await import(new URL("verify.js", pathToFileURL(`${process.argv[2]}/`)));
process.stdout.write(JSON.stringify(verify(JSON.parse(readFileSync(0, "utf8")))));
