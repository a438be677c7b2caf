import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { istanbulClock } from "./booking/istanbul-time.ts";
import { findChromium } from "./tests/support/chromium.ts";

const port = Number(process.env.E2E_PORT ?? 3210);
// In the environment, since the tests' own processes open the same database.
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `akademi-e2e-${process.pid}`);
// One for the whole run: over midnight the tests' own days would become each other's.
process.env.E2E_TODAY ??= istanbulClock(new Date()).day;

/** The built site behind the real server, in a real browser, at the three widths we promise. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // The committed pictures; `playwright test look --update-snapshots` takes them anew.
  snapshotPathTemplate: "{testDir}/{testFileDir}/look/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // What does not depend on the width is in once/, and runs at one. The panel has a narrow and a wide face.
    { name: "390", use: { viewport: { width: 390, height: 844 } }, testIgnore: "**/once/**" },
    {
      name: "800",
      use: { viewport: { width: 800, height: 1000 } },
      testIgnore: ["**/once/**", "**/panel/**"],
    },
    { name: "1280", use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: "node server/commands/serve.ts",
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: "error",
      LIMIT_BOOKINGS_PER_HOUR: "100000",
      LIMIT_LOOKUPS_PER_MINUTE: "100000",
    },
  },
});
