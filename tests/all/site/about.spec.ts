import { boxOf } from "../../support/browser/box.ts";
import { expect, isSmall, open, test } from "../../support/browser/site.ts";

test("The letter has room for a portrait, a signature and ways to answer", {
  tag: "@390",
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

test("The portrait stays beside the letter while it is read", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("heading", { name: "Vizyonumuz" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: /oval bir çerçeve/i })).toBeInViewport();
});

test("Each service and value fills a line with all that belongs to it", {
  tag: "@390",
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
