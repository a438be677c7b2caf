import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";

/** Notes of every page that comes whether it comes by a transition, and which parts of it move. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      await viewTransition?.ready;
      const moving = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
        .filter((part) => part.startsWith("::view-transition"));
      Object.assign(window, { moving });
    });
  });
}

const moving = async (page: Page) => {
  const parts = await page.waitForFunction(
    () => (window as unknown as { moving?: string[] }).moving,
  );
  return parts.jsonValue();
};

for (const [from, link, to] of [
  ["/about", "Elementler", "/elements"],
  ["/elements", "Danışmanlık", "/consultation"],
  ["/blog", "Hakkımızda", "/about"],
] as const) {
  test(`${from} fades into ${to}`, async ({ page }) => {
    await watchTransitions(page);
    await open(page, from);
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(to);
    expect(await moving(page)).toContain("::view-transition-new(root)");
  });
}

test("A sign's picture moves from its card to its guide, and back", { tag: "@800" }, async ({
  page,
}) => {
  await watchTransitions(page);
  await open(page, "/zodiac");
  await page.getByRole("link", { name: "KOÇ BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/koc");
  expect(await moving(page)).toContain("::view-transition-group(koc)");
  await page.goBack();
  await expect(page).toHaveURL("/zodiac");
  expect(await moving(page)).toContain("::view-transition-group(koc)");
});

test("Where reduced motion is preferred, pages change without any transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchTransitions(page);
  await open(page, "/zodiac");
  await page.getByRole("link", { name: "KOÇ BURCU" }).click();
  await expect(page).toHaveURL("/zodiac/koc");
  expect(await moving(page)).toEqual([]);
});
