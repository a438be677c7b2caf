import { inMenu, test } from "../../site/prefetch.ts";
import { expect, open } from "../../support/browser/site.ts";

test("Every kind of page can be prefetched, and then works", async ({ page, ahead }) => {
  await open(page, "/zodiac");
  const card = page.getByRole("link", { name: "KOÇ BURCU" });
  await card.hover();
  await expect.poll(() => ahead).toContain("/zodiac/koc prefetch;prerender");
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Koç Burcu: Temel Özellikler");
  await page.getByRole("link", { name: "Sağlık" }).hover();
  await expect.poll(() => ahead).toContain("/zodiac/koc/saglik prefetch;prerender");
});

test("Only pages of the site are prefetched", async ({ page, ahead }) => {
  await open(page, "/blog");
  // A pressed link is a chosen one; that it then leads away is kept from happening.
  await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault(), { capture: true });
    const others = ["/yonetim", "/api/ayarlar", "/sitemap.xml", "/ara/dizin.json", "#retro"];
    document.querySelector("main")!.append(
      ...others.map((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: href });
        link.className = "button";
        return link;
      }),
    );
  });
  for (const link of await page.locator("main > .button").all()) await link.click();
  await inMenu(page, "Gezegenler").click();
  await expect.poll(() => ahead).toEqual(["/planets prefetch;prerender"]);
});
