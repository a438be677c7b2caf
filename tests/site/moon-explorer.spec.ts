import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, open, test } from "../support/browser/site.ts";
import { openAt } from "./home-page.ts";

/** What the names say: how much of the disc is lit, and on which side. */
const phases = [
  ["Yeni Ay", 0, "right"],
  ["Büyüyen Hilal", 0.15, "right"],
  ["İlk Dördün", 0.5, "right"],
  ["Büyüyen Şişkin Ay", 0.85, "right"],
  ["Dolunay", 1, "right"],
  ["Küçülen Şişkin Ay", 0.85, "left"],
  ["Son Dördün", 0.5, "left"],
  ["Balzamik Ay", 0.15, "left"],
] as const;

const explorer = (page: Page) => page.getByRole("region", { name: "Ay’ın Evreleri" });
const phaseName = (page: Page) => explorer(page).getByRole("heading", { level: 3 });
const button = (page: Page) => explorer(page).getByRole("button", { name: "Sonraki Evre →" });
const dial = (page: Page) => page.locator(".moon-dial");

/** The picture as it is on the screen, a value from 0 to 255 for each of its points. */
async function pixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const shot = sharp(await page.screenshot({ clip })).greyscale();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Which part of a disc that fills a square is as bright or dark as a phase says; its soft borders do not count. */
async function agreeing(
  page: Page,
  box: { x: number; y: number; size: number },
  [, lit, side]: (typeof phases)[number],
  brightest: number,
) {
  const clip = { x: box.x, y: box.y, width: box.size, height: box.size };
  const { data, width, height } = await pixels(page, clip);
  let [right, all] = [0, 0];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = (((column + 0.5) / width) * 2 - 1) * (side === "right" ? 1 : -1);
      const y = ((row + 0.5) / height) * 2 - 1;
      const border = Math.sqrt(Math.max(0, 1 - y * y)) * (1 - 2 * lit);
      if (Math.hypot(x, y) > 0.9 || Math.abs(x - border) < 0.14) continue;
      all += 1;
      if (data[row * width + column]! > brightest === x > border) right += 1;
    }
  }
  return right / all;
}

async function openStill(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await dial(page).evaluate(async (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    for (const image of element.querySelectorAll("img")) {
      image.loading = "eager";
      await image.decode();
    }
  });
}

test("The phase that is drawn is the phase that is named, on the disc and under the pointer", {
  tag: "@390",
}, async ({ page }) => {
  await openStill(page);
  for (const phase of [...phases, phases[0]]) {
    await expect(phaseName(page)).toHaveText(phase[0]);
    const { x, y, width } = (await dial(page).boundingBox())!;
    const disc = { x: x + width * 0.144, y: y + width * 0.144, size: width * 0.712 };
    expect(await agreeing(page, disc, phase, 40), phase[0]).toBeGreaterThan(0.98);
    // Its middle is a fifth of the way in from the edge, less what the pointer takes.
    const half = (width * 7.5) / 236;
    const small = { x: x + width / 2 - half, y: y + (width * 19) / 236 - half, size: 2 * half };
    expect(await agreeing(page, small, phase, 110), phase[0]).toBeGreaterThan(0.95);
    await button(page).click();
  }
});

test("At new moon the disc is all but dark, and not quite", async ({ page }) => {
  await openStill(page);
  const { x, y, width } = (await dial(page).boundingBox())!;
  // Well within the disc, away from its soft edge.
  const clip = { x: x + width * 0.3, y: y + width * 0.3, width: width * 0.4, height: width * 0.4 };
  const { data } = await pixels(page, clip);
  expect(Math.max(...data)).toBeLessThan(45);
  expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(6);
});

test("Moon and ring turn by 45 degrees a step, and pointer and night do not", async ({ page }) => {
  await openStill(page);
  for (let step = 0; step <= 9; step += 1) {
    const angles = await dial(page).evaluate((element) => {
      /** How far an element is turned on the screen, by all that it is in. */
      const turn = (one: Element | null): number => {
        if (!one) return 0;
        const { rotate, transform } = getComputedStyle(one);
        if (transform !== "none") throw new Error(`${one.className}: ${transform}`);
        return (rotate === "none" ? 0 : Number.parseFloat(rotate)) + turn(one.parentElement);
      };
      return {
        turning: [...element.querySelectorAll("img")].map(turn),
        still: [element, element.querySelector("svg")].map(turn),
      };
    });
    expect(angles).toEqual({ turning: [step * 45, step * 45], still: [0, 0] });
    await button(page).click();
  }
});

test("In forced colours the pointer is seen as well", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openStill(page);
  const { x, y, width } = (await dial(page).boundingBox())!;
  const size = width / 25;
  const { data } = await pixels(page, {
    x: x + width / 2 - size / 2,
    y,
    width: size,
    height: size,
  });
  // A triangle that stands on its point covers half of its square.
  const ground = data[data.length - 1]!;
  const different = data.filter((value) => Math.abs(value - ground) > 100).length / data.length;
  expect(different).toBeGreaterThan(0.35);
  expect(different).toBeLessThan(0.6);
});

