import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { installEngines } from "./all/engines/install.ts";
import { installChromium } from "./support/chromium.ts";
import { summaryFile, type VitestSummary } from "./support/summary-reporter.ts";
import { newRunFolder, supervise } from "./support/supervised.ts";
import { installTools } from "./support/system-programs.ts";

/**
 * `npm test`; with "check" `npm run check`, the part of it that needs no build; with "all" `npm run test:all`, which
 * runs everything that `npm test` leaves out (`--shard 1/4` a quarter of that). Ends with a line of counts, the time of
 * each part and the ten slowest files.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: "string" } },
});
const [mode = "test"] = positionals;
const shard = values.shard ? ["--shard", values.shard] : [];

const folder = "test-results";
const counts = { passed: 0, failed: 0, skipped: 0 };
const reasons = new Set<string>();
const failures: string[] = [];
const times: string[] = [];
const files = new Map<string, number>();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
if (mode === "all") {
  installChromium();
  installTools();
  installEngines();
  await command("tools", ["npm", "ci", "--prefix", "tools"]);
  await command("types of tools", ["tsc", "-p", "tools"]);
  await command("build", ["npm", "run", "build", "--", "--if-changed"]);
  await vitest("generators", ["tools"]);
  await vitest("processes", ["all"]);
  await vitest("postgres", ["api"], { ENGINES_TEST: "postgres" });
  await playwright("browsers", ["all", "800", "390", "firefox", "webkit"]);
} else {
  if (mode === "test") installChromium();
  await command("texts", ["node", "tools/texts/main.ts"]);
  // A push has to bring the days of the texts that it changes.
  if (!process.env.CI) await command("dates", ["node", "app/content/write-dates.ts"]);
  await command("types of routes", ["react-router", "typegen"]);
  await command("types", ["tsc", "-p", "."]);
  await command("format", ["biome", "check", "--error-on-warnings", "."]);
  await command("imports", ["node", "tools/lint/main.ts"]);
  await vitest("unit", ["unit"]);
  if (mode === "test") {
    await command("build", ["npm", "run", "build"]);
    await vitest("built", ["built"]);
    await vitest("components", ["component"]);
    await vitest("api", ["api"]);
    await playwright("browser", ["main"]);
  }
}
report();

async function command(name: string, [program, ...args]: [string, ...string[]]) {
  const code = await timed(name, program, args);
  if (code === 0) counts.passed += 1;
  else fail(name, code);
}

async function vitest(name: string, projects: string[], env = {}) {
  const outputFile = `${folder}/${name}.json`;
  const code = await timed(
    name,
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...shard,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${outputFile}`,
      "--reporter=./tests/support/summary-reporter.ts",
    ],
    env,
  );
  const { skips = [], errors = [] } = read<VitestSummary>(summaryFile) ?? {};
  for (const { description } of skips) reasons.add(description);
  const report = read<VitestReport>(outputFile);
  addCounts(report?.numPassedTests, report?.numFailedTests, report?.numPendingTests);
  for (const { name, startTime, endTime } of report?.testResults ?? [])
    addTime(name.slice(process.cwd().length + 1), endTime - startTime);
  if (code !== 0 || !report) fail(name, code, report?.numFailedTests, errors);
}

async function playwright(name: string, projects: string[]) {
  const args = ["test", ...projects.flatMap((project) => ["--project", project]), ...shard];
  const code = await timed(name, "playwright", args);
  const report = read<PlaywrightReport>(`${folder}/browser.json`);
  const { expected, unexpected = 0, flaky = 0, skipped } = report?.stats ?? {};
  addCounts(expected, unexpected + flaky, skipped);
  for (const suite of report?.suites ?? []) addSuite(suite);
  if (code !== 0 || !report) fail(name, code, unexpected);
}

/** A part can end badly without a failed test, for example where a file cannot be loaded: that counts as one. */
function fail(name: string, code: unknown, failedTests = 0, errors: string[] = []) {
  if (failedTests === 0) counts.failed += 1;
  failures.push(`${name}, ${failedTests} failed tests, exit code ${code}`, ...errors);
}

function addSuite({ suites = [], specs }: PlaywrightSuite) {
  for (const suite of suites) addSuite(suite);
  for (const { file, tests } of specs)
    for (const { annotations, results } of tests) {
      for (const { type, description } of annotations)
        if (type === "skip") reasons.add(description ?? "nobody says why");
      for (const { duration } of results) addTime(`tests/${file}`, duration);
    }
}

/** Runs it to its end, and answers with its exit code. */
async function timed(name: string, program: string, args: string[], env = {}): Promise<unknown> {
  console.log(`\n> ${program} ${args.join(" ")}`);
  const started = performance.now();
  const supervisor = supervise({ folder: newRunFolder(), command: program, args, env });
  const code = await new Promise((resolve) => supervisor.once("exit", resolve));
  times.push(`${name} ${seconds(performance.now() - started)}`);
  return code;
}

function addCounts(passed = 0, failed = 0, skipped = 0) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}

function addTime(file: string, milliseconds: number) {
  files.set(file, (files.get(file) ?? 0) + milliseconds);
}

function report() {
  const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, 10);
  const why = reasons.size > 0 ? ` (${[...reasons].join("; ")})` : "";
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  console.log(`\nTimes: ${times.join(", ")}; in all ${seconds(performance.now())}`);
  console.log(`Slowest: ${slowest.map(([file, time]) => `${file} ${seconds(time)}`).join(", ")}`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped${why}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`;
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    tests: {
      annotations: { type: string; description?: string }[];
      results: { duration: number }[];
    }[];
  }[];
};
