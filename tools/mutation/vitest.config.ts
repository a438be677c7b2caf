import { defineConfig } from "vitest/config";

/** The test files of a run, as Stryker's processes find them in their environment. */
export const testsVariable = "MUTATION_TESTS";

export default defineConfig({
  test: {
    include: process.env[testsVariable]?.split(" "),
    globalSetup: ["tests/support/run-folder.ts", "tests/support/postgres.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
