import { expect, test } from "../../support/browser/site.ts";

test("The browser reads the manifest without errors", async ({ page, request }) => {
  await page.goto("/about");
  const browser = await page.context().newCDPSession(page);
  const { data, errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "").name).toBe("Astroloji Akademisi");
  for (const [path, type] of [
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/rss.xml", "application/xml; charset=utf-8"],
  ] as const)
    expect((await request.get(path)).headers()["content-type"]).toBe(type);
});
