import { writeFileSync } from "node:fs";
import type { TestCase, TestModule } from "vitest/node";

type Skip = { type: "skip"; title: string; description: string };

export const skipsFile = "test-results/vitest-skips.json";

/** Vitest's own report leaves out why a test was skipped: this one names each, and keeps it for the summary. */
export default class SkipReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skips = modules.flatMap((module) => [...module.children.allTests("skipped")].map(skipOf));
    for (const { title, description } of skips) console.log(`Skipped: ${title}: ${description}.`);
    writeFileSync(skipsFile, JSON.stringify(skips));
  }
}

function skipOf(test: TestCase): Skip {
  const result = test.result();
  const note = result.state === "skipped" ? result.note : undefined;
  return { type: "skip", title: test.fullName, description: note ?? "nobody says why" };
}
