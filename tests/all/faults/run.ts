/**
 * `node tests/all/faults/run.ts [first [last]]`, in a clean clone: makes the faults of faults.json one at a time, runs
 * what `npm run test:changed` names, and lists the faults that no test noticed.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import type { Fault } from "./choose.ts";

const [first = 1, last = 60] = process.argv.slice(2).map(Number);
const { faults }: { faults: Fault[] } = JSON.parse(
  readFileSync(`${import.meta.dirname}/faults.json`, "utf8"),
);

for (const [index, { file, line, start, before, after }] of faults.entries()) {
  if (index + 1 < first || index + 1 > last) continue;
  const text = readFileSync(file, "utf8");
  if (!text.startsWith(before, start)) throw new Error(`${file} is not what it was.`);
  writeFileSync(file, text.slice(0, start) + after + text.slice(start + before.length));
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync("npm", ["run", "test:changed", "--", file], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  writeFileSync(file, text);
  const seconds = Math.round((performance.now() - started) / 1000);
  const said = `${index + 1} ${status === 0 ? "SURVIVED" : "caught"} in ${seconds} s: ${file}:${line} ${before} → ${after}`;
  console.log(said);
  appendFileSync(
    "test-results/faults.log",
    `\n===== ${said}\n${stdout.slice(-6000)}${stderr.slice(-2000)}`,
  );
}
