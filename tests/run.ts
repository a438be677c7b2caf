import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { installChromium } from "./support/chromium.ts";

/** Runs every check and every test, then says in one line how many passed and failed. */
const results = "test-results";
const totals = { passed: 0, failed: 0, skipped: 0 };

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
for (const step of ["check:content", "types", "lint", "build"]) count(run("npm", ["run", step]));
vitest();
if (totals.failed === 0) browserTests();
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(" ")}`);
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

function count(passed: boolean) {
  if (passed) totals.passed += 1;
  else totals.failed += 1;
}

function vitest() {
  const file = `${results}/vitest.json`;
  const ended = run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  totals.passed += report?.numPassedTests ?? 0;
  totals.failed += report?.numFailedTests ?? 0;
  totals.skipped += report?.numPendingTests ?? 0;
  // A file that cannot even be loaded fails no test, and must not pass for that.
  if (!report || (!ended && report.numFailedTests === 0)) totals.failed += 1;
}

function browserTests() {
  installChromium();
  const ended = run("playwright", ["test"]);
  const stats = readReport(`${results}/e2e.json`)?.stats;
  totals.passed += stats?.expected ?? 0;
  totals.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  totals.skipped += stats?.skipped ?? 0;
  if (!stats || (!ended && stats.unexpected === 0)) totals.failed += 1;
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
