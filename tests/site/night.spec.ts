import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { choice, choose, expectPaper, paper } from "./theme-choice.ts";

test("The theme is chosen with the keyboard alone", async ({ page }) => {
  for (const path of ["/about", "/consultation"]) {
    await open(page, path);
    await expect(choice(page, "Cihaza göre")).toBeChecked();
    await page.getByRole("contentinfo").getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await expect(choice(page, "Cihaza göre")).toBeFocused();
    await expect(choice(page, "Cihaza göre")).toBeInViewport();
    await page.keyboard.press("ArrowUp");
    await expect(choice(page, "Koyu")).toBeChecked();
    await expectPaper(page, "night");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.keyboard.press("ArrowUp");
    await expect(choice(page, "Açık")).toBeChecked();
    await expectPaper(page, "day");
    await page.keyboard.press("ArrowUp");
    await expect(choice(page, "Cihaza göre")).toBeChecked();
    await expectPaper(page, "night");
    await page.emulateMedia({ colorScheme: "light" });
    await expectPaper(page, "day");
  }
});

test("The chosen theme holds on every page, after a reload and in hydrated pages", async ({
  page,
}) => {
  await open(page, "/about");
  await choose(page, "Koyu");
  await page.reload();
  for (const path of ["/about", "/zodiac/aslan", "/", "/consultation"]) {
    if (path !== "/about") await page.goto(path);
    await hydrated(page);
    await expectPaper(page, "night");
    await expect(choice(page, "Koyu")).toBeChecked();
  }
  await page.goto("/blog");
  await hydrated(page);
  await page.getByRole("link", { name: "Yükselen Terazi" }).first().click();
  await expect(page).toHaveURL("/blog/yukselen-terazi");
  await expectPaper(page, "night");
  expect(await page.evaluate(() => [{ ...localStorage }, document.cookie])).toEqual([
    { theme: "dark" },
    "",
  ]);
});

test.describe("From the first frame on", () => {
  // A clock of ours would count the frames.
  test.use({ hasOwnClock: false });

  test("a page is painted in the chosen theme before any script file has loaded", async ({
    page,
  }) => {
    await page.route("**/*.js", () => {});
    await page.addInitScript(() => {
      localStorage.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "light" : "dark";
      const painted = new Set<string>();
      Object.assign(window, { painted });
      requestAnimationFrame(function note() {
        if (document.body) painted.add(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(note);
      });
    });
    for (const path of ["/zodiac/aslan", "/consultation", "/yonetim"])
      for (const [colorScheme, time] of [
        ["light", "night"],
        ["dark", "day"],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.locator("footer, #panel")).toBeAttached();
        const painted = await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          return [...(window as unknown as { painted: Set<string> }).painted];
        });
        expect(painted, `${path} where the device is ${colorScheme}`).toEqual([paper[time]]);
      }
  });
});
