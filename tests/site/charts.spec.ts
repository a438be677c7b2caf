import { expect, open, test } from "../support/browser/site.ts";

test("A technique is chosen from a tab bar that stays in sight, and back leads to solar [6.1]", async ({
  page,
}) => {
  await open(page, "/charts");
  const bar = page.getByRole("navigation", { name: "Harita teknikleri" });
  const header = (await page.getByRole("banner").first().boundingBox())!;
  const heading = page.getByRole("article").getByRole("heading", { level: 2 });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
    await expect.poll(async () => (await bar.boundingBox())!.y).toBe(header.height);
  }
  // On a phone the last tab is out of sight until it is chosen.
  await bar.getByRole("link").last().click();
  await expect(page).toHaveURL("/charts/nodes");
  await expect(bar.getByRole("link").last()).toBeInViewport();
  await expect(heading).toContainText("Ay Düğümleri");
  await page.goBack();
  await expect(heading).toHaveText("Güneş Dönüşü Haritası");
  await expect(bar.locator("[aria-current]")).toHaveText("Güneş Dönüşü");
});
