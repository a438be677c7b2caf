/** `npm --prefix tools run images`: writes the current digests of the images of others into the Dockerfile. */
import { readFileSync, writeFileSync } from "node:fs";
import { pinned } from "./digests.ts";

const before = readFileSync("Dockerfile", "utf8");
const after = await pinned(before);
writeFileSync("Dockerfile", after);
console.log(after === before ? "Nothing is newer." : "The Dockerfile names other digests now.");
