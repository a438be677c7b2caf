import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { installEngines } from "./all/engines/install.ts";
import { installChromium } from "./support/chromium.ts";
import { skipsFile } from "./support/skip-reporter.ts";
import { newRunFolder, supervise } from "./support/supervised.ts";
import { installTools } from "./support/tool.ts";

/** Runs every check and every test, then says in one line how many passed and failed. */
const results = "test-results";
const totals = { passed: 0, failed: 0, skipped: 0 };
const reasons = new Set<string>();

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
for (const step of ["check:content", "types", "lint", "build"]) {
  count(await run("npm", ["run", step]));
}
installTools();
await vitest();
if (totals.failed === 0) await browserTests();
const why = reasons.size > 0 ? ` (${[...reasons].join("; ")})` : "";
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped${why}`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function run(command: string, args: string[]): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(" ")}`);
  const supervisor = supervise({ folder: newRunFolder(), command, args });
  return new Promise((resolve) => supervisor.once("exit", (code) => resolve(code === 0)));
}

function count(passed: boolean) {
  if (passed) totals.passed += 1;
  else totals.failed += 1;
}

async function vitest() {
  const file = `${results}/vitest.json`;
  const ended = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    "--reporter=./tests/support/skip-reporter.ts",
  ]);
  readReport(skipsFile);
  const report = readReport(file);
  totals.passed += report?.numPassedTests ?? 0;
  totals.failed += report?.numFailedTests ?? 0;
  totals.skipped += report?.numPendingTests ?? 0;
  // A file that cannot even be loaded fails no test, and must not pass for that.
  if (!report || (!ended && report.numFailedTests === 0)) totals.failed += 1;
}

async function browserTests() {
  installChromium();
  installEngines();
  const ended = await run("playwright", ["test"]);
  const stats = readReport(`${results}/e2e.json`)?.stats;
  totals.passed += stats?.expected ?? 0;
  totals.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  totals.skipped += stats?.skipped ?? 0;
  if (!stats || (!ended && stats.unexpected === 0)) totals.failed += 1;
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, "utf8"), (_, value) => {
      if (value?.type === "skip" && value.description) reasons.add(value.description);
      return value;
    });
  } catch {
    return undefined;
  }
}
