import {
  day,
  expectReport,
  fillAndFreeze,
  firstFree,
  opener,
  submit,
  toast,
} from "../../site/booking-page.ts";
import { boxOf } from "../../support/browser/box.ts";
import { expect, open, test } from "../../support/browser/site.ts";

test("The booking's summary is in sight", { tag: ["@390", "@800"] }, async ({ page }) => {
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status: 201 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await page.clock.runFor(10_000);
  await expect(page.getByText("Randevu talebiniz alındı:")).toBeInViewport({ ratio: 1 });
});

test("The state of a request is shown beside the button while it is sent and when it failed", {
  tag: "@390",
}, async ({ page, trouble }) => {
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/randevu/al", async (route) => {
    await answer.promise;
    await route.fulfill({ status: 409 });
  });
  await fillAndFreeze(page);
  await submit(page).click();
  const status = page.locator(".under-way");
  const expectBesideButton = async () => {
    await expect(status).toBeInViewport({ ratio: 1 });
    const [button, words] = [await opener(page).boundingBox(), await status.boundingBox()];
    expect(Math.abs(button!.y - words!.y)).toBeLessThan(100);
  };
  await expect(status).toHaveText("Gönderiliyor...");
  await expectBesideButton();
  answer.resolve();
  await expect(toast(page)).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(60_000);
  await expect(status).toHaveText(/^Talebiniz gönderilemedi: 25 Eylül Perşembe, 21:30\./);
  await expectBesideButton();
});

test("The calendar does not move when the hour of an unsent request turns out to be free", {
  tag: "@390",
}, async ({ page, trouble }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/api/randevu/al", (route) => route.fulfill({ status: 409 }));
  await fillAndFreeze(page);
  await submit(page).click();
  await expect(toast(page)).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await page.clock.runFor(2200);
  const known = Promise.withResolvers<void>();
  await page.route("**/api/randevu/dolu?*", async (route) => {
    await known.promise;
    await route.continue();
  });
  await opener(page).click();
  const again = page.getByRole("button", { name: "Aynı bilgilerle yeniden dene" });
  await expect(again).toBeDisabled();
  await expect(firstFree(page)).toBeVisible();
  const before = await day(page, "26 Eylül 2025").boundingBox();
  known.resolve();
  await expect(again).toBeEnabled();
  expect(await day(page, "26 Eylül 2025").boundingBox()).toEqual(before);
});

for (const slug of ["normal-dogum-haritasi", "mini-ongoru"]) {
  test(`The booking button of ${slug} is in sight on opening and while reading`, {
    tag: ["@390", "@800"],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/consultation");
    const panel = page.locator(".booking-panel");
    const wayOn = panel.locator(".booking-ways :is(a, button):visible").first();
    await expect(wayOn).toBeInViewport({ ratio: 1 });
    await open(page, `/consultation#${slug}`);
    const text = page.getByRole("article").locator(".prose > *");
    for (const place of [text.first(), text.last()]) {
      await place.scrollIntoViewIfNeeded();
      await expect(wayOn).toBeInViewport({ ratio: 1 });
    }
    const { width, height } = page.viewportSize()!;
    if (width < 1200) expect((await boxOf(panel)).height).toBeLessThan(height / 4);
  });
}

test("On the smallest phone the bar takes at most a quarter of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const slug of ["normal-dogum-haritasi", "mini-ongoru"]) {
    await open(page, `/consultation#${slug}`);
    expect((await boxOf(page.locator(".booking-panel"))).height).toBeLessThanOrEqual(160);
  }
});

for (const [width, height] of [
  [568, 320],
  [844, 390],
] as const) {
  test(`In a window of ${width} × ${height} px the panel covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/consultation");
    const [panel, article] = [page.locator(".booking-panel"), page.getByRole("article")];
    expect((await boxOf(panel)).top).toBeGreaterThan((await boxOf(article)).bottom);
  });
}
