import { forgetMissingFiles, heading, note, stored, visit } from "../../site/offline-page.ts";
import { expect, test } from "../../support/browser/site.ts";

test.use({ serviceWorkers: "allow" });

test("The worker installs when the first page has no script", async ({ page, context }) => {
  await visit(page, "/planets/venus/akrep");
  await page.reload();
  await expect.poll(() => stored(page)).toContain("/planets/venus/akrep");
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(/Venüs/);
  await expect(note(page)).toBeVisible();
});

test("“Yeniden dene” requests the place that was asked for, read before or not", async ({
  page,
  context,
  trouble,
}) => {
  await visit(page, "/about");
  await page.goto("/sozluk/d-f");
  await expect.poll(() => stored(page)).toContain("/sozluk/d-f");
  await page.goto("/about");
  for (const [address, shown] of [
    ["/sozluk/d-f#firdaria", "Firdaria"],
    ["/consultation#mini-ongoru", "Mini Öngörü"],
  ] as const) {
    await context.setOffline(true);
    await page.goto(address);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Yeniden dene" }).click();
    await expect(page.getByRole("link", { name: "Yeniden dene" })).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { name: shown, exact: true })).toBeInViewport();
  }
  forgetMissingFiles(trouble);
});

test("In the list of articles those never read lead to the offline page", async ({
  page,
  context,
  trouble,
}) => {
  // Chromium gives up the fade between these two pages, and says so.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/blog");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Yükselen Balık" }).first().click();
  await expect(heading(page)).toHaveText("Bağlantı yok");
  await expect(page.locator("#kayitli-sayfalar").getByRole("link")).toHaveText([
    "Astroloji Yazıları: Uranüs İkizler Burcunda",
  ]);
  forgetMissingFiles(trouble);
});

test("The worker stores a page's pictures, not the favicon", async ({ page }) => {
  await visit(page, "/charts");
  await page.evaluate(async () => {
    for (const address of ["/favicon.svg", "/favicon.ico", "/koc.png"]) {
      const image = new Image();
      image.src = address;
      await image.decode();
    }
  });
  await expect.poll(() => stored(page)).toContain("/koc.png");
  expect((await stored(page)).filter((path) => path.startsWith("/favicon"))).toEqual([]);
});
