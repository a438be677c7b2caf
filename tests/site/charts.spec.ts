import { chartAddresses } from "../../content-model/addresses.ts";
import { filledShare } from "../support/browser/filled.ts";
import { expect, open, test } from "../support/browser/site.ts";

const ids = [
  "solar",
  "progress",
  "frideria",
  "composite",
  "eclipse",
  "profection",
  "derivative",
  "nodes",
];

test("Eight tabs, solar first; choosing one shows it alone [6.1]", async ({ page }) => {
  await open(page, "/charts");
  const tabs = page.getByRole("navigation", { name: "Harita teknikleri" }).getByRole("link");
  expect(await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute("href")))).toEqual([
    "/charts",
    ...ids.slice(1).map((id) => `/charts/${id}`),
  ]);
  await expect(tabs.first()).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute("aria-current", "page");
  await expect(tabs.first()).not.toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toContainText(
    "Ay Düğümleri",
  );
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("The tab bar sticks below the navigation bar [6.1]", { tag: "@390" }, async ({ page }) => {
  await open(page, "/charts");
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  const bar = await page.getByRole("navigation", { name: "Harita teknikleri" }).boundingBox();
  const header = await page.getByRole("banner").first().boundingBox();
  expect(bar?.y).toBe(header?.height);
});

test("The chosen tab is scrolled into sight [6.1]", { tag: "@390" }, async ({ page }) => {
  await open(page, "/charts/nodes");
  const tabs = page.getByRole("navigation", { name: "Harita teknikleri" }).getByRole("link");
  await expect(tabs.last()).toBeInViewport();
});

for (const id of ids) {
  test(`The technique ${id} has an image, paragraphs, feature cards and a closing note [6.2]`, async ({
    page,
  }) => {
    await open(page, id === "solar" ? "/charts" : `/charts/${id}`);
    const article = page.getByRole("article");
    const image = article.getByRole("img");
    await expect(image).toHaveAttribute("alt", /.{20,}/);
    expect(
      await image.evaluate((picture: HTMLImageElement) => picture.decode().then(() => true)),
    ).toBe(true);
    expect(await article.locator(".prose p").count()).toBeGreaterThanOrEqual(3);
    const cards = article.getByRole("listitem");
    expect(await cards.count()).toBeGreaterThanOrEqual(4);
    await expect(cards.first().getByRole("heading")).toBeVisible();
    await expect(article.locator(".closing-note")).toHaveText(/\S{2,} .+/);
  });
}

test("No place among the feature cards is empty [6.2]", { tag: ["@390", "@800"] }, async ({
  page,
}) => {
  for (const id of chartAddresses().slugs) {
    await open(page, chartAddresses().link(id));
    expect(await filledShare(page.locator(".card-grid")), id).toBeCloseTo(1, 2);
  }
});