test("From phase to phase nothing changes its place, and nothing scrolls sideways", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await openStill(page);
  const places = () =>
    page.evaluate(() => {
      const parts = ".moon-dial, .moon button, .moon .fade, .moon .fade h3, #ay-takvimi, footer";
      const boxes = [...document.querySelectorAll(parts)].map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        return [x, y + scrollY, width];
      });
      return { boxes, sideways: document.documentElement.scrollWidth - innerWidth };
    });
  const before = await places();
  expect(before.boxes.length).toBeGreaterThanOrEqual(6);
  expect(before.sideways).toBeLessThanOrEqual(0);
  for (const [name] of [...phases.slice(1), phases[0]]) {
    await button(page).click();
    await expect(phaseName(page)).toHaveText(name);
    expect(await places(), name).toEqual(before);
  }
});

test("The button is right under the dial, and in sight with the explorer's title", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await openStill(page);
  await explorer(page).evaluate((section) =>
    section.scrollIntoView({ block: "start", behavior: "instant" }),
  );
  for (const part of [explorer(page).getByRole("heading", { level: 2 }), button(page)])
    await expect(part).toBeInViewport({ ratio: 1 });
  const above = (await dial(page).boundingBox())!;
  const below = (await button(page).boundingBox())!;
  expect(below.y - above.y - above.height).toBeLessThanOrEqual(32);
  expect(below.x + below.width / 2).toBeCloseTo(above.x + above.width / 2, 0);
});

const today = (page: Page) => explorer(page).getByRole("button", { name: /^Bugün: / });
const mark = (page: Page) => page.locator(".moon-turn i");

test("Today's phase is named and marked, changes with the day in Turkey, and one press shows it", {
  tag: "@390",
}, async ({ page }) => {
  await openAt(page, "2026-11-16T20:59:00Z");
  await expect(today(page)).toHaveText("Bugün: Büyüyen Hilal");
  await expect(mark(page)).toHaveCSS("rotate", "-45deg");
  await page.clock.runFor(60_000);
  await expect(today(page)).toHaveText("Bugün: İlk Dördün");
  await expect(mark(page)).toHaveCSS("rotate", "-90deg");
  await button(page).click();
  await today(page).click();
  await expect(phaseName(page)).toHaveText("İlk Dördün");
  await expect(explorer(page).getByRole("status")).toHaveText("İlk Dördün");
  // Where it is shown already, the press changes nothing; past it, the ring goes on and never back.
  await today(page).click();
  await expect(phaseName(page)).toHaveText("İlk Dördün");
  await button(page).click();
  await today(page).click();
  await expect(phaseName(page)).toHaveText("İlk Dördün");
  await expect(page.locator(".moon-turn")).toHaveAttribute("style", /rotate: ?450deg/);
});

test("The mark of today is round its small moon", async ({ page }) => {
  await openAt(page, "2026-11-15T12:00:00Z");
  await expect(today(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await today(page).click();
  // Its moon is now the one under the pointer.
  const { x, y, width } = (await dial(page).boundingBox())!;
  const around = (await mark(page).boundingBox())!;
  expect(around.x + around.width / 2).toBeCloseTo(x + width / 2, 0);
  expect(around.y + around.height / 2).toBeCloseTo(y + (width * 19) / 236, 0);
});

test("Where today's sky is not known, no phase is said to be today's", async ({ page }) => {
  await openAt(page, "2030-01-01T12:00:00Z");
  await expect(page.getByRole("region", { name: "Bugün gökyüzü" })).toContainText("hesaplanmadı");
  await expect(today(page)).toHaveCount(0);
  await expect(mark(page)).toHaveCount(0);
});

for (const [reducedMotion, seconds] of [
  ["reduce", "0s"],
  ["no-preference", "0.9s"],
] as const) {
  test(`With motion set to ${reducedMotion} the next phase takes ${seconds} to come`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/");
    for (const part of [page.locator(".moon-turn"), page.locator(".moon-dial path").first()])
      await expect(part).toHaveCSS("transition-duration", seconds);
    const still = reducedMotion === "reduce";
    await expect(page.locator(".moon-texts .fade")).toHaveCSS(
      "animation-name",
      still ? "none" : "fade",
    );
  });
}

for (const path of ["/", "/#ay-2026"]) {
  test(`In November the calendar of ${path} opens on November`, {
    tag: ["@390", "@800"],
  }, async ({ page }) => {
    await page.clock.setFixedTime("2026-11-16T09:00:00Z");
    await open(page, path);
    const list = page.getByRole("region", { name: "Ay Takvimi listesi" });
    // The page's own scroll brings the list in sight; what is in sight of the list is what it has opened on.
    await list.evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));
    for (const day of ["9 Kasım 2026", "24 Kasım 2026"])
      await expect(list.getByRole("listitem").filter({ hasText: day })).toBeInViewport({
        ratio: 1,
      });
    await expect(list.getByRole("listitem").first()).not.toBeInViewport();
    await expect(list.locator('[data-state="coming"]')).toContainText("24 Kasım 2026");
  });
}
