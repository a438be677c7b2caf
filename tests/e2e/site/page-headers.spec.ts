import { figureBox } from "../../../art/scenes/headers.ts";
import { pageAddresses } from "../../../content-model/addresses.ts";
import { expect, test } from "../site.ts";

const withHeader = Object.values(pageAddresses).filter((path) => path !== "/");

test("Every page's header has a sky of its own [55.7]", async ({ page, trouble }) => {
  const skies = new Set<string>();
  for (const path of withHeader) {
    await page.goto(path);
    const image = page.locator(".page-header .header-sky img");
    skies.add(await image.evaluate((image: HTMLImageElement) => image.currentSrc));
  }
  expect(skies.size).toBe(withHeader.length);
  trouble.length = 0;
});

for (const [width, file] of [
  [390, "narrow"],
  [800, "1600"],
  [1280, "1600"],
  [1600, "1600"],
  [2560, "2560"],
] as const) {
  test(`The constellation of every header is whole at ${width} px [55.7]`, async ({
    page,
    trouble,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of withHeader) {
      await page.goto(path);
      const { band, image, name } = await page.locator(".page-header").evaluate((header) => {
        const image = header.querySelector<HTMLImageElement>(".header-sky img")!;
        const box = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { left, right, top, bottom };
        };
        return { band: box(header), image: box(image), name: image.currentSrc };
      });
      expect(name, path).toMatch(new RegExp(`-${file}-[\\w-]{8}\\.avif$`));
      // A phone's file is the piece around the figure, drawn three quarters as large.
      const k = file === "narrow" ? 0.75 : 1;
      const x = (image.left + image.right) / 2 + (file === "narrow" ? 0 : figureBox.x);
      const y = (image.top + image.bottom) / 2 + k * figureBox.y;
      const reach = { x: (k * figureBox.width) / 2, y: (k * figureBox.height) / 2 };
      expect(x - reach.x, path).toBeGreaterThanOrEqual(band.left);
      expect(x + reach.x, path).toBeLessThanOrEqual(band.right);
      expect(y - reach.y, path).toBeGreaterThanOrEqual(64);
      expect(y + reach.y, path).toBeLessThanOrEqual(band.bottom);
    }
    trouble.length = 0;
  });
}

test("An unknown address offers the search, and takes along what is typed [55.8]", {
  tag: "@390",
}, async ({ page, trouble }) => {
  await page.goto("/boyle-bir-sayfa-yok");
  await page.getByRole("searchbox", { name: "Sitede ara" }).fill("ametist");
  await page.getByRole("button", { name: "Ara", exact: true }).click();
  await expect(page).toHaveURL("/ara?q=ametist");
  await expect(page.getByRole("status")).toContainText("“ametist” için");
  trouble.length = 0;
});

test("An unknown address offers the pages that are read most, and all of them are there [55.8]", {
  tag: "@390",
}, async ({ page, request, trouble }) => {
  const answer = await page.goto("/zodiac/yok");
  expect(answer?.status()).toBe(404);
  const list = page.getByRole("region", { name: "Çok okunan sayfalar" }).getByRole("link");
  await expect(list).toHaveCount(7);
  const paths = await list.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(paths).toEqual([
    "/zodiac",
    "/planets",
    "/charts",
    "/blog",
    "/elements",
    "/consultation",
    "/",
  ]);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  trouble.length = 0;
});

test("A page that is shorter than the window ends at its lower edge [55.10]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto(pageAddresses.search);
  const footer = await page.locator(".site-footer").boundingBox();
  expect(footer!.y + footer!.height).toBe(2000);
});
