import { drawn } from "../support/browser/answers.ts";
import { noteOwnScrolls } from "../support/browser/own-scrolls.ts";
import { expect, open, test } from "../support/browser/site.ts";

for (const year of ["2025", "2027", "2028"]) {
  test(`The moon calendar's years stay where they were when ${year} is chosen`, {
    tag: "@390",
  }, async ({ page }) => {
    await open(page, "/");
    const bar = page.getByRole("navigation", { name: "Takvim yılı" });
    await bar.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
    const before = (await bar.boundingBox())!.y;
    await bar.getByRole("link", { name: year }).click();
    await expect(bar.locator("[aria-current]")).toHaveText(year);
    await expect(page).toHaveURL(`/#ay-${year}`);
    await expect.poll(async () => (await bar.boundingBox())!.y).toBeCloseTo(before, 0);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
}

for (const path of ["/", "/consultation"]) {
  test(`A fragment of ${path} that is no text names nothing`, async ({ page }) => {
    await open(page, `${path}#%E0%A4%A`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Bir şeyler ters gitti");
  });
}

test("“İçeriğe geç” keeps the chosen year of the moon calendar", async ({ page }) => {
  await open(page, "/#ay-2027");
  await page.getByRole("link", { name: "İçeriğe geç" }).press("Enter");
  await expect(page).toHaveURL("/#icerik");
  await drawn(page);
  const bar = page.getByRole("navigation", { name: "Takvim yılı" });
  await expect(bar.locator("[aria-current]")).toHaveText("2027");
});

test("Whoever comes by the address of a phase of the Moon is there at once, and another glides there [2.3]", async ({
  page,
}) => {
  await noteOwnScrolls(page);
  await open(page, "/#dolunay");
  const phase = page
    .getByRole("region", { name: "Ay’ın Evreleri" })
    .getByRole("heading", { level: 3 });
  const root = page.locator("html");
  await expect(phase).toHaveText("Dolunay");
  await expect(root).toHaveAttribute("data-scrolled", " instant");
  await page.evaluate(() => {
    location.hash = "#son-dordun";
  });
  await expect(phase).toHaveText("Son Dördün");
  await expect(root).toHaveAttribute("data-scrolled", " instant smooth");
});
