/** `npm run mutate`: breaks the rules one by one and counts which breaks no test notices. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import runFolder from "../../support/run-folder.ts";
import { type Group, groups, testsVariable } from "./groups.ts";

/** Names of groups choose some; after the name of one, files of it (`x.ts`, or lines `x.ts:5-9`), and other tests than those that are to notice. */
const asked = process.argv.slice(2);
const testFiles = asked.filter((name) => name.endsWith(".test.ts"));
const files = asked.filter((name) => name.includes("/") && !testFiles.includes(name));
const chosen = Object.entries(groups).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
if (chosen.length === 0) throw new Error(`The groups are: ${Object.keys(groups).join(", ")}`);

const removeRunFolder = runFolder();
try {
  for (const [, group] of chosen) await measure(group);
} finally {
  await removeRunFolder();
}

async function measure({ mutate, least, testsOf }: Group) {
  const broken = files.length > 0 ? files : mutate;
  const noticing = broken.flatMap((file) => testsOf(file.replace(/:.*/, "")));
  // Not Stryker's own `testFiles`: with it, broken constants pass unnoticed.
  process.env[testsVariable] = [...new Set(testFiles.length > 0 ? testFiles : noticing)].join(" ");
  process.env.ENGINES_TEST = "sqlite";
  const isTerminal = process.stdout.isTTY;
  const stryker = new Stryker({
    mutate: broken,
    testRunner: "vitest",
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    reporters: [isTerminal ? "progress" : "progress-append-only", "clear-text"],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: isTerminal },
    allowConsoleColors: isTerminal,
    thresholds: { high: 100, low: least, break: least },
    concurrency: 2,
    // A mutant that runs too long counts as noticed: generous, so that a busy machine is not taken for an endless loop.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    // Outside the tree: its copies of the tests are nobody else's to run.
    tempDirName: join(tmpdir(), "stryker"),
    cleanTempDir: "always",
    ignorePatterns: ["/art", "/build", "/public", "/shots", "/test-results"],
    // TypeScript 7 has no API for tools, and Stryker fails where it finds a configuration to rewrite.
    tsconfigFile: "none",
  });
  await stryker.runMutationTest();
}
