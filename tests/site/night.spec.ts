import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pageKinds } from "../support/browser/page-kinds.ts";
import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { visit } from "./offline-page.ts";

const paper = { day: "rgb(251, 246, 236)", night: "rgb(30, 16, 19)" };

const expectPaper = (page: Page, time: keyof typeof paper) =>
  expect(page.locator("html")).toHaveCSS("background-color", paper[time]);

const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Görünüm" }).getByRole("radio", { name });

async function choose(page: Page, name: string) {
  await choice(page, name).check();
  await expect(choice(page, name)).toBeChecked();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "With" : "Without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("every page is dark where the device asks for it, and light where it does not", async ({
      page,
      trouble,
    }) => {
      for (const path of pageKinds) {
        await page.goto(path);
        for (const [colorScheme, time] of [
          ["dark", "night"],
          ["light", "day"],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await expectPaper(page, time);
        }
        await expect(page.getByRole("group", { name: "Görünüm" })).toBeVisible({
          visible: javaScriptEnabled,
        });
      }
      // Chromium itself reports the 404 of the page for unknown addresses.
      expect(trouble.splice(0).filter((line) => !line.includes("/404"))).toEqual([]);
    });
  });
}

test("With the keyboard alone the page turns dark, light, and back to what the device says", {
  tag: "@390",
}, async ({ page }) => {
  for (const path of ["/about", "/planets/mars", "/consultation"]) {
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

test("What was chosen holds on every page, after a reload and in a page that React takes over", async ({
  page,
}) => {
  await open(page, "/about");
  await choose(page, "Koyu");
  await page.reload();
  for (const path of ["/about", "/zodiac/aslan", "/", "/blog", "/consultation", "/ara"]) {
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

test("A tab that is open beside it turns dark with it", async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, "/kvkk");
  await open(page, "/about");
  await choose(page, "Koyu");
  await expectPaper(other, "night");
  await expect(choice(other, "Koyu")).toBeChecked();
});

test("Where the browser stores nothing, a choice holds as long as the page", async ({ page }) => {
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

  test("a stored page has the chosen theme too", async ({ page, context }) => {
    await visit(page, "/charts");
    await choose(page, "Koyu");
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("status")).toContainText("kayıtlı hâlini");
    await expectPaper(page, "night");
  });
});

test.describe("From the first frame on", () => {
  // A clock of ours would count the frames.
  test.use({ hasOwnClock: false });

  for (const path of ["/about", "/planets/mars", "/zodiac/aslan", "/", "/consultation", "/404"]) {
    for (const [chosen, colorScheme, time] of [
      ["dark", "light", "night"],
      ["light", "dark", "day"],
    ] as const) {
      test(`${path} is painted ${chosen} where that was chosen`, async ({ page, trouble }) => {
        // No file of ours is waited for.
        await page.route("**/*.js", () => {});
        await page.emulateMedia({ colorScheme });
        await page.addInitScript((chosen) => {
          localStorage.theme = chosen;
          const painted = new Set<string>();
          Object.assign(window, { painted });
          requestAnimationFrame(function note() {
            if (document.body)
              painted.add(getComputedStyle(document.documentElement).backgroundColor);
            requestAnimationFrame(note);
          });
        }, chosen);
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("contentinfo")).toBeVisible();
        const painted = await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          return [...(window as unknown as { painted: Set<string> }).painted];
        });
        expect(painted).toEqual([paper[time]]);
        if (path === "/404") trouble.length = 0;
      });
    }
  }
});

test("On every page the chosen theme is there before anything that is painted", async ({
  request,
}) => {
  for (const path of pageKinds) {
    const html = await (await request.get(path)).text();
    const script = html.indexOf("<script>");
    expect(html.slice(script, script + 400), path).toContain("localStorage.theme");
    expect(script, path).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(script, path).toBeLessThan(html.indexOf("<body"));
  }
});

for (const path of ["/zodiac/koc", "/planets/venus", "/blog", "/"]) {
  test(`${path} is black on white on paper, whatever was chosen`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = "dark";
    });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
    const { data } = await sharp(await page.screenshot())
      .extract({ left: 0, top: 0, width: 4, height: 4 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(new Set(data)).toEqual(new Set([255]));
  });
}

test("The visitor's own colours replace those of the night, too", async ({ page }) => {
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

test("The staff panel stays light", async ({ page, trouble }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/yonetim");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectPaper(page, "day");
  await expect(page.locator("html")).toHaveCSS("color", "rgb(42, 18, 21)");
  // Chromium itself reports that nobody is signed in.
  trouble.length = 0;
});
