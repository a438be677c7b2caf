import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./tests/support/chromium.ts";

// Beside the dependencies, where a later run finds it, instead of in the run's own temporary folder.
process.env.PWTEST_CACHE_DIR ??= "node_modules/.cache/playwright";

/**
 * The built site behind the real server, in a real browser. Every test has a server, a database and a
 * clock of its own (tests/e2e/site.ts), and runs once, at 1280 px; where the width matters its tags
 * name the others: "@390" for a phone, "@800" for a tablet.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // The committed pictures; `playwright test look --update-snapshots` takes them anew.
  snapshotPathTemplate: "{testDir}/{testFileDir}/look/{arg}{ext}",
  globalSetup: "./tests/support/run-folder.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For a machine that is busy with other things. Timers of the page go on, though: what is meant to happen
  // before one ends has its clock stopped (tests/e2e/panel/stopped-clock.ts).
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    // A worker would answer what tests count, or answer themselves; offline.spec.ts is about it.
    serviceWorkers: "block",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    launchOptions: chromiumOptions,
  },
  projects: [
    { name: "1280", use: { viewport: { width: 1280, height: 900 } } },
    { name: "800", grep: /@800/, use: { viewport: { width: 800, height: 1000 } } },
    { name: "390", grep: /@390/, use: { viewport: { width: 390, height: 844 } } },
    // The other engines, by their own protocols (tests/engines/flow.ts).
    { name: "firefox", testDir: "tests/engines" },
    { name: "webkit", testDir: "tests/engines" },
  ],
});
