import { brotliCompressSync } from "node:zlib";
import { expect, open, test } from "../support/browser/site.ts";
import { fillContact, submit, toast, toContact } from "./booking-page.ts";
import { forgetMissingFiles, heading, note, stored, visit } from "./offline-page.ts";

test.use({ serviceWorkers: "allow" });

test("Pages that were read, and the home page, open without a network and say so", {
  tag: "@390",
}, async ({ page, context, trouble }) => {
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
  await context.setOffline(false);
  await note(page).getByRole("link", { name: "Yeniden dene" }).click();
  await expect(note(page)).toHaveCount(0);
  forgetMissingFiles(trouble);
});

test("A first visit may begin on a page without a script", async ({ page, context }) => {
  await visit(page, "/planets/venus/akrep");
  await page.reload();
  await expect.poll(() => stored(page)).toContain("/planets/venus/akrep");
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(/Venüs/);
  await expect(note(page)).toBeVisible();
});

test("A page that was never read says so, and lists those that were", async ({
  page,
  context,
  trouble,
}) => {
  await visit(page, "/charts");
  await page.goto("/zodiac/koc/saglik");
  await context.setOffline(true);
  await page.goto("/planets/mars");
  await expect(page).toHaveURL("/planets/mars");
  await expect(heading(page)).toHaveText("Bağlantı yok");
  const list = page.locator("#kayitli-sayfalar").getByRole("link");
  await expect(list).toHaveText([
    "Doğum Haritası Teknikleri: Güneş Dönüşü Haritası",
    "Koç Burcu: Sağlık",
  ]);
  await list.last().click();
  await expect(heading(page)).toHaveText(/Burcu: Sağlık$/);
  // It was left before all of its pictures had come.
  forgetMissingFiles(trouble);
  await context.setOffline(false);
  await page.goto("/planets/mars");
  await expect(page.getByRole("heading", { name: "Mars", exact: true })).toBeVisible();
});

test("“Yeniden dene” asks for the place of a page that was asked for, whether it was read or not", async ({
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

test("An article that the router moved to opens without a network too", async ({
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

test("Beside an article those that were never read lead to what can be read", async ({
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

test("A booking says before it is sent that it needs a connection, and fails as specified", async ({
  page,
  context,
  trouble,
}) => {
  await visit(page, "/consultation#mini-ongoru");
  await page.getByRole("button", { name: "Randevu Al" }).click();
  const hint = page.getByText("Randevu almak için internet bağlantısı gerekir.");
  await expect(hint).toHaveCount(0);
  await toContact(page, "26 Eylül 2025", "22:00");
  await context.setOffline(true);
  await expect(hint).toBeVisible();
  await fillContact(page);
  await submit(page).click();
  await expect(toast(page)).toHaveText("Randevunuz oluşturulurken bir hata oluştu.");
  forgetMissingFiles(trouble);
});

test("A lookup says that it needs a connection", async ({ page, context, trouble }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  const hint = page.getByText("Sorgulamak için internet bağlantısı gerekir.");
  await expect(page.getByLabel("Telefon numaranız")).toBeVisible();
  await expect(hint).toHaveCount(0);
  await context.setOffline(true);
  await expect(hint).toBeVisible();
  await page.getByLabel("Telefon numaranız").fill("5321234567");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.getByText("Bir hata oluştu. Lütfen tekrar deneyin.")).toBeVisible();
  await context.setOffline(false);
  await expect(hint).toHaveCount(0);
  forgetMissingFiles(trouble);
});

test("Neither answers of the service, nor what was searched for, nor the panel is ever stored", async ({
  page,
  trouble,
}) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await page.getByLabel("Telefon numaranız").fill("5321234567");
  await page.getByRole("button", { name: "Sorgula", exact: true }).click();
  await expect(page.getByText("Aktif randevu bulunamadı.")).toBeVisible();
  await open(page, "/ara?q=kalp");
  await page.goto("/api/openapi.json");
  expect(trouble).toEqual([]);
  const panel = await page.goto("/yonetim");
  expect(panel!.fromServiceWorker()).toBe(false);
  await expect(page.getByRole("button", { name: "Giriş yap" })).toBeVisible();
  // That nobody is signed in.
  trouble.length = 0;
  const kept = await stored(page);
  expect(kept).toContain("/ara");
  expect(kept.filter((path) => /api|yonetim|kalp|5321234567/.test(path))).toEqual([]);
});

test("The icon of the browser's tab is left to the browser, a page's pictures are kept", async ({
  page,
}) => {
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

test("After a first visit at most 150 kB are fetched for later, beside what was read", async ({
  page,
  request,
}) => {
  await visit(page, "/charts");
  const files = await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((one) => one.includes("precache"));
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  expect(files.length).toBeGreaterThan(6);
  let bytes = 0;
  for (const file of files) {
    const body = await (await request.get(file)).body();
    bytes += file.endsWith(".woff2") ? body.length : brotliCompressSync(body).length;
  }
  expect(bytes).toBeLessThanOrEqual(150_000);
});
