import { volumeAddress } from "../../content-model/addresses.ts";
import { glossaryVolumes } from "../../content-model/glossary-volumes.ts";
import { expect, test } from "../support/browser/site.ts";

test.use({ javaScriptEnabled: false });

const volumes = glossaryVolumes.map(volumeAddress);
const letters = { name: "Harfler" };

test("Every term of the list leads to its whole text, in the order of the alphabet", async ({
  page,
}) => {
  await page.goto("/sozluk");
  const listed = await page
    .locator(".term-list dt a")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(listed.length).toBeGreaterThan(100);
  const names = listed.map(([name]) => name!);
  expect(names).toEqual(names.toSorted(new Intl.Collator("tr-TR").compare));
  const texts: string[][] = [];
  for (const path of volumes) {
    await page.goto(path);
    const found = await page
      .locator(".term-texts h3")
      .evaluateAll((all) => all.map((heading) => [heading.textContent, heading.id]));
    texts.push(...found.map(([name, id]) => [name!, `${path}#${id}`]));
  }
  expect(texts).toEqual(listed);
});

test("On a phone the bar of letters begins at those of the volume", { tag: "@390" }, async ({
  page,
}) => {
  await page.goto("/sozluk/y-z");
  const bar = page.getByRole("navigation", letters);
  await expect(bar.getByRole("link", { name: "Y", exact: true })).toBeInViewport();
});

test("An address with a term's name leads to it, below the bars, and on to its text", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.goto("/sozluk#orb");
  const term = page.locator("#orb");
  await expect(term).toBeInViewport();
  const bar = (await page.getByRole("navigation", letters).boundingBox())!;
  expect((await term.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await term.getByRole("link").click();
  await expect(page).toHaveURL(/\/sozluk\/\w-\w#orb$/);
  await expect(page.getByRole("heading", { name: "Orb", exact: true })).toBeInViewport();
});

test("Terms show their other words, what to read on with, and the pages that tell more", async ({
  page,
}) => {
  await page.goto("/sozluk/g-j#geri-gidis");
  const article = page.getByRole("article").filter({
    has: page.getByRole("heading", { name: "Geri gidiş", exact: true }),
  });
  await expect(article.locator(".term-also")).toContainText("retro");
  await article.getByRole("link", { name: "Gezegen retroları" }).click();
  await expect(page).toHaveURL("/retro");
  await page.goto("/sozluk");
  for (const path of volumes) {
    await page.goto(path);
    for (const link of await page.locator(".term-see a[href^='#']").all()) {
      await expect(page.locator((await link.getAttribute("href"))!)).toHaveCount(1);
    }
  }
});

test("A bar of letters stays in sight, and leads to every letter from every volume", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.goto("/sozluk");
  await page.getByRole("navigation", letters).getByRole("link", { name: "S", exact: true }).click();
  const heading = page.getByRole("heading", { name: "S", exact: true });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole("banner").first().boundingBox())!;
  const bar = (await page.getByRole("navigation", letters).boundingBox())!;
  expect(bar.y).toBe(header.height);
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await page.goto(volumes[0]!);
  await page.getByRole("navigation", letters).getByRole("link", { name: "S", exact: true }).click();
  await expect(page).toHaveURL("/sozluk/o-s#harf-s");
  await expect(page.getByRole("heading", { name: "S", exact: true })).toBeInViewport();
  await expect(page.getByRole("navigation", letters).locator("[aria-current]").first()).toHaveText(
    "O",
  );
});

test("Machines are told the terms of the list, and the texts of a volume", async ({ page }) => {
  const graphAt = async (path: string) => {
    await page.goto(path);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.parse(json!)["@graph"] as Record<string, unknown>[];
  };
  const [set] = await graphAt("/sozluk");
  expect(set).toMatchObject({ "@type": "DefinedTermSet", name: "Astroloji Sözlüğü" });
  const shown = await page.locator(".term-list dt").count();
  expect(set!.hasDefinedTerm).toHaveLength(shown);
  const terms = (await graphAt("/sozluk/o-s")).filter((one) => one["@type"] === "DefinedTerm");
  const texts = await page.locator(".term-texts article > p:not([class])").allTextContents();
  expect(terms.map(({ description }) => description)).toEqual(texts);
});

test("The footer of every page leads to the six pages, and the navigation does not", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/zodiac/koc");
  const six = ["/sozluk", "/evler", "/acilar", "/uyum", "/retro", "/burcum"];
  const footer = page.getByRole("contentinfo");
  for (const path of six) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  const menu = await page
    .locator(".site-header a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  for (const path of six) expect(menu).not.toContain(path);
});
