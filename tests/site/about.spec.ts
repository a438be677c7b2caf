import { boxOf } from "../support/browser/box.ts";
import { expect, isSmall, open, test } from "../support/browser/site.ts";

test("The academy introduces itself and its vision [5.1]", async ({ page }) => {
  await open(page, "/about");
  const titles = page.locator(".letter h2");
  await expect(titles).toHaveCount(2);
  await expect(titles.last()).toContainText(/vizyon/i);
});

test("Five services are listed in order [5.2]", async ({ page }) => {
  await open(page, "/about");
  await expect(page.locator(".services h3")).toHaveText([
    /astroloji eğitimi/i,
    /doğum haritası analizi/i,
    /İlişki Analizi/,
    /danışmanlık/i,
    /yıllık öngörü/i,
  ]);
});

test("Three values are listed in order [5.3]", async ({ page }) => {
  await open(page, "/about");
  await expect(page.locator(".values h3")).toHaveText([/güven/i, /şeffaflık/i, /sürekli gelişim/i]);
});

test("A section says what makes the academy different [5.4]", async ({ page }) => {
  await open(page, "/about");
  await expect(page.getByRole("heading", { name: /farkl|ayıran/i })).toBeVisible();
});

test("The letter has a place for a portrait, a signature and ways to answer", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/about");
  const portrait = page.getByRole("img", { name: /oval bir çerçeve/i });
  expect(await portrait.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  const [oval, text] = [await boxOf(portrait), await boxOf(page.locator(".letter-text p").first())];
  if (isSmall(page)) {
    expect(oval.bottom).toBeLessThan(text.top);
    expect(oval.height).toBeLessThan(844 / 3);
  } else {
    expect(oval.top).toBeLessThan(text.bottom);
  }
  const signature = page.locator(".signature");
  await expect(signature.getByRole("link", { name: "+90" })).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(signature.getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:.+@/);
});

test("The portrait stays beside the letter while one reads it", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("heading", { name: "Vizyonumuz" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: /oval bir çerçeve/i })).toBeInViewport();
});

test("Services and values are lines of the whole width, each with what belongs to it", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/about");
  for (const [section, count] of [
    [".services", 5],
    [".values", 3],
  ] as const) {
    const lines = page.locator(`${section} .wrap > :is(ul, ol) > li`);
    await expect(lines).toHaveCount(count);
    const wrap = await boxOf(page.locator(`${section} h2`));
    for (const line of await lines.all()) {
      const { left, right } = await boxOf(line);
      expect([left, right]).toEqual([wrap.left, wrap.right]);
    }
  }
  for (const service of await page.locator(".services h3").locator("..").all())
    expect(await service.getByRole("link").count()).toBeGreaterThan(0);
  const colours = await page
    .locator(".values li")
    .evaluateAll((all, of) => all.map((item) => getComputedStyle(item, of).color), "::before");
  expect(new Set(colours)).toEqual(new Set(["rgb(201, 163, 91)"]));
});
