import { boxOf } from "../../support/browser/box.ts";
import { gridCoverage } from "../../support/browser/grid-coverage.ts";
import { expect, open, test } from "../../support/browser/site.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1280, height: 900 },
];

test("A rising sign's picture is beside the article's and as high", async ({ page }) => {
  await open(page, "/blog/yukselen-koc");
  const pictures = page.getByRole("article").locator("img");
  for (const size of sizes) {
    await page.setViewportSize(size);
    const [left, right] = [await boxOf(pictures.first()), await boxOf(pictures.last())];
    expect(left.height).toBe(right.height);
    expect(left.right).toBe(right.left);
  }
});

test("A line shows how much of the article is read, unless reduced motion is preferred", async ({
  page,
}) => {
  await open(page, "/blog");
  const pane = page.getByRole("article");
  const lineAt = async (place: "start" | "center" | "end") => {
    await pane.evaluate(
      (article, block) => article.scrollIntoView({ block, behavior: "instant" }),
      place,
    );
    const line = await boxOf(pane.locator(".reading-progress"));
    return (line.right - line.left) / (await pane.evaluate(({ clientWidth }) => clientWidth));
  };
  for (const size of sizes.slice(1)) {
    await page.setViewportSize(size);
    await expect.poll(() => lineAt("start")).toBeCloseTo(0, 1);
    await expect.poll(() => lineAt("center")).toBeCloseTo(0.5, 1);
    await expect.poll(() => lineAt("end")).toBeCloseTo(1, 2);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => lineAt("end")).toBe(0);
});

test("The list of thirteen articles stays in sight while an article is scrolled", async ({
  page,
}) => {
  const list = page.getByRole("navigation", { name: "Burçlar" });
  const links = list.getByRole("link");
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, "/blog");
    await list.evaluate((nav) => nav.scrollIntoView({ block: "start", behavior: "instant" }));
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(sizes[0]!);
  await open(page, "/blog");
  for (const heading of await page.getByRole("article").getByRole("heading", { level: 3 }).all()) {
    await heading.evaluate((h) => h.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(links.first()).toBeInViewport({ ratio: 0.9 });
    const bar = await boxOf(page.getByRole("banner").first());
    expect((await boxOf(links.first())).top).toBeGreaterThanOrEqual(bar.bottom - 1);
  }
});

test("The retrograde cards fill one, two and three columns without gaps", async ({ page }) => {
  await open(page, "/blog");
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    for (const year of await page.locator(".year-tabs a").all()) {
      await year.click();
      const list = page.locator(".retro > ul:visible");
      const columns = await list.evaluate(
        (grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length,
      );
      expect(columns).toBe(index + 1);
      expect(await gridCoverage(list)).toBeCloseTo(1, 2);
      const card = await boxOf(list.locator("li").first());
      const last = await boxOf(list.locator("li").first().locator("p").last());
      expect(card.bottom - last.bottom).toBeLessThanOrEqual(24);
    }
  }
});

test("The course's picture ends where its facts end", async ({ page }) => {
  await open(page, "/blog");
  const course = page.getByRole("region", { name: "Astroloji Eğitimi" });
  for (const width of [1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = await boxOf(course.getByRole("img"));
    const facts = await boxOf(course.locator(".course > :last-child"));
    expect(Math.abs(picture.bottom - facts.bottom)).toBeLessThanOrEqual(32);
  }
});

test("Forced colours: the bars of the strip and today's line can be told apart", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-15T12:00:00Z"));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await open(page, "/blog");
    const row = page.locator(".year-strip .planet-saturn:visible");
    const [bar, line, ground] = await row.evaluate((element) => [
      getComputedStyle(element.querySelector("rect")!).fill,
      getComputedStyle(element.querySelector("line")!).stroke,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(new Set([bar, line, ground]).size, `${bar}, ${line} on ${ground}`).toBe(3);
  }
});

test.describe(() => {
  // A clock of the test's own would hide the browser's measurements.
  test.use({ hasOwnClock: false });

  test("When a year has ended since the build, no movement is visible", async ({ page }) => {
    await page.addInitScript(() => {
      const shift = Date.parse("2028-06-01T12:00:00Z") - Date.now();
      const { now } = Date;
      Date.now = () => now() + shift;
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: number }).shifts += (
            entry as unknown as { value: number }
          ).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/blog#retro");
    const titles = page.getByRole("heading", { name: /yılında retrolar/ });
    await expect(titles).toHaveText([/^2028/]);
    await expect(titles.first()).toBeInViewport();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number }).shifts;
    });
    expect(shifts).toBeLessThan(0.01);
  });
});
