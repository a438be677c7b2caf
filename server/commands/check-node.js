// Plain JavaScript on purpose: a Node too old to run TypeScript must still be able to say so.
import { readFileSync } from "node:fs";

const file = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
const needed = JSON.parse(file).engines.node.replace(">=", "");
const [major, minor] = process.versions.node.split(".").map(Number);
const [neededMajor, neededMinor] = needed.split(".").map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `This server needs Node ${needed} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
