import { defineConfig, type Project } from "@playwright/test";
import { chromiumOptions } from "./tests/support/chromium.ts";

// Beside the dependencies, where a later run finds it, instead of in the run's own temporary folder.
process.env.PWTEST_CACHE_DIR ??= "node_modules/.cache/playwright";

const desk = { viewport: { width: 1280, height: 900 } };
const tablet = { viewport: { width: 800, height: 1000 } };
const phone = { viewport: { width: 390, height: 844 } };

/**
 * The built site behind the real server, in a real browser. Every test has a server, a database and a
 * clock of its own (tests/support/browser/site.ts). `npm test` runs the project "main", at 1280 px. The
 * others are for `npm run test:all`; tests with the tag "@390" or "@800" run again at that width.
 */
const projects: Project[] = [
  {
    name: "main",
    testMatch: "{site,panel}/**",
    // What moves is drawn again and again: a tenth of the time. Tests about motion ask for it.
    use: { ...desk, contextOptions: { reducedMotion: "reduce" } },
  },
  { name: "all", testMatch: "all/{site,panel}/**", use: desk },
  { name: "800", testMatch: "{,all/}{site,panel}/**", grep: /@800/, use: tablet },
  { name: "390", testMatch: "{,all/}{site,panel}/**", grep: /@390/, use: phone },
  // The other engines, by their own protocols (tests/all/engines/flow.ts).
  { name: "firefox", testMatch: "all/engines/**" },
  { name: "webkit", testMatch: "all/engines/**" },
];

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/browser",
  // The committed pictures; `playwright test screenshots --update-snapshots` takes them anew.
  snapshotPathTemplate: "{testDir}/{testFileDir}/screenshots/{arg}{ext}",
  globalSetup: "./tests/support/run-folder.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // For a machine that is busy with other things. What is meant to happen before a timer of the page ends is
  // tested as a component, whose timers the test moves on.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    // A worker would answer what tests count, or answer themselves; offline.spec.ts is about it.
    serviceWorkers: "block",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    launchOptions: chromiumOptions,
  },
  projects: projects.map((project) => ({
    ...project,
    testMatch: `**/tests/${project.testMatch}.spec.ts`,
  })),
});
