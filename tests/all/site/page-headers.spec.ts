import { pageAddresses, pageIds } from "../../../app/content/addresses.ts";
import { figureBox, figureOnPhone, phone } from "../../../tools/art/scenes/headers.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, test } from "../../support/browser/site.ts";

const withHeader = Object.values(pageAddresses).filter((path) => path !== "/");

test("Every page's header has a different sky", async ({ page, trouble }) => {
  const skies = new Set<string>();
  for (const path of withHeader) {
    await page.goto(path);
    const image = page.locator(".page-header .header-sky img");
    skies.add(await image.evaluate((image: HTMLImageElement) => image.currentSrc));
  }
  expect(skies.size).toBe(withHeader.length);
  trouble.length = 0;
});

test("Wide windows show the constellation of every header whole", async ({ page, trouble }) => {
  for (const [width, file] of [
    [800, "1600"],
    [1280, "1600"],
    [1600, "1600"],
    [2560, "2560"],
  ] as const) {
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
      const x = (image.left + image.right) / 2 + figureBox.x;
      const y = (image.top + image.bottom) / 2 + figureBox.y;
      const reach = { x: figureBox.width / 2, y: figureBox.height / 2 };
      const air = 12;
      expect(x - reach.x, path).toBeGreaterThanOrEqual(band.left + air);
      expect(x + reach.x, path).toBeLessThanOrEqual(band.right - air);
      expect(y - reach.y, path).toBeGreaterThanOrEqual(64 + air);
      expect(y + reach.y, path).toBeLessThanOrEqual(band.bottom - air);
    }
  }
  trouble.length = 0;
});

test("On a phone the constellation is whole and below no word", async ({ page, trouble }) => {
  for (const width of [320, 360, 390, 600]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of new Set([...withHeader, ...pageKinds])) {
      const id = pageIds().find((id) => pageAddresses[id] === `/${path.split("/")[1]}`);
      await page.goto(path);
      const image = page.locator(".page-header .header-sky img");
      if (!id || (await image.count()) === 0) continue;
      const box = (await image.boundingBox())!;
      expect([box.x + box.width, box.y], path).toEqual([width, 0]);
      expect(box.width, path).toBe(phone.width);
      const figure = figureOnPhone(id);
      const right = width - figure.right;
      const [left, bottom] = [right - figure.width, figure.top + figure.height];
      expect(figure.top, path).toBeGreaterThanOrEqual(64 + 8);
      const words = await page.locator(".page-header .wrap").evaluate((wrap) => {
        const texts = document.createTreeWalker(wrap, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const lines: { text: string; y: number; right: number }[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          for (const { y, right } of range.getClientRects())
            lines.push({ text: range.toString(), y, right });
        }
        return lines;
      });
      const lines = words.filter((line) => line.right > left && line.y < bottom);
      expect.soft(lines, path).toEqual([]);
    }
  }
  trouble.length = 0;
});

test("A short page ends at the window's lower edge", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto(pageAddresses.search);
  const footer = await page.locator(".site-footer").boundingBox();
  expect(footer!.y + footer!.height).toBe(2000);
});
