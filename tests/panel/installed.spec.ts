import { expect } from "../support/browser/site.ts";
import { test } from "./signed-in.ts";

test("The panel can be installed as an app separate from the site", async ({ page, request }) => {
  await page.goto("/yonetim");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await request.get(href!);
  expect(answer.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: "/yonetim",
    name: "Astroloji Akademisi Yönetim",
    short_name: "Yönetim",
    start_url: "/yonetim",
    scope: "/yonetim",
    display: "standalone",
    theme_color: "#120307",
  });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status()]).toEqual([src, 200]);
    expect(icon.headers()["content-type"]).toContain(type);
  }
  const client = await page.context().newCDPSession(page);
  const read = await client.send("Page.getAppManifest");
  expect(read.errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});
