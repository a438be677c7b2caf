import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import settings from "../../playwright.config.ts";
import { spawnServer } from "../support/server-process.ts";
import { contactSheet } from "./contact-sheet.ts";
import { panelStates } from "./panel-states.ts";
import { type State, settle, states } from "./states.ts";

/** Writes shots/: every state at every width we design for. Names as arguments choose some of them. */
const sizes = { 320: 640, 390: 844, 800: 1000, 1280: 900, 1600: 1000 };
const widths = Object.keys(sizes).map(Number);
const folder = "shots";

if (!existsSync("build/client/index.html")) {
  console.error("There is no build to take pictures of: run npm run build first.");
  process.exit(1);
}
const asked = process.argv.slice(2);
const chosen = [...states, ...panelStates].filter(
  ({ name }) => asked.length === 0 || asked.includes(name),
);
const shotsOf = ({ smallOnly }: State) => widths.filter((width) => !smallOnly || width < 768);

// The browser tests' settings name it, and the panel's states open the same database.
const data = process.env.E2E_DATA_DIR!;
const server = spawnServer({ API_ONLY: "false", DATA_DIR: data, LIMIT_BOOKINGS_PER_HOUR: "100" });
const browser = await chromium.launch(settings.use?.launchOptions);
try {
  const baseURL = await server.listening;
  if (!baseURL) throw new Error(`The server did not start: ${server.printed()}`);
  if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const state of chosen) {
    for (const width of shotsOf(state)) await take(state, width, baseURL);
    console.log(state.name);
  }
  const lines = chosen.map((state) => ({ name: state.name, widths: shotsOf(state) }));
  writeFileSync(`${folder}/index.html`, contactSheet(lines));
  console.log(`\n${folder}/index.html shows them all.`);
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await server.exited;
  rmSync(data, { recursive: true, force: true });
}

async function take(
  { name, show, inView, noScript, timezoneId = "Europe/Istanbul" }: State,
  width: number,
  baseURL: string,
) {
  const context = await browser.newContext({
    baseURL,
    locale: "tr-TR",
    timezoneId,
    reducedMotion: "reduce",
    javaScriptEnabled: !noScript,
    // Playwright hides a blinking caret with a style of its own.
    bypassCSP: true,
    viewport: { width, height: sizes[width as keyof typeof sizes] },
  });
  const page = await context.newPage();
  await show(page, baseURL);
  await settle(page);
  const file = `${folder}/${name}-${width}.png`;
  await page.screenshot({ path: file, fullPage: !inView, animations: "disabled" });
  await context.close();
}
