import { expect, test } from "../support/browser/site.ts";

const wheel = { name: "Ev çarkı" };

test("Twelve houses have their anchors, and each field of the wheel leads to its own", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await page.goto("/evler");
  const houses = page.getByRole("main").getByRole("article");
  await expect(houses).toHaveCount(12);
  const fields = page.getByRole("navigation", wheel).getByRole("link");
  await expect(fields).toHaveCount(12);
  for (const number of [1, 7, 12]) {
    await page.getByRole("link", { name: new RegExp(`^${number}\\. ev: `) }).click();
    await expect(page).toHaveURL(`/evler#ev-${number}`);
    const heading = page.locator(`#ev-${number}`);
    await expect(heading).toBeInViewport();
    const bar = (await page.getByRole("navigation", { name: "Evler" }).boundingBox())!;
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  }
});

test("The wheel is drawn as a chart is: the first house below the horizon's left end", async ({
  page,
}) => {
  await page.goto("/evler");
  const middleOf = async (number: number) => {
    const field = page.getByRole("link", { name: new RegExp(`^${number}\\. ev: `) });
    const { x, y, width, height } = (await field.locator("text").boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const box = (await page.getByRole("navigation", wheel).locator("svg").boundingBox())!;
  const horizon = box.y + box.height / 2;
  for (let number = 1; number <= 12; number += 1) {
    expect((await middleOf(number)).y > horizon, `house ${number}`).toBe(number <= 6);
  }
  expect((await middleOf(1)).x).toBeLessThan((await middleOf(6)).x);
});

test("The wheel is used with the keyboard, and shows where one is", async ({ page }) => {
  await page.goto("/evler");
  await page.getByRole("link", { name: "12. ev", exact: true }).focus();
  await page.keyboard.press("Tab");
  const first = page.getByRole("link", { name: /^1\. ev: / });
  await expect(first).toBeFocused();
  const width = await first
    .locator("path")
    .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth));
  expect(width).toBeGreaterThanOrEqual(3);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/evler#ev-1");
});

test("From 1024 px up the wheel stays beside the text", async ({ page }) => {
  await page.goto("/evler#ev-8");
  await expect(page.getByRole("navigation", wheel)).toBeInViewport({ ratio: 1 });
});

test("Ten aspects are drawn at their angle, with their orb", async ({ page }) => {
  await page.goto("/acilar");
  const aspects = page.getByRole("main").getByRole("article");
  await expect(aspects).toHaveCount(10);
  const found: number[] = [];
  for (const aspect of await aspects.all()) {
    const stated = Number.parseInt((await aspect.locator("dd").first().textContent())!, 10);
    expect((await aspect.locator("dd").nth(1).textContent())!.length).toBeGreaterThan(3);
    const drawn = await aspect.locator(".aspect-figure").evaluate((figure) => {
      const [one, other] = [...figure.querySelectorAll('circle[r="4"]')].map((body) => {
        const [x, y] = ["cx", "cy"].map((name) => Number(body.getAttribute(name)) - 50);
        return Math.atan2(y!, x!);
      });
      const angle = (Math.abs(one! - other!) * 180) / Math.PI;
      return Math.min(angle, 360 - angle);
    });
    // In a conjunction the two bodies touch.
    expect(Math.abs(drawn - stated)).toBeLessThan(stated === 0 ? 10 : 1);
    found.push(stated);
  }
  expect(found).toEqual([0, 30, 45, 60, 72, 90, 120, 135, 150, 180]);
});

test("Each planet's retrograde has its rhythm and its days, and the years their months", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/retro#mars");
  await expect(page.getByRole("heading", { name: "Mars retrosu" })).toBeInViewport();
  const planets = page.getByRole("main").getByRole("article");
  await expect(planets).toHaveCount(8);
  for (const planet of await planets.all()) {
    await expect(planet.locator(".retrograde-rhythm")).toBeVisible();
    expect(await planet.locator(".retrograde-days b").count()).toBeGreaterThan(0);
  }
  const mercury = planets.filter({ has: page.getByRole("heading", { name: "Merkür retrosu" }) });
  await expect(mercury.locator(".retrograde-days")).toContainText("24 Ekim-13 Kasım 2026");
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("/retro begins with the year that it is in Turkey, without JavaScript too", async ({
    page,
    service,
  }) => {
    const years = page.locator(".retrograde-years section h2");
    service.clock.now = new Date("2026-12-31T23:59:59+03:00");
    await page.goto("/retro");
    await expect(years).toHaveText(["2026", "2027", "2028"]);
    service.clock.now = new Date("2027-01-01T00:00:00+03:00");
    await page.reload();
    await expect(years).toHaveText(["2027", "2028"]);
    await expect(page.locator(".year-strip")).toHaveCount(2);
  });
});

test("From /retro one comes to the band “Bugün gökyüzü”", { tag: "@390" }, async ({ page }) => {
  await page.goto("/retro");
  await page.getByRole("link", { name: /^Bugün gökyüzü/ }).click();
  await expect(page).toHaveURL("/blog#retro");
  await expect(page.getByRole("region", { name: "Bugün gökyüzü" })).toBeInViewport();
});
