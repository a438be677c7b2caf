import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumOptions } from "./tests/support/chromium.ts";

/** They need the packages of tools/package.json; `npm run test:all` installs them. */
const generators = "tools/{art,bench,places,sky}";
const inBrowser = "**/*.browser.test.tsx";

const generated = path.resolve(".content-collections/generated");
const resolve = { alias: { "content-collections": generated } };

// Pure functions share nothing: one worker can run many files. The time is a busy machine's.
const unit = {
  isolate: false,
  globalSetup: "tests/support/run-folder.ts",
  setupFiles: "tests/support/exit-with-runner.ts",
  testTimeout: 120_000,
};

const withDatabases = {
  globalSetup: ["tests/support/run-folder.ts", "tests/support/postgres.ts"],
  setupFiles: "tests/support/exit-with-runner.ts",
  testTimeout: 180_000,
  hookTimeout: 180_000,
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
          exclude: [
            "**/node_modules/**",
            "build/**",
            "tests/{all,api,built}/**",
            `${generators}/**`,
            inBrowser,
          ],
          ...unit,
        },
      },
      { resolve, test: { name: "tools", include: [`${generators}/**/*.test.ts`], ...unit } },
      {
        resolve: {
          alias: [
            { find: "content-collections", replacement: generated },
            {
              find: /^.*\/article-list\.ts$/,
              replacement: path.resolve("tests/support/component/no-articles.ts"),
            },
          ],
        },
        // All that any component imports: a package found late would be bundled with a React of its own.
        optimizeDeps: {
          entries: ["{app,panel}/**/*.tsx"],
          include: ["vitest-browser-react", "@simplewebauthn/browser"],
        },
        test: {
          name: "component",
          include: [inBrowser],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Else a minute: on a busy machine the part fails without a failed test.
            connectTimeout: 180_000,
            provider: playwright({
              launchOptions: chromiumOptions,
              // What is never there to be pressed fails the test before its own limit does.
              actionTimeout: 20_000,
              contextOptions: { locale: "tr-TR" },
            }),
            instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
          },
          // Else a second, too short for a busy machine.
          expect: { poll: { timeout: 20_000 } },
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
          isolate: false,
          ...withDatabases,
        },
      },
      { resolve, test: { name: "all", include: ["tests/all/**/*.test.ts"], ...withDatabases } },
    ],
  },
});
