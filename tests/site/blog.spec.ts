import { expect, open, test } from "../support/browser/site.ts";

test("A chosen article is highlighted, and its pane scrolls smoothly to the top [10.2] [10.3]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/blog");
  const list = page.getByRole("navigation", { name: "Burçlar" });
  const pane = page.getByRole("article");
  const heading = pane.getByRole("heading").first();
  await expect(list.locator("[aria-current]")).toHaveText("Uranüs İkizler Burcunda");
  await pane.evaluate((element) => element.scrollTo({ top: 500, behavior: "instant" }));
  // Not by the frames in between, of which a busy machine shows few: by what the page asks for.
  await pane.evaluate((element) => {
    const { scrollTo } = element;
    element.scrollTo = (where?: ScrollToOptions | number) => {
      element.dataset.asked = (where as ScrollToOptions).behavior;
      scrollTo.apply(element, [where] as unknown as [number, number]);
    };
  });
  expect(await pane.evaluate((element) => element.scrollTop)).toBe(500);
  await list.getByRole("link", { name: "Yükselen Koç" }).click();
  await expect(page).toHaveURL("/blog/yukselen-koc");
  await expect(heading).toHaveText("Yükselen Koç için Uranüs Etkisi");
  await expect(list.locator("[aria-current]")).toHaveText("Yükselen Koç");
  await expect(pane.locator("img")).toHaveCount(2);
  await expect(pane).toHaveAttribute("data-asked", "smooth");
  await expect.poll(() => pane.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(heading).toBeInViewport();

  await list.getByRole("link", { name: "Yükselen Balık" }).click();
  await expect(heading).toHaveText("Yükselen Balık için Uranüs Etkisi");
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText("Uranüs İkizler Burcunda");
  await expect(pane.locator("img")).toHaveCount(1);
});

test("On a phone a chosen article begins at the top of the window [10.3]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/blog");
  const heading = page.getByRole("article").getByRole("heading").first();
  await page.mouse.wheel(0, 3000);
  await expect(heading).not.toBeInViewport();
  // The list stays in sight.
  await page.getByRole("link", { name: "Yükselen Koç", exact: true }).click();
  await expect(heading).toHaveText("Yükselen Koç için Uranüs Etkisi");
  await expect(heading).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("The retrograde card shows the current year after the built one has ended [10.5]", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-12-31T21:00:00Z"));
  await open(page, "/blog#retro");
  await expect(page.getByRole("heading", { name: /GEZEGEN RETRO/ })).toHaveText(
    ["2027", "2028", "2024-2025"].map((year) => `${year} GEZEGEN RETRO TARİHLERİ`),
  );
  await expect(page.getByRole("img", { name: /^2027 yılının retroları/ })).toBeInViewport();
});
