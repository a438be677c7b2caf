import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect, open } from "../support/browser/site.ts";

/** Every test's server stands behind one that notes what was asked for ahead of time, and how. */
const test = base.extend<{ ahead: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  ahead: async ({}, use) => use([]),
  baseURL: async ({ service, ahead }, use) => {
    const proxy = createServer(({ method, url = "/", headers }, answer) => {
      const purpose = headers["sec-purpose"];
      if (purpose) ahead.push(`${url} ${purpose}`);
      ask(service.url + url, { method, headers }, (origin) => {
        answer.writeHead(origin.statusCode!, origin.headers);
        origin.pipe(answer);
      }).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    proxy.closeAllConnections();
    proxy.close();
  },
});

const inMenu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name });

test("A reading page is made ready, and a page of React fetched, while the pointer rests on its link", async ({
  page,
  ahead,
}) => {
  await open(page, "/about");
  await inMenu(page, "Elementler").hover();
  await expect.poll(() => ahead).toContain("/elements prefetch;prerender");
  await inMenu(page, "Danışmanlık").hover();
  await expect.poll(() => ahead).toContain("/consultation prefetch");
  await page.getByRole("banner").first().getByRole("link", { name: "Astroloji Akademisi" }).hover();
  await expect.poll(() => ahead).toContain("/ prefetch");
});

test("Every kind of page can be asked for ahead of time, and the page works that was", async ({
  page,
  ahead,
}) => {
  await open(page, "/zodiac");
  const card = page.getByRole("link", { name: "KOÇ BURCU" });
  await card.hover();
  await expect.poll(() => ahead).toContain("/zodiac/koc prefetch;prerender");
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Koç Burcu: Temel Özellikler");
  await page.getByRole("link", { name: "Sağlık" }).hover();
  await expect.poll(() => ahead).toContain("/zodiac/koc/saglik prefetch;prerender");
});

test("Nothing but pages of the site is asked for ahead of time", async ({ page, ahead }) => {
  await open(page, "/blog");
  // A pressed link is a chosen one; that it then leads away is kept from happening.
  await page.evaluate(() => {
    addEventListener("click", (event) => event.preventDefault(), { capture: true });
    const others = ["/yonetim", "/api/openapi.json", "/sitemap.xml", "/ara/dizin.json", "#retro"];
    document.querySelector("main")!.append(
      ...others.map((href) => {
        const link = Object.assign(document.createElement("a"), { href, textContent: href });
        link.className = "button";
        return link;
      }),
    );
  });
  for (const link of await page.locator("main > .button").all()) await link.click();
  await page.getByRole("link", { name: "Yükselen Aslan" }).click();
  await inMenu(page, "Gezegenler").click();
  await expect.poll(() => ahead).toEqual(["/planets prefetch;prerender"]);
});
