import { expect, open, test } from "../support/browser/site.ts";

const seasons = [
  ["İlkbahar", "21 Mart - 20 Haziran", "KOÇ BURCU", "BOĞA BURCU", "İKİZLER BURCU"],
  ["Yaz", "21 Haziran - 22 Eylül", "YENGEÇ BURCU", "ASLAN BURCU", "BAŞAK BURCU"],
  ["Sonbahar", "23 Eylül - 21 Aralık", "TERAZİ BURCU", "AKREP BURCU", "YAY BURCU"],
  ["Kış", "22 Aralık - 20 Mart", "OĞLAK BURCU", "KOVA BURCU", "BALIK BURCU"],
];

test("On a phone the cards lie sideways, and the grid is less than 1,900 px high", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/zodiac");
  const grid = (await page.locator(".sign-grid").boundingBox())!;
  expect(grid.height).toBeLessThan(1900);
  for (const card of await page.locator(".sign-card").all()) {
    const image = (await card.locator("img").boundingBox())!;
    const name = (await card.getByRole("heading").boundingBox())!;
    expect(name.x).toBeGreaterThanOrEqual(image.x + image.width);
    expect(name.y).toBeLessThan(image.y + image.height);
  }
});

test("The cards stand by season: a list, a block of four, a row, a column", async ({ page }) => {
  await open(page, "/zodiac");
  for (const [index, [season, days, ...signs]] of seasons.entries()) {
    const section = page.getByRole("region", { name: season! });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(signs);
    await expect(section.getByRole("paragraph").first()).toHaveText(days!);
    await expect(page.getByRole("region").nth(index)).toHaveAccessibleName(season!);
  }
  const places = () =>
    page.locator(".season").evaluateAll((all) =>
      all.map((season) => {
        const boxes = [...season.querySelectorAll("h2, .sign-card")].map((part) =>
          part.getBoundingClientRect(),
        );
        const [heading, ...cards] = boxes;
        return {
          heading: heading!,
          columns: new Set(cards.map(({ x }) => Math.round(x))).size,
          rows: new Set(cards.map(({ y }) => Math.round(y))).size,
          cards,
        };
      }),
    );
  for (const [width, columns, rows] of [
    [390, 1, 3],
    [800, 2, 2],
    [1024, 3, 1],
    [1280, 1, 3],
    [2560, 1, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const found = await places();
    for (const season of found) {
      expect([season.columns, season.rows], `${width} px`).toEqual([columns, rows]);
    }
    const tops = new Set(found.map(({ heading }) => Math.round(heading.y)));
    expect(tops.size, `${width} px`).toBe(width >= 1280 ? 1 : 4);
    // A row is level across the seasons.
    if (width >= 1280)
      for (const row of [0, 1, 2])
        expect(new Set(found.map(({ cards }) => Math.round(cards[row]!.y))).size).toBe(1);
  }
});

test("Each card carries its element's colour, one of four, which its words have too", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/zodiac");
  const cards = await page.locator(".sign-card").evaluateAll((all) =>
    all.map((card) => {
      const word = card.querySelector(".sign-element")!;
      const { borderLeftColor, borderLeftWidth, borderTopColor } = getComputedStyle(card);
      const edge = borderLeftWidth === "0px" ? borderTopColor : borderLeftColor;
      return { element: word.textContent!.trim(), colour: getComputedStyle(word).color, edge };
    }),
  );
  const colours = new Map(cards.map(({ element, colour }) => [element, colour]));
  expect([...colours.keys()].toSorted()).toEqual(["Ateş", "Hava", "Su", "Toprak"]);
  expect(new Set(colours.values()).size).toBe(4);
  for (const { element, colour, edge } of cards) {
    expect(colour).toBe(colours.get(element));
    expect(edge).toBe(colour);
  }
});

test("A card says nothing twice: its sign's glyph stands on its ring alone", async ({ page }) => {
  await open(page, "/zodiac");
  const koc = page.locator(".sign-card").first();
  const icons = koc.locator("use");
  await expect(icons).toHaveCount(2);
  await expect(icons.first()).toHaveAttribute("href", "/icons.svg#ates");
  await expect(icons.last()).toHaveAttribute("href", "/icons.svg#mars");
});

test("On a phone a card shows its sign's medallion, and from 768 px up its ring", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/zodiac");
  const image = page.locator(".sign-card img").first();
  await expect(image).toHaveJSProperty("naturalWidth", 128);
  expect((await image.boundingBox())!.width).toBe(80);
  await page.locator(".sign-card").last().scrollIntoViewIfNeeded();
  await expect(page.locator(".sign-card img").last()).toHaveJSProperty("naturalWidth", 128);
  expect(asked.filter((path) => /-(320|640|960)-/.test(path))).toEqual([]);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc))
    .toMatch(/\/koc-320-/);
});
