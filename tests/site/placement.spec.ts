import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "../support/browser/site.ts";

type Planet = { positions: { sign: string; content: { title: string; items: string[] }[] }[] };
const planet = (slug: string): Planet =>
  parse(readFileSync(`content/placements/${slug}.yaml`, "utf8"));

test.use({ javaScriptEnabled: false });

test("A planet in a sign has a page with the whole reading", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.goto("/planets/jupiter/akrep");
  await expect(page).toHaveTitle("Jüpiter Akrep Burcunda | Astroloji Akademisi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jüpiter Akrep Burcunda");
  const { content } = planet("jupiter").positions.find(({ sign }) => sign === "Akrep")!;
  const reading = page.getByRole("article");
  await expect(reading.getByRole("heading", { level: 2 })).toHaveText(
    content.map(({ title }) => title).filter(Boolean),
  );
  for (const item of content.flatMap(({ items }) => items))
    await expect(reading).toContainText(item);
  const pictures = page.locator(".placement-art img");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
      /assets\/(akrep|jupiter)-/,
    );
  }
});

test("Its neighbours are linked: both signs beside, nine planets, the planet, the sign", async ({
  page,
}) => {
  await page.goto("/planets/venus/akrep");
  const hrefs = (name: string) =>
    page
      .getByRole("navigation", { name })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await hrefs("Venüs komşu burçlarda")).toEqual([
    "/planets/venus/terazi",
    "/planets/venus/yay",
  ]);
  expect(await hrefs("Akrep burcundaki diğer gezegenler")).toEqual(
    "gunes ay merkur mars jupiter saturn uranus neptun pluton"
      .split(" ")
      .map((slug) => `/planets/${slug}/akrep`),
  );
  expect(await hrefs("Gezegen ve burç")).toEqual(["/planets/venus", "/zodiac/akrep"]);
});

test("Before Koç comes Balık, and after Balık comes Koç; Güneş is read at the plain path", async ({
  page,
}) => {
  await page.goto("/planets/gunes/koc");
  await page.getByRole("link", { name: "Güneş Balık Burcunda" }).click();
  await expect(page).toHaveURL("/planets/gunes/balik");
  await page.getByRole("link", { name: "Güneş Koç Burcunda" }).click();
  await expect(page).toHaveURL("/planets/gunes/koc");
  await page.getByRole("link", { name: "On iki burçta Güneş" }).click();
  await expect(page).toHaveURL("/planets");
});

test("An entry of a planet leads to its page, and the fragment still opens the entry", async ({
  page,
}) => {
  await page.goto("/planets/venus#akrep");
  const entry = page.locator("details[open]");
  await expect(entry.locator("h3")).toHaveText("Venüs Akrep Burcunda");
  await entry.getByRole("link", { name: "Bu yorumun kendi sayfası" }).click();
  await expect(page).toHaveURL("/planets/venus/akrep");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Venüs Akrep Burcunda");
});

test("Every planet's twelve entries lead to twelve pages", async ({ request }) => {
  for (const path of ["/planets", "/planets/ay", "/planets/pluton"]) {
    const slug = path.split("/")[2] ?? "gunes";
    const html = await (await request.get(path)).text();
    const links = html.match(new RegExp(`href="/planets/${slug}/[a-z]+"`, "g")) ?? [];
    expect(new Set(links).size, path).toBe(12);
  }
});
