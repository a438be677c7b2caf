import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import settings from "../../playwright.config.ts";
import { readSiteFiles } from "../../server/http/site-files.ts";
import { startApp } from "../../tests/support/app.ts";
import { calendarStates } from "../../tests/support/browser/calendar-states.ts";
import { panelStates } from "../../tests/support/browser/panel-states.ts";
import { growToPage, type State, settle, states } from "../../tests/support/browser/states.ts";
import { visitorAppointmentStates } from "../../tests/support/browser/visitor-appointment-states.ts";
import runFolder from "../../tests/support/run-folder.ts";
import { newRunFolder } from "../../tests/support/supervised.ts";
import { contactSheet } from "./contact-sheet.ts";

/**
 * Writes shots/: every state at every width we design for. Names as arguments choose some of them; "--night" takes them
 * dark, into shots/night/.
 */
const sizes = { 320: 640, 390: 844, 800: 1000, 1280: 900, 1600: 1000, 2560: 1300 };
const widths = Object.keys(sizes).map(Number);
const isNight = process.argv.includes("--night");
const folder = isNight ? "shots/night" : "shots";

if (!existsSync("build/client/index.html")) {
  console.error("There is no build to take pictures of: run npm run build first.");
  process.exit(1);
}
const asked = process.argv.slice(2).filter((name) => name !== "--night");
const chosen = [...states, ...calendarStates, ...visitorAppointmentStates, ...panelStates].filter(
  ({ name }) => asked.length === 0 || asked.includes(name),
);
const shotsOf = ({ smallOnly }: State) => widths.filter((width) => !smallOnly || width < 768);

const removeRunFolder = runFolder();
const data = newRunFolder();
const service = await startApp({ DATA_DIR: data }, { siteFiles: readSiteFiles("build/client") });
const browser = await chromium.launch(settings.use?.launchOptions);
try {
  if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const state of chosen) {
    for (const width of shotsOf(state)) {
      console.log(`${state.name}-${width}`);
      await take(state, width);
    }
  }
  const lines = chosen.map((state) => ({ name: state.name, widths: shotsOf(state) }));
  writeFileSync(`${folder}/index.html`, contactSheet(lines));
  console.log(`\n${folder}/index.html shows them all.`);
} finally {
  await browser.close();
  await service.close();
  await removeRunFolder();
}

async function take(
  { name, show, inView, noScript, timezoneId = "Europe/Istanbul" }: State,
  width: number,
) {
  const context = await browser.newContext({
    baseURL: service.url,
    locale: "tr-TR",
    timezoneId,
    reducedMotion: "reduce",
    colorScheme: isNight ? "dark" : "light",
    javaScriptEnabled: !noScript,
    // Playwright hides a blinking caret with a style of its own.
    bypassCSP: true,
    viewport: { width, height: sizes[width as keyof typeof sizes] },
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(service.clock.now);
  await show(page, service);
  await settle(page);
  if (!inView) await growToPage(page, width);
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, animations: "disabled" });
  await context.close();
}
