import { expect, open, test } from "../support/browser/site.ts";

const jsonLd = 'script[type="application/ld+json"]';
const trail = { name: "Sayfa yolu" };

test("Breadcrumbs lead back along the way, and name the page that one is on", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.goto("/zodiac/aslan/saglik");
  const breadcrumbs = page.getByRole("navigation", trail);
  await expect(breadcrumbs.getByRole("listitem")).toHaveText([
    "Anasayfa",
    "Burçlar",
    "Aslan",
    "Sağlık",
  ]);
  await expect(breadcrumbs.locator("[aria-current]")).toHaveText("Sağlık");
  await breadcrumbs.getByRole("link", { name: "Aslan" }).click();
  await expect(page).toHaveURL("/zodiac/aslan");
  await breadcrumbs.getByRole("link", { name: "Burçlar" }).click();
  await expect(page).toHaveURL("/zodiac");
  await expect(breadcrumbs.getByRole("listitem")).toHaveText(["Anasayfa", "Burçlar"]);
});

test("A planet in a sign stands below its planet, also for the one that opens the page", async ({
  page,
}) => {
  await page.goto("/planets/gunes/koc");
  const breadcrumbs = page.getByRole("navigation", trail);
  await expect(breadcrumbs).toHaveText("AnasayfaGezegenlerGüneşKoç");
  await breadcrumbs.getByRole("link", { name: "Güneş" }).click();
  await expect(page).toHaveURL("/planets");
});

test("Breadcrumbs keep to the window of the smallest phone, and are large enough to touch", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/zodiac/ikizler/fiziksel-ozellikler");
  const links = await page.getByRole("navigation", trail).getByRole("link").all();
  for (const link of links) {
    const { x, width, height } = (await link.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(320);
    expect(height).toBeGreaterThanOrEqual(24);
  }
});

test("What machines are told came with the document, and an article that follows brings none", async ({
  page,
}) => {
  await open(page, "/blog/yukselen-koc");
  expect(await page.locator(jsonLd).textContent()).toContain("Yükselen Koç için Uranüs Etkisi");
  await page.getByRole("link", { name: "Yükselen Boğa" }).click();
  await expect(page.locator("#yazi")).toHaveText("Yükselen Boğa için Uranüs Etkisi");
  await expect(page.getByRole("navigation", trail).locator("[aria-current]")).toHaveText(
    "Yükselen Boğa",
  );
  await expect(page.locator(jsonLd)).toHaveCount(0);
});

test("A browser reads the manifest without complaint", async ({ page, request }) => {
  await page.goto("/about");
  const browser = await page.context().newCDPSession(page);
  const { data, errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "").name).toBe("Astroloji Akademisi");
  const types = await Promise.all(
    ["/site.webmanifest", "/rss.xml"].map(
      async (path) => (await request.get(path)).headers()["content-type"],
    ),
  );
  expect(types).toEqual([
    "application/manifest+json; charset=utf-8",
    "application/xml; charset=utf-8",
  ]);
});
