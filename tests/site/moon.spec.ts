import { noteOwnScrolls } from "../support/browser/nested-scrolling.ts";
import { expect, hydrated, test } from "../support/browser/site.ts";
import { openAt } from "./home-page.ts";

test("A phase has an address, and a button leads to today's phase [2.3] [4.6]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await noteOwnScrolls(page);
  await openAt(page, "2026-11-16T20:59:00Z", "/#dolunay");
  const explorer = page.getByRole("region", { name: "Ay’ın Evreleri" });
  const phase = explorer.getByRole("heading", { level: 3 });
  const root = page.locator("html");
  await expect(phase).toHaveText("Dolunay");
  await expect(root).toHaveAttribute("data-scrolled", " instant");
  await page.evaluate(() => {
    location.hash = "#son-dordun";
  });
  await expect(phase).toHaveText("Son Dördün");
  await expect(root).toHaveAttribute("data-scrolled", " instant smooth");
  const today = explorer.getByRole("button", { name: /^Bugün: / });
  await expect(today).toHaveText("Bugün: Büyüyen Hilal");
  // Midnight in Turkey, to the day of the first quarter.
  await page.clock.runFor(60_000);
  await expect(today).toHaveText("Bugün: İlk Dördün");
  await today.click();
  await expect(phase).toHaveText("İlk Dördün");
  await explorer.getByRole("button", { name: "Sonraki Evre →" }).click();
  await expect(phase).toHaveText("Büyüyen Şişkin Ay");
});

test("The moon calendar opens at the next event, and a year has an address [4.7] [4.8]", {
  tag: "@390",
}, async ({ page }) => {
  await openAt(page, "2026-11-24T14:53:00Z", "/#ay-2026");
  // Once a page is loaded, the browser no more scrolls to what its address names.
  await page.clock.runFor(1);
  const list = page.getByRole("region", { name: "Ay Takvimi listesi" });
  const bar = page.getByRole("navigation", { name: "Takvim yılı" });
  // The page's own scroll brings the list in sight; what is in sight of the list is what it has opened on.
  await list.evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));
  for (const day of ["9 Kasım 2026", "24 Kasım 2026"])
    await expect(list.getByRole("listitem").filter({ hasText: day })).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole("listitem").first()).not.toBeInViewport();
  const coming = list.locator('[data-state="coming"]');
  await expect(coming).toContainText("24 Kasım 2026");
  await page.clock.runFor(60_000);
  await expect(coming).toContainText("9 Aralık 2026");
  const before = (await bar.boundingBox())!.y;
  for (const year of ["2025", "2028"]) {
    await bar.getByRole("link", { name: year }).click();
    await expect(bar.locator("[aria-current]")).toHaveText(year);
    await expect(page).toHaveURL(`/#ay-${year}`);
    await expect.poll(async () => (await bar.boundingBox())!.y).toBeCloseTo(before, 0);
  }
  await page.reload();
  await hydrated(page);
  await expect(bar.locator("[aria-current]")).toHaveText("2028");
  await expect(list.getByRole("listitem").first()).toContainText("2028");
});
