import { expect, open, test } from "../support/browser/site.ts";

test("The hero leads to the features and opens the status dialog, the notification stays closed [4.1] [4.2]", async ({
  page,
}) => {
  await open(page, "/");
  const notification = page.getByRole("complementary", { name: "Duyuru" });
  await notification.getByRole("button", { name: "Duyuruyu kapat" }).click();
  await expect(notification).toBeHidden();
  await page.getByRole("link", { name: "Keşfetmeye başla" }).click();
  const features = page.getByRole("heading", { name: "Nereden başlamak istersiniz?" });
  await expect(features).toBeInViewport();
  await page.getByRole("link", { name: "Keşfet", exact: true }).click();
  await expect(page).toHaveURL("/zodiac");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astroloji Akademisi");
  await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(notification).toBeHidden();
});

test("The hero and its caption show the sky of the month, with and without script", async ({
  page,
  service,
}) => {
  service.clock.now = new Date("2026-12-01T00:00:00+03:00");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const shown = document.querySelector(".hero-caption")?.textContent;
      if (shown) seen.add(shown);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await open(page, "/");
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(
    ["İstanbul’un güney göğü: Aralık 2026, saat 21.00"],
  );
  const skies = asked.filter((path) => path.startsWith("/assets/sky-"));
  expect(skies).toHaveLength(1);
  expect(skies[0]).toContain("sky-2026-12-");
});
