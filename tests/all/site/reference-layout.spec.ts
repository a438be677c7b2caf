import { chartAddresses } from "../../../app/content/addresses.ts";
import { accessibilityFindings } from "../../support/browser/axe.ts";
import { boxOf } from "../../support/browser/box.ts";
import { gridCoverage } from "../../support/browser/grid-coverage.ts";
import { expect, open, test } from "../../support/browser/site.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1280, height: 900 },
];

test("The feature cards of a technique leave no gaps", async ({ page }) => {
  for (const id of chartAddresses().slugs) {
    await open(page, chartAddresses().link(id));
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await gridCoverage(page.locator(".card-grid")), id).toBeCloseTo(1, 2);
    }
  }
});

test("The target of each link in a bar is below the bars at every width", async ({ page }) => {
  for (const [address, bars, place] of [
    ["/sozluk#orb", "Harfler", "#orb"],
    ["/sozluk#harf-s", "Harfler", "#harf-s"],
    ["/evler#ev-7", "Evler", "#ev-7"],
    ["/evler#ev-12", "Evler", "#ev-12"],
  ] as const)
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto("/about");
      await page.goto(address);
      await expect(page.locator(place)).toBeInViewport();
      const header = await boxOf(page.getByRole("banner").first());
      const bar = await boxOf(page.getByRole("navigation", { name: bars }));
      expect(bar.top, address).toBe(header.bottom);
      expect((await boxOf(page.locator(place))).top).toBeGreaterThanOrEqual(bar.bottom);
    }
});

test("On a phone the bar of letters begins with the volume's letters", async ({ page }) => {
  await page.setViewportSize(sizes[0]!);
  await page.goto("/sozluk/y-z");
  const bar = page.getByRole("navigation", { name: "Harfler" });
  await expect(bar.getByRole("link", { name: "Y", exact: true })).toBeInViewport();
});

test("No two signs of a wheel touch, and each is a large enough target", async ({ page }) => {
  await page.goto("/uyum#balik");
  const links = page.locator(".sign-wheel:visible li a");
  for (const width of [320, 390, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(links).toHaveCount(12);
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) };
      }),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.size, `${width} px`).toBeGreaterThanOrEqual(44);
      const next = boxes[(index + 1) % 12]!;
      expect(Math.hypot(box.x - next.x, box.y - next.y)).toBeGreaterThanOrEqual(box.size);
    }
  }
});

test("A birthday's answer has no accessibility finding", async ({ page }) => {
  for (const day of ["1990-07-29", "2000-03-20"]) {
    await open(page, "/burcum");
    await page.getByLabel("Doğum tarihiniz").fill(day);
    await expect(page.getByRole("status").getByRole("link").first()).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  }
});
