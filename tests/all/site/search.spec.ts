import { summary } from "../../site/search-page.ts";
import { expect, open, test } from "../../support/browser/site.ts";

test("The bar keeps its links and the search icon on one line from 768 px up", async ({ page }) => {
  for (const width of [768, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    const links = page.getByRole("banner").first().getByRole("link");
    const middles = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, bottom, right } = link.getBoundingClientRect();
        return { middle: (top + bottom) / 2, right };
      }),
    );
    for (const { middle, right } of middles) {
      expect(Math.abs(middle - 32), `${width} px`).toBeLessThan(4);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

test("When a new build has removed the search's code, the page suggests a reload", async ({
  page,
  trouble,
}) => {
  const code = "**/assets/results-*.js";
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await open(page, "/ara?q=mars");
  await expect(page.getByText("yeniden deneyin; olmazsa sayfayı yenileyin.")).toBeVisible();
  await page.unroute(code);
  await page.reload();
  await expect(summary(page)).toContainText("“mars” için");
  expect(trouble.splice(0).every((report) => report.includes("status of 404"))).toBe(true);
});
