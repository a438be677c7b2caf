import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/site.ts";

/** By selectors: what is pressed, and what is there once it was done. */
type Press = { name: string; button: string; seen: string };

const home: Press[] = [
  {
    name: "Sonraki Evre →",
    button: ".moon-explorer button",
    seen: ".moon-texts article:nth-child(2).fade",
  },
  {
    name: "2. slayta git",
    button: "[aria-label^='2. slayta']",
    seen: "[aria-label^='2. slayta'][aria-current=true]",
  },
  {
    name: "a year of the moon calendar",
    button: "[href='#ay-2027']",
    seen: ".calendar-list:has(> [hidden]) > #ay-2027:not([hidden])",
  },
  { name: "İncele", button: ".notification button", seen: ".notification:not(.fade)" },
  { name: "the theme", button: "[name=theme][value=dark]", seen: "html[style*=dark]" },
  { name: "Randevu durumunu sorgula", button: ".hero .actions button", seen: "dialog[open]" },
];
const blog: Press[] = [
  {
    name: "a year of the retrogrades",
    button: "[href='#retro-2027']",
    seen: ".year-tabs [href='#retro-2027'][aria-current]",
  },
  home[4]!,
];
/** One after the other. */
const booking: Press[] = [
  { name: "Randevu Al", button: ".booking-panel button", seen: "dialog[open]" },
  {
    name: "a day",
    button: "dialog [role=gridcell] button:enabled",
    seen: "dialog .dialog-actions > button:enabled",
  },
  {
    name: "İlerle",
    button: "dialog .dialog-actions > button:enabled",
    seen: "dialog [type=radio]",
  },
];
/** 26 × 6 + 10 × 2 + 8 × 3 = 200 presses. */
const visits = [
  ...Array<Visit>(26).fill({ path: "/", presses: home }),
  ...Array<Visit>(10).fill({ path: "/blog", presses: blog }),
  ...Array<Visit>(8).fill({ path: "/consultation#mini-ongoru", presses: booking }),
];
type Visit = { path: string; presses: Press[] };

/** Milliseconds after the first paint. */
const latest = 3000;

test.use({ hasOwnClock: false });
const times = new Map<string, number[]>();
const random = randomFrom(20261119);

for (const [index, { path, presses }] of visits.entries()) {
  const moments = presses.map(() => Math.round(latest * random()));
  // A dialog lies over all other buttons: it comes last. The steps of the booking follow each other.
  if (path !== "/blog") moments.sort((one, other) => one - other);
  test(`On a slow phone nothing pressed early is lost: visit ${index + 1}, ${path}, after ${moments.join(", ")} ms`, async ({
    page,
    service,
  }) => {
    // The page goes by the browser's clock.
    service.clock.now = new Date();
    await slowDown(page);
    await page.addInitScript(pressAtMoments, { presses, moments });
    await page.goto(path, { waitUntil: "commit" });
    const pressed = () => page.evaluate(() => (window as unknown as { pressed: object }).pressed);
    await expect.poll(async () => Object.keys(await pressed())).toHaveLength(presses.length);
    for (const [name, ms] of Object.entries(await pressed()))
      times.set(name, [...(times.get(name) ?? []), ms]);
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

/** As Lighthouse's phone: slow 4G, and a quarter of the processor. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/**
 * Runs in the page: presses each button at its moment, or as soon as it can be seen, and notes the milliseconds until the
 * press had its effect.
 */
async function pressAtMoments({ presses, moments }: { presses: Press[]; moments: number[] }) {
  const pressed: Record<string, number> = {};
  Object.assign(window, { pressed });
  const until = <T>(find: () => T | null | false | undefined) =>
    new Promise<T>((done) => {
      const look = () => {
        const found = find();
        if (found) done(found);
        else setTimeout(look, 5);
      };
      look();
    });
  const paint = await until(() => performance.getEntriesByType("paint")[0]);
  await Promise.all(
    presses.map(async ({ name, button, seen }, index) => {
      const element = await until(() => {
        if (performance.now() < paint.startTime + moments[index]!) return false;
        const found = document.querySelector<HTMLElement>(button);
        return found?.checkVisibility({ visibilityProperty: true }) && found;
      });
      const begun = performance.now();
      element.click();
      await until(() => document.querySelector(seen));
      pressed[name] = performance.now() - begun;
    }),
  );
}

/** Evenly spread numbers from 0 to 1, the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
