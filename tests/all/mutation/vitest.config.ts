import { defineConfig } from "vitest/config";
import { testsVariable } from "./groups.ts";

/** The tests of one group, without the other projects of the whole run. */
export default defineConfig({
  test: {
    include: process.env[testsVariable]?.split(" "),
    globalSetup: ["tests/support/run-folder.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
