import { AxeBuilder } from "@axe-core/playwright";
import { expect, open, test } from "../support/browser/site.ts";

const born = "Doğum tarihiniz";
/** What is hidden is not told. */
const shown = { useInnerText: true };

test("A chosen day shows its sign at once, which leads to its guide", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/burcum");
  await page.getByLabel(born).fill("1990-07-29");
  const answer = page.getByRole("status");
  await expect(answer).toHaveText("Güneş burcunuz Aslan", shown);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await answer.getByRole("link", { name: "Aslan" }).click();
  await expect(page).toHaveURL("/zodiac/aslan");
});

test("On a border day both signs are shown, and the hour between them", {
  tag: "@390",
}, async ({ page }) => {
  await open(page, "/burcum");
  await page.getByLabel(born).fill("2000-03-20");
  const answer = page.getByRole("status");
  await expect(answer).toContainText("Güneş’in Koç burcuna girdiği an Türkiye saatiyle 09.35.");
  await expect(answer.getByRole("link")).toHaveText(["Balık", "Koç"]);
  await page.getByLabel(born).fill("2000-03-21");
  await expect(answer).toHaveText("Güneş burcunuz Koç", shown);
});

test("Of a year that was not computed the page guesses nothing", async ({ page }) => {
  await open(page, "/burcum");
  await page.getByLabel(born).fill("1890-05-05");
  const answer = page.getByRole("status");
  await expect(answer).toContainText("1930–2030");
  await expect(answer.getByRole("link")).toHaveCount(0);
});

test("The day that was chosen is there when one comes back", async ({ page }) => {
  await open(page, "/burcum");
  await page.getByLabel(born).fill("1975-11-01");
  await page.getByRole("status").getByRole("link", { name: "Akrep" }).click();
  await expect(page).toHaveURL("/zodiac/akrep");
  await page.goBack();
  await expect(page.getByRole("status")).toHaveText("Güneş burcunuz Akrep", shown);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The tables say the days of every sign and every border, and no form is offered", async ({
    page,
  }) => {
    await page.goto("/burcum");
    await expect(page.getByLabel(born)).toBeHidden();
    await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(13);
    await expect(page.getByRole("row", { name: "Koç 21 Mart - 19 Nisan" })).toBeVisible();
    await expect(page.getByRole("row", { name: "20–21 Mart Balık Koç" })).toBeVisible();
  });
});
