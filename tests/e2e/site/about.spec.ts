import { expect, open, test } from "../site.ts";

test("The academy introduces itself and its vision [5.1]", async ({ page }) => {
  await open(page, "/about");
  const titles = page.locator(".two-columns h2");
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
