import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/site.ts";

/** Every scroll that scripts of the page ask for from now on. */
async function watchScrolls(page: Page) {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of ["scrollIntoView", "scrollTo", "scrollBy"] as const) {
      for (const owner of name === "scrollIntoView"
        ? [Element.prototype]
        : [Element.prototype, window]) {
        const own = (owner as Element)[name] as (...where: unknown[]) => void;
        Object.assign(owner, {
          [name](this: unknown, ...where: unknown[]) {
            asked.push((where[0] as ScrollOptions | undefined)?.behavior ?? "auto");
            own.apply(this, where);
          },
        });
      }
    }
  });
}

const asked = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { asked: string[] }).asked)]);

for (const [reducedMotion, behavior] of [
  ["reduce", "instant"],
  ["no-preference", "smooth"],
] as const) {
  test(`Scrolling by script is ${behavior} when motion is ${reducedMotion}`, async ({ page }) => {
    await watchScrolls(page);
    await page.emulateMedia({ reducedMotion });
    await open(page, "/");
    // The calendar's list opens at what comes next: at once, however motion is liked.
    await page.evaluate(() => (window as unknown as { asked: string[] }).asked.splice(0));
    await page.getByRole("button", { name: "İncele" }).click();
    await expect.poll(() => asked(page)).toEqual([behavior]);
    await open(page, "/blog");
    await page.getByRole("link", { name: "Yükselen Koç" }).first().click();
    await expect(page).toHaveURL("/blog/yukselen-koc");
    await expect.poll(() => asked(page)).toContain(behavior);
  });
}

test("The keyboard and fragment links scroll at once where motion is allowed, too", async ({
  page,
}) => {
  for (const path of ["/", "/blog", "/planets"]) {
    await open(page, path);
    const behaviour = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter(
          (element) => getComputedStyle(element).scrollBehavior === "smooth",
        ).length,
    );
    expect(behaviour, path).toBe(0);
  }
});
