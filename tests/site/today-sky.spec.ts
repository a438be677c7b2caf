import type { Page } from "@playwright/test";
import { holdBack } from "../support/browser/hold-back.ts";
import { expect, open, test } from "../support/browser/site.ts";

const band = (page: Page) => page.getByRole("region", { name: "Bugün gökyüzü" });
const table = "**/takvim/*.json*";

/** Opens a page at an instant; time stands still until the test moves it on. */
async function openAt(page: Page, moment: string, path = "/") {
  await page.clock.install({ time: new Date(new Date(moment).getTime() - 60_000) });
  await page.clock.pauseAt(new Date(moment));
  await open(page, path);
}

// 15 November 2026, 15:00 in Turkey: still the morning in New York, already the 16th in Auckland.
const moment = "2026-11-15T12:00:00Z";

for (const timezoneId of ["Europe/Istanbul", "America/New_York", "Pacific/Auckland"]) {
  test.describe(() => {
    test.use({ timezoneId });

    for (const path of ["/", "/blog"]) {
      test(`A clock in ${timezoneId} is told the same sky on ${path}`, async ({ page }) => {
        await openAt(page, moment, path);
        await expect(band(page).getByRole("definition")).toHaveText([
          "Büyüyen Hilal %31 aydınlık",
          "Kova burcunda 18 Kasım 00.19’a kadar",
          "Satürn, Uranüs, Neptün",
          "Dolunay (İkizler) 24 Kasım Salı 17.54",
        ]);
        await expect(band(page)).toContainText("Türkiye saatiyle");
      });
    }

    test(`In ${timezoneId} a day begins when it begins in Turkey`, async ({ page }) => {
      await openAt(page, "2026-11-16T20:59:00Z");
      const [phase, sign] = await band(page).getByRole("definition").all();
      await expect(phase!).toContainText("Büyüyen Hilal");
      await expect(sign!).toHaveText("Kova burcunda 18 Kasım 00.19’a kadar");
      await page.clock.runFor(60_000);
      // The 17th in Turkey, the day of the first quarter.
      await expect(phase!).toContainText("İlk Dördün");
      await expect(sign!).toHaveText("Kova burcunda yarın 00.19’a kadar");
    });
  });
}

test("An open page changes at the minute at which the Moon enters a sign", async ({ page }) => {
  await openAt(page, "2026-11-17T21:18:00Z");
  const sign = band(page).getByRole("definition").nth(1);
  await expect(sign).toHaveText("Kova burcunda 00.19’a kadar");
  await page.clock.runFor(59_000);
  await expect(sign).toHaveText("Kova burcunda 00.19’a kadar");
  await page.clock.runFor(1000);
  await expect(sign).toContainText("Balık burcunda");
});

test("A page that was kept or asleep tells the sky of the minute in which it is seen again", async ({
  page,
}) => {
  await openAt(page, moment);
  await expect(band(page)).toContainText("Kova burcunda");
  await page.clock.setFixedTime(new Date("2026-11-18T06:00:00Z"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(band(page)).toContainText("Balık burcunda");
});

test("A full moon passes, and the next event takes its place", async ({ page }) => {
  await openAt(page, "2026-11-24T14:53:00Z");
  const next = band(page).getByRole("definition").nth(3);
  await expect(next).toHaveText("Dolunay (İkizler) bugün 17.54");
  await page.clock.runFor(60_000);
  await expect(next).toHaveText("Yeni Ay (Yay) 9 Aralık Çarşamba 03.52");
});

test("The hour of a station is said to be a rough one", async ({ page }) => {
  await openAt(page, "2026-12-10T12:00:00Z");
  await expect(band(page).getByRole("definition").nth(3)).toHaveText(
    /^Satürn retrosu bitiyor (yarın|11 Aralık Cuma) \d\d\.\d\d civarında$/,
  );
});

test("After the last event of the table, and after its end, the page says that nothing is known", async ({
  page,
}) => {
  await openAt(page, "2028-12-31T20:59:00Z");
  await expect(band(page).getByRole("definition").nth(3)).toHaveText(
    "2028 sonrası henüz hesaplanmadı",
  );
  await page.clock.runFor(60_000);
  await expect(band(page)).toContainText("2025 öncesi ve 2028 sonrası henüz hesaplanmadı.");
  await expect(band(page).getByRole("definition")).toHaveCount(0);
  await expect(page.locator(".moon-now")).toBeEmpty();
});

test("A table that does not come is said in words, and the page stays whole", async ({
  page,
  trouble,
}) => {
  await page.route(table, (route) => route.fulfill({ status: 503 }));
  await open(page, "/blog");
  await expect(band(page)).toContainText("Gökyüzünün tablosu şu anda yüklenemedi.");
  expect(trouble.splice(0).join()).toContain("503");
});

test("The prerendered page says nothing of any day, and without script the band is absent", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  for (const path of ["/", "/blog"]) {
    const html = await (await request.get(path)).text();
    const [section] = /<section class="today-sky.*?<\/section>/s.exec(html) ?? [];
    expect(section?.match(/<dd><b><\/b> ?<\/dd>/g), path).toHaveLength(4);
    expect(html).not.toContain("data-state");
  }
  await page.close();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const read = await plain.newPage();
  await read.goto("/");
  await expect(read.locator(".today-sky")).toBeHidden();
  await expect(read.locator(".moon-now")).toBeHidden();
  await plain.close();
});

// A usual day, the longest words that the band ever holds, and none.
const moments = [moment, "2025-11-11T21:00:00Z", "2027-02-09T21:00:00Z", "2030-01-01T00:00:00Z"];

/** How high the band is, and where each of its labels stands in it. */
const frame = (page: Page) =>
  band(page).evaluate((box) => {
    const { top, height } = box.getBoundingClientRect();
    const labels = [...box.querySelectorAll("dt")].map((label) => label.getBoundingClientRect());
    return { height, labels: labels.map((label) => label.top - top) };
  });

test("The band is as high before its words come as after, and its labels stay: nothing moves", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  for (const time of moments) {
    for (const path of time === moment ? ["/", "/blog"] : ["/"]) {
      await page.clock.setFixedTime(time);
      await page.unrouteAll();
      // What the style sheet gives the prerendered band: before any script has run.
      const release = await holdBack(page, table, "**/assets/*.js");
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => document.querySelector("footer"));
      await page.waitForFunction(() =>
        [...document.querySelectorAll("link")].every(
          (link) => link.rel !== "stylesheet" || link.sheet,
        ),
      );
      const before = await frame(page);
      release();
      await expect(band(page).locator("b:not(:empty), p + p").first()).toBeVisible();
      const after = await frame(page);
      // Where nothing is known a sentence stands in place of the list.
      const labels = after.labels.length === 0 ? [] : before.labels;
      expect(after, `${path} at ${time}`).toEqual({ ...before, labels });
    }
  }
});

test("A page that stays open asks for the next month when that begins in Turkey", async ({
  page,
}) => {
  await openAt(page, "2026-11-30T20:59:00Z");
  await expect(band(page)).toContainText("Başak burcunda");
  await expect(band(page)).toContainText("2 Aralık 23.04’e kadar");
  const asked = page.waitForRequest("**/takvim/2026-12.json*");
  await page.clock.runFor(60_000);
  await asked;
  await expect(band(page)).toContainText("yarın 23.04’e kadar");
});
