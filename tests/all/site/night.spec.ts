import { visit } from "../../site/offline-page.ts";
import { choice, choose, expectPaper } from "../../site/theme-choice.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";
import { expect, open, test } from "../../support/browser/site.ts";

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is dark or light as the device asks", async ({ page, trouble }) => {
    for (const path of pageKinds) {
      await page.goto(path);
      for (const [colorScheme, time] of [
        ["dark", "night"],
        ["light", "day"],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await expectPaper(page, time);
      }
      await expect(page.getByRole("group", { name: "Görünüm" })).toBeHidden();
    }
    // Chromium itself reports the 404 of the page for unknown addresses.
    expect(trouble.splice(0).filter((line) => !line.includes("/404"))).toEqual([]);
  });
});

test("Another open tab turns dark at once", async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, "/kvkk");
  await open(page, "/about");
  await choose(page, "Koyu");
  await expectPaper(other, "night");
  await expect(choice(other, "Koyu")).toBeChecked();
});

test("Without storage a choice lasts until the page is left", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("not allowed", "SecurityError");
      },
    });
  });
  await open(page, "/about");
  await choose(page, "Koyu");
  await expectPaper(page, "night");
  await page.reload();
  await expectPaper(page, "day");
});

test.describe("Without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a stored page has the chosen theme", async ({ page, context }) => {
    await visit(page, "/charts");
    await choose(page, "Koyu");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("status")).toContainText("kayıtlı hâlini");
    await expectPaper(page, "night");
  });
});

test("Forced colours replace those of the night", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await open(page, "/kvkk");
  const [text, ground, canvas] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; color: CanvasText; background: Canvas";
    const { color, backgroundColor } = getComputedStyle(probe);
    const paragraph = getComputedStyle(document.querySelector("main .prose p")!).color;
    const page = getComputedStyle(document.documentElement).backgroundColor;
    return [`${paragraph} ${color}`, page, backgroundColor];
  });
  expect(new Set(text!.split(/ (?=rgb)/)).size).toBe(1);
  expect(ground).toBe(canvas);
});
