import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openAt } from "../../site/home-page.ts";
import { expect, open, test } from "../../support/browser/site.ts";

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

test("The drawn phase is the named one, on the disc and under the pointer", async ({ page }) => {
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

test("At new moon the disc is nearly dark, and the pointer is visible in forced colours", async ({
  page,
}) => {
  await openStill(page);
  const { x, y, width } = (await dial(page).boundingBox())!;
  // Well within the disc, away from its soft edge.
  const clip = { x: x + width * 0.3, y: y + width * 0.3, width: width * 0.4, height: width * 0.4 };
  const { data } = await pixels(page, clip);
  expect(Math.max(...data)).toBeLessThan(45);
  expect(Math.max(...data) - Math.min(...data)).toBeGreaterThan(6);
  await page.emulateMedia({ forcedColors: "active" });
  const size = width / 25;
  const pointer = { x: x + width / 2 - size / 2, y, width: size, height: size };
  const { data: points } = await pixels(page, pointer);
  // A triangle on its point covers half of its square.
  const ground = points[points.length - 1]!;
  const different = points.filter((value) => Math.abs(value - ground) > 100).length;
  expect(different / points.length).toBeGreaterThan(0.35);
  expect(different / points.length).toBeLessThan(0.6);
});

test("The mark of today surrounds its small moon", async ({ page }) => {
  await openAt(page, "2026-11-15T12:00:00Z");
  const today = explorer(page).getByRole("button", { name: /^Bugün: / });
  await expect(today).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await today.click();
  // Its moon is now the one under the pointer.
  const { x, y, width } = (await dial(page).boundingBox())!;
  const around = (await page.locator(".moon-turn i").boundingBox())!;
  expect(around.x + around.width / 2).toBeCloseTo(x + width / 2, 0);
  expect(around.y + around.height / 2).toBeCloseTo(y + (width * 19) / 236, 0);
});

test("A change of phase moves nothing else, and the button stays below the dial", async ({
  page,
}) => {
  const places = () =>
    page.evaluate(() => {
      const parts = ".moon-dial, .moon button, .moon .fade, .moon .fade h3, #ay-takvimi, footer";
      const boxes = [...document.querySelectorAll(parts)].map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        return [x, y + scrollY, width];
      });
      return { boxes, sideways: document.documentElement.scrollWidth - innerWidth };
    });
  for (const [width, height] of [
    [390, 844],
    [800, 1000],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openStill(page);
    const before = await places();
    expect(before.boxes.length).toBeGreaterThanOrEqual(6);
    expect(before.sideways).toBeLessThanOrEqual(0);
    for (const [name] of [...phases.slice(1), phases[0]]) {
      await button(page).click();
      await expect(phaseName(page)).toHaveText(name);
      expect(await places(), name).toEqual(before);
    }
    await explorer(page).evaluate((section) =>
      section.scrollIntoView({ block: "start", behavior: "instant" }),
    );
    for (const part of [explorer(page).getByRole("heading", { level: 2 }), button(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
    const above = (await dial(page).boundingBox())!;
    const below = (await button(page).boundingBox())!;
    expect(below.y - above.y - above.height).toBeLessThanOrEqual(32);
    expect(below.x + below.width / 2).toBeCloseTo(above.x + above.width / 2, 0);
  }
});

test("A change of phase takes 0.9 s, and no time with reduced motion", async ({ page }) => {
  await open(page, "/");
  for (const [reducedMotion, seconds, animation] of [
    ["no-preference", "0.9s", "fade"],
    ["reduce", "0s", "none"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const part of [page.locator(".moon-turn"), page.locator(".moon-dial path").first()])
      await expect(part).toHaveCSS("transition-duration", seconds);
    await expect(page.locator(".moon-texts .fade")).toHaveCSS("animation-name", animation);
  }
});
