import path from "node:path";
import { defineConfig } from "vitest/config";

const resolve = {
  alias: { "content-collections": path.resolve(".content-collections/generated") },
};

/** React Router's own plugin stays out: it expects to own the dev server. */
export default defineConfig({
  test: {
    // Most of them wait for a process or a database, also on a machine of two cores.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "build/**", "tests/{api,built}/**"],
          // Pure functions share nothing: one worker can run many files. The time is a busy machine's.
          isolate: false,
          globalSetup: "tests/support/run-folder.ts",
          setupFiles: "tests/support/end-with-runner.ts",
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        // What was built last, read as files: `npm test` builds first.
        test: { name: "built", include: ["tests/built/**/*.test.ts"], testTimeout: 180_000 },
      },
      {
        resolve,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/support/run-folder.ts", "tests/support/postgres.ts"],
          setupFiles: "tests/support/end-with-runner.ts",
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
