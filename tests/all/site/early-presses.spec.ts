import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/site.ts";

/** Each press has a test of its own moment. */
const count = Number(process.env.PRESSES ?? 12);
/** Milliseconds after the first paint. */
const latest = 3000;

type Press = { name: string; path: string; press: (page: Page) => Promise<void>; seen: string };
const button = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

/** What is pressed, and what is there once it was done. */
const presses: Press[] = [
  {
    name: "Randevu durumunu sorgula",
    path: "/",
    press: button("Randevu durumunu sorgula"),
    seen: "dialog[open]",
  },
  {
    name: "Sonraki Evre →",
    path: "/",
    press: button("Sonraki Evre →"),
    seen: ".moon-texts article:nth-child(2).fade",
  },
  {
    name: "2. slayta git",
    path: "/",
    press: button("2. slayta git"),
    seen: ".slider-controls [aria-label^='2.'][aria-current=true]",
  },
  {
    name: "the calendar's year",
    path: "/",
    press: (page) => page.getByRole("link", { name: "2027", exact: true }).click(),
    seen: ".calendar-list:has(> ul[hidden]) > #ay-2027:not([hidden])",
  },
  {
    name: "the theme",
    path: "/",
    press: (page) => page.getByRole("radio", { name: "Koyu" }).click(),
    seen: "html[style*=dark]",
  },
  {
    name: "Randevu Al",
    path: "/consultation#mini-ongoru",
    press: button("Randevu Al"),
    seen: "dialog[open]",
  },
];

test.use({ hasOwnClock: false });

const times = new Map<string, number[]>();

for (let index = 0; index < count; index += 1) {
  const { name, path, press, seen } = presses[index % presses.length]!;
  const delay = Math.round(latest * fraction(index));
  test(`On a slow phone nothing pressed early is lost: ${name}, ${delay} ms after the first paint`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction((delay) => {
      const [paint] = performance.getEntriesByType("paint");
      return paint && performance.now() > paint.startTime + delay;
    }, delay);
    const begun = performance.now();
    await press(page);
    await expect(page.locator(seen)).toBeVisible({ timeout: 20_000 });
    times.set(name, [...(times.get(name) ?? []), performance.now() - begun]);
  });
}

test.afterAll(() => {
  for (const [name, all] of times) {
    const sorted = all.toSorted((one, other) => one - other).map(Math.round);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(
      `${name}: ${sorted.length} presses, median ${median} ms, longest ${sorted.at(-1)} ms`,
    );
  }
});

/** Between 0 and 1, spread evenly, the same in each run. */
function fraction(index: number): number {
  return (index * 0.618034) % 1;
}
