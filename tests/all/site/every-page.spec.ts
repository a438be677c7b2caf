import type { Page } from "@playwright/test";
import { listedAddresses, unlistedAddresses } from "../../../app/content/all-addresses.ts";
import { expect, open, test } from "../../support/browser/site.ts";

/** How far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const addresses = [...listedAddresses(), ...unlistedAddresses()];
const inOneGo = 50;

for (let first = 0; first < addresses.length; first += inOneGo) {
  const some = addresses.slice(first, first + inOneGo);
  test(`No address from ${some[0]} to ${some.at(-1)} scrolls sideways at 320 px or reports an error`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of some) {
      await open(page, path);
      expect.soft(await sideways(page), path).toBe(0);
    }
  });
}

test("An injected script does not run", async ({ page, trouble }) => {
  const script = "<script>document.documentElement.lang = 'ele-gecirildi'</script>";
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("</head>", `${script}</head>`) });
  });
  await open(page, "/");
  expect(await page.content()).toContain("ele-gecirildi");
  await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  expect(trouble.splice(0).join()).toContain("Content Security Policy");
});
