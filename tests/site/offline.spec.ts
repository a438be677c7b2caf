import { expect, open, test } from "../support/browser/site.ts";
import { forgetMissingFiles, heading, note, stored, visit } from "./offline-page.ts";

test.use({ serviceWorkers: "allow" });

test("Visited pages and the home page open without a network; others list those", async ({
  page,
  context,
  trouble,
}) => {
  await visit(page, "/planets/mars");
  await page.goto("/zodiac/koc/saglik");
  await expect(note(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(/Burcu: Sağlık$/);
  await expect(page.locator(".guide-saglik li")).toHaveCount(10);
  await expect(note(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("font-family", /Source Sans/);
  for (const [path, title] of [
    ["/planets/mars", "Gezegenler ve Burçlar – Mars"],
    ["/", "Astroloji Akademisi"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(note(page)).toBeVisible();
  }
  await page.goto("/sozluk/d-f");
  await expect(page).toHaveURL("/sozluk/d-f");
  await expect(heading(page)).toHaveText("Bağlantı yok");
  const list = page.locator("#kayitli-sayfalar").getByRole("link");
  await expect(list).toHaveText(["Mars Burçlarda", "Koç Burcu: Sağlık"]);
  await list.last().click();
  await expect(heading(page)).toHaveText(/Burcu: Sağlık$/);
  await context.setOffline(false);
  await note(page).getByRole("link", { name: "Yeniden dene" }).click();
  await expect(note(page)).toHaveCount(0);
  forgetMissingFiles(trouble);
});

test("An article opened from the list opens without a network, too", async ({
  page,
  context,
  trouble,
}) => {
  await visit(page, "/blog");
  await page.getByRole("link", { name: "Yükselen Aslan" }).first().click();
  await expect(page).toHaveURL("/blog/yukselen-aslan");
  await expect.poll(() => stored(page)).toContain("/blog/yukselen-aslan");
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("#yazi")).toHaveText("Yükselen Aslan için Uranüs Etkisi");
  await expect(note(page)).toBeVisible();
  forgetMissingFiles(trouble);
});

test("Answers of the service, search queries and the panel are never stored", async ({
  page,
  trouble,
}) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Randevu durumunu sorgula" }).click();
  await page.getByLabel("Telefon numaranız").fill("5321234567");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.getByText("Aktif randevu bulunamadı.")).toBeVisible();
  await open(page, "/ara?q=kalp");
  await page.goto("/api/ayarlar");
  expect(trouble).toEqual([]);
  const panel = await page.goto("/yonetim");
  expect(panel!.fromServiceWorker()).toBe(false);
  await expect(page.getByRole("button", { name: "Giriş yap" })).toBeVisible();
  // Chromium reports the 401 of a signed-out session.
  trouble.length = 0;
  const kept = await stored(page);
  expect(kept).toContain("/ara");
  expect(kept.filter((path) => /api|yonetim|kalp|5321234567/.test(path))).toEqual([]);
});
