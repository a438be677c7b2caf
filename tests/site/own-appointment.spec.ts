import { expect, test } from "../support/browser/site.ts";
import {
  bookWithKey,
  canceller,
  chooseNewHour,
  confirmCancel,
  confirmMove,
  friday,
  linkUnknown,
  mover,
  notice,
  openOwn,
  staffDoes,
  state,
} from "./own-page.ts";

const both = { tag: "@390" };

test(
  "The private link shows day, hour, type, state, and until when it can be changed",
  both,
  async ({ page }) => {
    await openOwn(page, await bookWithKey(page));
    await expect(page).toHaveTitle("Randevunuz | Astroloji Akademisi");
    await expect(state(page)).toHaveText("26 Eylül 2025 21:30 Mini Öngörü randevunuz beklemede.");
    const main = page.getByRole("main");
    await expect(main).toContainText("kısa mesajla ya da telefonla bildireceğiz");
    await expect(page.getByRole("definition")).toHaveText([
      "26 Eylül 2025 Cuma",
      "21:30",
      "Mini Öngörü",
    ]);
    await expect(main.getByText("25 Eylül 2025 Perşembe, 21:30")).toBeVisible();
    await expect(main.getByRole("link", { name: "+90 555 000 00 00" })).toBeVisible();
    await expect(main.getByRole("link", { name: "iletisim@example.com" })).toBeVisible();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Takvime ekle" }).click();
    expect((await saved).suggestedFilename()).toBe("randevu-2025-09-26.ics");
  },
);

test("What staff have approved is shown so", async ({ page, service }) => {
  const key = await bookWithKey(page);
  await staffDoes(service, "approve");
  await openOwn(page, key);
  await expect(state(page)).toHaveText("26 Eylül 2025 21:30 Mini Öngörü randevunuz onaylanmıştır.");
});

test.describe("abroad", () => {
  test.use({ timezoneId: "America/New_York" });
  test("Abroad every hour of it is said in the visitor's own time, too", async ({ page }) => {
    await openOwn(page, await bookWithKey(page));
    await expect(page.getByRole("definition").nth(1)).toHaveText(
      "21:30 Türkiye saati · sizde 14:30",
    );
    await expect(
      page.getByText("25 Eylül 2025 Perşembe, 21:30 (Türkiye saati · sizde 14:30)"),
    ).toBeVisible();
    await chooseNewHour(page);
    await expect(page.getByRole("dialog").getByRole("definition")).toHaveText([
      "26 Eylül 2025 Cuma, 21:30Türkiye saati · sizde 14:30",
      "27 Eylül 2025 Cumartesi, 19:30Türkiye saati · sizde 12:30",
    ]);
  });
});

test(
  "It is cancelled after a question, says so, and leads to a new booking",
  both,
  async ({ page }) => {
    const key = await bookWithKey(page);
    await openOwn(page, key);
    await canceller(page).click();
    await expect(page.getByRole("heading", { name: "Emin misiniz?" })).toBeFocused();
    await page.getByRole("button", { name: "Vazgeç" }).click();
    await expect(canceller(page)).toBeFocused();
    await expect(state(page)).toContainText("beklemede");
    await canceller(page).click();
    await confirmCancel(page).click();
    await expect(state(page)).toHaveText(
      "26 Eylül 2025 21:30 Mini Öngörü randevunuz iptal edilmiştir.",
    );
    await expect(state(page)).toBeFocused();
    await expect(notice(page)).toHaveText("Randevunuz iptal edildi.");
    await expect(canceller(page)).toHaveCount(0);
    await expect(mover(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Takvime ekle" })).toHaveCount(0);
    await page.reload();
    await expect(state(page)).toContainText("iptal edilmiştir");
    await page.getByRole("link", { name: "Yeni randevu al" }).click();
    await expect(page).toHaveURL("/consultation#mini-ongoru");
    // Its hour is free for anybody.
    await bookWithKey(page);
  },
);

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [568, 320],
  [1280, 900],
] as const) {
  test(`What was done is in sight, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openOwn(page, await bookWithKey(page));
    await canceller(page).click();
    await confirmCancel(page).click();
    await expect(notice(page)).toHaveText("Randevunuz iptal edildi.");
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    const bar = (await page.locator(".site-header").boundingBox())!;
    const said = (await notice(page).boundingBox())!;
    expect(said.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });
}

test(
  "It is moved with the booking's own days and hours, and waits for an answer anew",
  both,
  async ({ page, service }) => {
    const key = await bookWithKey(page);
    await staffDoes(service, "approve");
    await openOwn(page, key);
    await chooseNewHour(page);
    await expect(page.getByRole("heading", { name: "Yeni saati onaylayın." })).toBeFocused();
    await expect(page.getByRole("dialog").getByRole("definition")).toHaveText([
      "26 Eylül 2025 Cuma, 21:30",
      "27 Eylül 2025 Cumartesi, 19:30",
    ]);
    await expect(page.getByRole("dialog")).toContainText("yeniden onay bekler");
    await confirmMove(page).click();
    await expect(state(page)).toHaveText("27 Eylül 2025 19:30 Mini Öngörü randevunuz beklemede.");
    await expect(state(page)).toBeFocused();
    await expect(notice(page)).toHaveText("Randevunuz taşındı.");
    await page.reload();
    await expect(state(page)).toContainText("27 Eylül 2025 19:30");
  },
);

test("The key goes to our own service alone, in a header, and stays in the address", async ({
  page,
  baseURL,
}) => {
  const key = await bookWithKey(page);
  const told: string[] = [];
  page.on("request", async (request) => {
    const sent = [request.url(), request.postData(), ...Object.values(await request.allHeaders())];
    if (sent.some((text) => text?.includes(key))) told.push(request.url().replace(baseURL!, ""));
  });
  await openOwn(page, key);
  await expect.poll(() => told).toEqual(["/api/randevu/benim"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(`/randevum#${key}`);
  await expect(state(page)).toBeVisible();
  await page.reload();
  await expect(state(page)).toBeVisible();
  const kept = await page.evaluate(() => [
    ...Object.values({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  expect(kept.join()).not.toContain(key);
});

test("Another fragment shows another appointment, and back and forward lead between them", async ({
  page,
}) => {
  const first = await bookWithKey(page);
  const second = await bookWithKey(page, { ...friday, timeSlot: "22:30" });
  await openOwn(page, first);
  await expect(state(page)).toContainText("21:30");
  await page.evaluate((key) => location.assign(`#${key}`), second);
  await expect(state(page)).toContainText("22:30");
  await page.goBack();
  await expect(state(page)).toContainText("21:30");
  await page.goForward();
  await expect(state(page)).toContainText("22:30");
  await page.evaluate(() => location.assign("#"));
  await expect(page.getByRole("heading", { name: linkUnknown })).toBeVisible();
});
