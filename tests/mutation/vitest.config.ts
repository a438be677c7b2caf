import { defineConfig } from "vitest/config";
import { groups, groupVariable } from "./groups.ts";

const { tests } = groups[process.env[groupVariable] ?? ""]!;

/** The tests of one group, without the other projects of the whole run. */
export default defineConfig({
  test: {
    include: tests,
    globalSetup: ["tests/support/run-folder.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
