import type { Page } from "@playwright/test";
import { drawn } from "../support/browser/answers.ts";
import { holdBack } from "../support/browser/hold-back.ts";
import { expect, open, test } from "../support/browser/site.ts";
import { expectReport, forward, slot } from "./booking-page.ts";
import {
  bookWithKey,
  canceller,
  chooseNewHour,
  confirmCancel,
  confirmMove,
  linkUnknown,
  mover,
  notice,
  openOwn,
  staffDoes,
  state,
} from "./own-page.ts";

const both = { tag: "@390" };
const changed = "Bu randevu siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.";

test("What staff changed meanwhile is said and shown, and nothing else happens", async ({
  page,
  service,
  trouble,
}) => {
  await openOwn(page, await bookWithKey(page));
  await staffDoes(service, "approve");
  await canceller(page).click();
  await confirmCancel(page).click();
  await expect(notice(page)).toHaveText(changed);
  await expect(state(page)).toHaveText("26 Eylül 2025 21:30 Mini Öngörü randevunuz onaylanmıştır.");
  await expect(state(page)).toBeFocused();
  await expectReport(trouble, /status of 409/);
  await canceller(page).click();
  await confirmCancel(page).click();
  await expect(state(page)).toContainText("iptal edilmiştir");
});

test("Who moves what staff have cancelled meanwhile is told, and sees it cancelled", async ({
  page,
  service,
  trouble,
}) => {
  await openOwn(page, await bookWithKey(page));
  await chooseNewHour(page);
  await staffDoes(service, "cancel", { reason: "Danışman hasta." });
  await confirmMove(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(state(page)).toContainText("iptal edilmiştir");
  await expect(notice(page)).toHaveText(changed);
  await expect(page.getByText("Danışman hasta.")).toHaveCount(0);
  await expectReport(trouble, /status of 409/);
});

test(
  "An hour that somebody else took meanwhile is named, and another can be chosen at once",
  both,
  async ({ page, trouble }) => {
    await openOwn(page, await bookWithKey(page));
    await chooseNewHour(page);
    await bookWithKey(page, { day: "2025-09-27", timeSlot: "19:30" });
    await confirmMove(page).click();
    const dialog = page.getByRole("dialog");
    const said = dialog.getByRole("alert").filter({ hasText: "Bu saat dolu" });
    await expect(said).toContainText("27 Eylül Cumartesi, 19:30");
    await expect(slot(page, "19:30")).toBeDisabled();
    await expectReport(trouble, /status of 409/);
    await slot(page, "20:00").check();
    await forward(page).click();
    await confirmMove(page).click();
    await expect(state(page)).toContainText("27 Eylül 2025 20:00");
  },
);

for (const [doing, choose, confirm, call] of [
  ["moved", chooseNewHour, confirmMove, "**/benim/tasi"],
  ["cancelled", (page: Page) => canceller(page).click(), confirmCancel, "**/benim/iptal"],
] as const) {
  test(`While an appointment is being ${doing} its dialog stays until the answer`, async ({
    page,
  }) => {
    await openOwn(page, await bookWithKey(page));
    await choose(page);
    const release = await holdBack(page, call);
    await confirm(page).click();
    await expect(confirm(page)).toHaveText("Gönderiliyor...");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Kapat", exact: true })).toBeDisabled();
    for (const away of await dialog.getByRole("button", { name: /^(Vazgeç|Geri)$/ }).all())
      await expect(away).toBeDisabled();
    // The browser itself would close it at the second, whatever the page says to the first.
    for (const _ of Array(3)) await page.keyboard.press("Escape");
    await drawn(page);
    await expect(confirm(page)).toHaveText("Gönderiliyor...");
    release();
    await expect(dialog).toHaveCount(0);
    await expect(notice(page)).toHaveText(/^Randevunuz (taşındı|iptal edildi)\.$/);
  });
}

test(
  "Later than a day before it can only be seen, with the ways to reach the academy",
  both,
  async ({ page, service, trouble }) => {
    const key = await bookWithKey(page);
    await openOwn(page, key);
    service.clock.now = new Date("2025-09-25T18:30:00Z");
    await canceller(page).click();
    await confirmCancel(page).click();
    await expect(notice(page)).toContainText("artık buradan değiştirilemez");
    await expectReport(trouble, /status of 409/);
    await expect(state(page)).toContainText("beklemede");
    await expect(canceller(page)).toHaveCount(0);
    await expect(mover(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Değişiklik için bizi arayın" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Değişiklik için bizi arayın" })).toBeVisible();
  },
);

for (const fragment of ["", "#yarim", `#${"x".repeat(44)}`, "#%E0%A4%A"]) {
  test(`/randevum${fragment} says that there is no such link, and what else one can do`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, `/randevum${fragment}`);
    await expect(page.getByRole("heading", { name: linkUnknown })).toBeVisible();
    await expect(page.getByText("Randevu Durumu Sorgula")).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "+90 555 000 00 00" }),
    ).toBeVisible();
    expect(asked.filter((address) => address.includes("benim"))).toEqual([]);
  });
}

test(
  "A link whose appointment there is not is said to lead nowhere, politely",
  both,
  async ({ page, trouble }) => {
    await open(page, `/randevum#${"x".repeat(43)}`);
    await expect(page.getByRole("heading", { name: linkUnknown })).toBeVisible();
    await expect(notice(page)).toHaveText(linkUnknown);
    await expectReport(trouble, /status of 404/);
  },
);

test(
  "Without a connection it says so, tries again, and never claims what it does not know",
  both,
  async ({ page, trouble }) => {
    const key = await bookWithKey(page);
    await page.route("**/api/randevu/benim", (route) => route.abort());
    await open(page, `/randevum#${key}`);
    await expect(notice(page)).toContainText("şu anda ulaşılamıyor");
    await page.unroute("**/api/randevu/benim");
    await page.getByRole("button", { name: "Yeniden dene" }).click();
    await expect(state(page)).toContainText("beklemede");
    await expect(state(page)).toBeFocused();
    await page.route("**/api/randevu/benim**", (route) => route.abort());
    await canceller(page).click();
    await confirmCancel(page).click();
    await expect(notice(page)).toContainText("Yanıt alınamadı");
    await expect(state(page)).toContainText("beklemede");
    expect(trouble.every((report) => report.includes("ERR_FAILED"))).toBe(true);
    trouble.length = 0;
  },
);

test("Where only the answer was lost, what it came to is shown", async ({ page, trouble }) => {
  await openOwn(page, await bookWithKey(page));
  await page.route("**/benim/iptal", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await canceller(page).click();
  await confirmCancel(page).click();
  await expect(state(page)).toContainText("iptal edilmiştir");
  await expect(notice(page)).toContainText("Bağlantı kesildi");
  await expectReport(trouble, /ERR_FAILED/);
});

test("A server that cannot answer now says so, and the appointment stays on the screen", async ({
  page,
  trouble,
}) => {
  const message = "Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.";
  await openOwn(page, await bookWithKey(page));
  await page.route("**/api/randevu/benim**", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message } }),
  );
  await canceller(page).click();
  await confirmCancel(page).click();
  await expect(notice(page)).toHaveText(message);
  await expect(state(page)).toContainText("beklemede");
  expect(trouble.every((report) => report.includes("status of 503"))).toBe(true);
  trouble.length = 0;
});
