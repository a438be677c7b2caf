import type { Page } from "@playwright/test";
import { readSite } from "../../content-model/site.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

const list = (page: Page) => page.getByRole("navigation", { name: "Burçlar" });

test("An article has its picture, a rising sign's beside it", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/blog");
  const pictures = page.getByRole("article").locator("img");
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAttribute("alt", /Uranüs.*İkizler/);
  await list(page).getByRole("link", { name: "Yükselen Koç" }).click();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.last()).toHaveAttribute("src", "/koc.png");
  const boxes = await Promise.all((await pictures.all()).map((picture) => picture.boundingBox()));
  expect(boxes[0]!.height).toBeCloseTo(boxes[1]!.height, 0);
  expect(boxes[0]!.x + boxes[0]!.width).toBeCloseTo(boxes[1]!.x, 0);
});

test("Beside its days an article says how long it takes to read", async ({ page }) => {
  await open(page, "/blog");
  const facts = page.locator(".article-facts");
  await expect(facts).toHaveText(/^5 dakikalık okuma.*Yayımlandı: \d/);
  await list(page).getByRole("link", { name: "Yükselen Koç" }).click();
  await expect(facts).toHaveText(/^3 dakikalık okuma.*Yayımlandı: \d/);
});

test("Beside its days an article says who wrote it [10.6]", { tag: "@390" }, async ({ page }) => {
  await open(page, "/blog");
  const { author } = readSite().site;
  const byline = page.locator(".article-facts").getByText(`Yazan: ${author}`);
  await expect(byline).toBeVisible();
  await list(page).getByRole("link", { name: "Yükselen Koç" }).click();
  await expect(byline).toBeVisible();
});

test("An article has a section on its sources, or the line that all others share [10.7]", async ({
  page,
}) => {
  await open(page, "/blog");
  const article = page.getByRole("article");
  const line = article.getByText(/^Kaynaklar:.*astronomy-engine.*burç burç sayıldı\.$/);
  const section = article.getByRole("heading", { name: "Kaynaklar" });
  await expect(section).toBeVisible();
  await expect(line).toHaveCount(0);
  for (const link of (await list(page).getByRole("link").all()).slice(1)) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(line).toBeVisible();
    await expect(section).toHaveCount(0);
  }
});

test("A line grows while one reads on in the pane", { tag: "@800" }, async ({ page }) => {
  await open(page, "/blog");
  const pane = page.getByRole("article");
  const lineAfter = async (share: number) => {
    await pane.evaluate((element, part) => {
      element.scrollTo({
        top: (element.scrollHeight - element.clientHeight) * part,
        behavior: "instant",
      });
    }, share);
    const line = await pane.locator(".reading-progress").boundingBox();
    return (line?.width ?? 0) / (await pane.evaluate(({ clientWidth }) => clientWidth - 24));
  };
  expect(await lineAfter(0)).toBe(0);
  await expect.poll(() => lineAfter(0.5)).toBeCloseTo(0.5, 1);
  await expect.poll(() => lineAfter(1)).toBeCloseTo(1, 2);
});

test("Where motion is not welcome no line grows", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/blog");
  const pane = page.getByRole("article");
  await pane.evaluate((element) => element.scrollTo(0, 1000));
  expect((await pane.locator(".reading-progress").boundingBox())?.width ?? 0).toBe(0);
});

test("The list of thirteen stays in sight while one reads", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  if (!isSmall(page)) await page.setViewportSize({ ...page.viewportSize()!, height: 640 });
  await open(page, "/blog");
  const links = list(page).getByRole("link");
  if (isSmall(page)) {
    const text = page.getByRole("article").getByRole("heading", { level: 3 });
    for (const heading of await text.all()) {
      await heading.evaluate((h) => h.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(links.first()).toBeInViewport({ ratio: 0.9 });
      const bar = (await page.getByRole("banner").first().boundingBox())!;
      expect((await links.first().boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    }
  } else {
    await list(page).evaluate((nav) => nav.scrollIntoView({ block: "start", behavior: "instant" }));
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("The current year's retrogrades stand across its months, with today among them", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-15T12:00:00Z"));
  await open(page, "/blog");
  const strip = page.getByRole("img", { name: /^2026 yılının retroları/ });
  await expect(page.locator(".year-strip")).toHaveCount(1);
  await expect(strip.locator(".months span")).toHaveText(
    "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split(" "),
  );
  await expect(strip.locator(".now")).toHaveText("Kas");
  await expect(strip.locator(".planet-merkur rect")).toHaveCount(3);
  await expect(strip.locator(".planet-merkur .past")).toHaveCount(3);
  await expect(strip.locator(".planet-saturn .past")).toHaveCount(0);
  // 26 July to 11 December, of what is drawn of the year.
  const row = (await strip.locator(".planet-saturn svg:not(.icon)").boundingBox())!;
  const bar = (await strip.locator(".planet-saturn rect").boundingBox())!;
  expect((bar.x - row.x) / row.width).toBeCloseTo((6 + 25 / 31) / 12, 2);
  expect((bar.x + bar.width - row.x) / row.width).toBeCloseTo((11 + 10 / 31) / 12, 2);
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colour(".year-strip .planet-saturn")).toBe(
    await colour(".retro li.planet-saturn h3"),
  );
  const heading = page.getByRole("heading", { name: "2026 GEZEGEN RETRO TARİHLERİ" });
  expect(row.y).toBeGreaterThan((await heading.boundingBox())!.y);
});

test("In the next year the strip is that year's", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-12-31T21:00:00Z"));
  await open(page, "/blog");
  await expect(page.getByRole("img", { name: /^2027 yılının retroları/ })).toBeVisible();
  await expect(page.locator(".year-strip .now")).toHaveText("Oca");
});

test("In the visitor's own colours the bars, and today across them, are still told apart", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-15T12:00:00Z"));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await open(page, "/blog");
    const row = page.locator(".year-strip .planet-saturn");
    const [bar, line, ground] = await row.evaluate((element) => [
      getComputedStyle(element.querySelector("rect")!).fill,
      getComputedStyle(element.querySelector("line")!).stroke,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(new Set([bar, line, ground]).size, `${bar}, ${line} on ${ground}`).toBe(3);
  }
});
