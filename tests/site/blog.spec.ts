import { boxOf } from "../support/browser/box.ts";
import { expect, open, test } from "../support/browser/site.ts";

for (const size of [
  { width: 390, height: 844 },
  { width: 800, height: 1000 },
  { width: 1280, height: 900 },
])
  test(`A chosen article is highlighted, and the page scrolls smoothly to its top, at ${size.width} px [2.5] [10.2] [10.3]`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    // Not by the frames in between, of which a busy machine shows few: by what the page asks for.
    await page.addInitScript(() => {
      const { scrollBy } = window;
      window.scrollBy = (...where: unknown[]) => {
        const [{ behavior }] = where as [ScrollOptions];
        document.documentElement.dataset.asked = behavior;
        scrollBy.apply(window, where as [number, number]);
      };
    });
    await open(page, "/blog");
    const list = page.getByRole("navigation", { name: "Burçlar" });
    const pane = page.getByRole("article");
    const heading = pane.getByRole("heading").first();
    await expect(list.locator("[aria-current]")).toHaveText("Uranüs İkizler Burcunda");
    // No box inside the page takes the wheel.
    expect(await pane.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    const next = list.getByRole("link", { name: "Yükselen Koç" });
    const before = await boxOf(next);
    await next.click();
    await expect(page).toHaveURL("/blog/yukselen-koc");
    await expect(heading).toHaveText("Yükselen Koç için Uranüs Etkisi");
    await expect(list.locator("[aria-current]")).toHaveText("Yükselen Koç");
    await expect(pane.locator("img")).toHaveCount(2);
    await expect(page.locator("html")).toHaveAttribute("data-asked", "smooth");
    const bar = await boxOf(page.getByRole("banner").first());
    const top = async () => (await boxOf(pane)).top - bar.bottom;
    await expect.poll(top).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(100);
    // The list stays where it was pressed.
    expect((await boxOf(next)).top).toBeCloseTo(before.top, 0);

    await list.getByRole("link", { name: "Yükselen Boğa" }).click();
    await expect(heading).toHaveText("Yükselen Boğa için Uranüs Etkisi");
    await page.goBack();
    await page.goBack();
    await expect(heading).toHaveText("Uranüs İkizler Burcunda");
    await expect(pane.locator("img")).toHaveCount(1);
  });

test("An article chosen at the page's top moves nothing", async ({ page }) => {
  await open(page, "/blog");
  await page.getByRole("link", { name: "Yükselen Koç", exact: true }).click();
  await expect(page.getByRole("article").getByRole("heading").first()).toHaveText(/^Yükselen Koç/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("An address that names a year of retrogrades opens at its tabs [10.5]", async ({ page }) => {
  await open(page, "/blog#retro-2027");
  await expect(page.getByRole("navigation", { name: "Retro yılı" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("img", { name: /^2027 yılının retroları/ })).toBeInViewport();
});
