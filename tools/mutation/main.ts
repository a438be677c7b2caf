/**
 * `npm --prefix tools run mutate [-- booking server/accounts/links.ts:5-9]`: breaks the rules in these folders or files one by one and
 * counts which breaks no test notices.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { reachedBy } from "../../tests/changed/reached.ts";
import runFolder from "../../tests/support/run-folder.ts";
import { testsVariable } from "./vitest.config.ts";

const folders = ["booking", "contract", "tools/sky", "server/appointments", "server/accounts"];

const sources = globSync(
  "{app,booking,contract,panel,server,tests,tools/{lint,sky}}/**/*.{ts,tsx}",
);
const files = Object.fromEntries(sources.map((file) => [file, readFileSync(file, "utf8")]));
const given = process.argv.slice(2);

const removeRunFolder = runFolder();
try {
  for (const part of given.length > 0 ? given : folders) await measure(part);
} finally {
  await removeRunFolder();
}

async function measure(part: string) {
  const mutate = filesOf(part);
  const isServed = part.startsWith("server/");
  // A rule is proven beside it; the server's decisions over HTTP too.
  const noticing = reachedBy(
    mutate.map((file) => file.replace(/:.*/, "")),
    files,
  ).vitest.filter(
    (file) => file.startsWith(part.split("/")[0]!) || (isServed && file.startsWith("tests/api/")),
  );
  // Not Stryker's own `testFiles`: with it, broken constants pass unnoticed.
  process.env[testsVariable] = noticing.join(" ");
  process.env.ENGINES_TEST = "sqlite";
  const least = isServed ? 85 : 95;
  const isTerminal = process.stdout.isTTY;
  const stryker = new Stryker({
    mutate,
    testRunner: "vitest",
    vitest: { configFile: "tools/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    reporters: [isTerminal ? "progress" : "progress-append-only", "clear-text"],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: isTerminal },
    allowConsoleColors: isTerminal,
    thresholds: { high: 100, low: least, break: least },
    concurrency: 2,
    // All tests over HTTP run once, to learn which of them reach what is broken.
    dryRunTimeoutMinutes: 30,
    // A mutant that runs too long counts as noticed: generous, so that a busy machine is not taken for an endless loop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    // Outside the tree, so that no other runner finds its copies of the tests.
    tempDirName: join(tmpdir(), "stryker"),
    cleanTempDir: "always",
    ignorePatterns: ["/build", "/public", "/shots", "/test-results"],
    // TypeScript 7 has no API for tools, and Stryker fails where it finds a configuration to rewrite.
    tsconfigFile: "none",
  });
  await stryker.runMutationTest();
}

function filesOf(part: string): string[] {
  if (!statSync(part, { throwIfNoEntry: false })?.isDirectory()) return [part];
  return globSync(`${part}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"));
}
