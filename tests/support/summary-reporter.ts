import { writeFileSync } from "node:fs";
import type { SerializedError, TestCase, TestModule } from "vitest/node";

export type VitestSummary = { skips: Skip[]; errors: string[] };
type Skip = { title: string; description: string };

export const summaryFile = "test-results/vitest-summary.json";

/** What Vitest's own report leaves out: why a test was skipped, and errors that belong to no test. */
export default class SummaryReporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const skips = modules.flatMap((module) => [...module.children.allTests("skipped")].map(skipOf));
    for (const { title, description } of skips) console.log(`Skipped: ${title}: ${description}.`);
    const summary: VitestSummary = {
      skips,
      errors: errors.map(({ stack, message }) => stack ?? message),
    };
    writeFileSync(summaryFile, JSON.stringify(summary));
  }
}

function skipOf(test: TestCase): Skip {
  const result = test.result();
  const note = result.state === "skipped" ? result.note : undefined;
  return { title: test.fullName, description: note ?? "nobody says why" };
}
