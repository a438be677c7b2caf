import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { listedAddresses, unlistedAddresses } from "../../../content-model/addresses.ts";
import { expect, furtherStates, open, test } from "../../support/browser/site.ts";
import { specifiedPages } from "../../support/specified-pages.ts";

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );
}

/** How far the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  ...specifiedPages,
  ...furtherStates,
  "/charts/nodes",
  "/planets/pluton#balik",
  // Neither in the site map nor in the search.
  "/cevrimdisi",
  "/charts/nodes/cark",
  "/zodiac/balik/yazdir",
]) {
  test(`${path} has no accessibility finding, and can be read with the text at 200 %`, {
    tag: "@390",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    expect(await findings(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await sideways(page)).toBe(0);
  });
}

const addresses = [...listedAddresses(), ...unlistedAddresses()];
const inOneGo = 20;

for (let first = 0; first < addresses.length; first += inOneGo) {
  const some = addresses.slice(first, first + inOneGo);
  test(`No address from ${some[0]} to ${some.at(-1)} scrolls sideways at 320 px or reports trouble`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of some) {
      await open(page, path);
      expect(await sideways(page), path).toBe(0);
    }
  });
}

test("No state that a fragment opens scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of furtherStates.filter((state) => state.includes("#"))) {
    await open(page, path);
    expect(await sideways(page), path).toBe(0);
  }
});

test("The open menu has no accessibility finding", { tag: "@390" }, async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("button", { name: "Menü" });
  if (await button.isVisible()) await button.click();
  expect(await findings(page)).toEqual([]);
});

test("The open sidebar of a sign has no accessibility finding", { tag: "@390" }, async ({
  page,
}) => {
  await open(page, "/zodiac/aslan");
  const button = page.getByRole("button", { name: "Menüye Dön" });
  if (await button.isVisible()) await button.click();
  expect(await findings(page)).toEqual([]);
});

test("The page for unknown addresses has no accessibility finding", async ({ page, trouble }) => {
  await open(page, "/yok");
  expect(await findings(page)).toEqual([]);
  // Chromium itself reports the 404 of the page that was asked for.
  expect(trouble.splice(0)).toEqual([expect.stringContaining("404")]);
});

test("A script that is not the page's own does not run", async ({ page, trouble }) => {
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

test("The first Tab reaches a link that skips to the content", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "İçeriğe geç" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("After a change of page the keyboard begins with the link that skips to its content", async ({
  page,
}) => {
  await open(page, "/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Elementler" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astrolojik Elementler");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "İçeriğe geç" })).toBeFocused();
});

test("Whatever has focus shows it", async ({ page }) => {
  await open(page, "/planets");
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement!);
      return `${style.outlineStyle} ${Number.parseFloat(style.outlineWidth) >= 2}`;
    });
    expect(outline).toBe("solid true");
  }
});
