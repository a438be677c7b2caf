import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser/site.ts";
import {
  expectReport,
  fillAndFreeze,
  fillContact,
  openBooking,
  opener,
  submit,
  toast,
  toContact,
  withOtherHost,
} from "./booking-page.ts";
import { state } from "./own-page.ts";

const both = { tag: "@390" };
const booked = (page: Page) => page.locator(".booked");
const link = (page: Page | Locator) =>
  page.getByRole("link", { name: "Randevunuzu görün, taşıyın ya da iptal edin" });
const field = (page: Page) => page.getByLabel("Randevunuzun özel bağlantısı");
const copier = (page: Page) => page.getByRole("button", { name: "Bağlantıyı kopyala" });

async function book(page: Page, time = "21:30") {
  const earlier = await booked(page).count();
  await openBooking(page);
  await toContact(page, "26 Eylül 2025", time);
  await fillContact(page);
  await submit(page).click();
  await expect(booked(page)).toHaveCount(earlier + 1);
}

test("Each sending carries a key of its own in a header, and nothing of the answer is read", async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route("**/api/randevu/al", async (route) => {
    keys.push(route.request().headers()["x-appointment-key"]);
    return route.fulfill({ response: await route.fetch(), body: "teşekkürler" });
  });
  for (const time of ["21:00", "21:30"]) {
    await book(page, time);
    await expect(link(page).first()).toHaveAttribute("href", `/randevum#${keys.at(-1)}`);
  }
  expect(keys).toEqual([
    expect.stringMatching(/^[\w-]{43}$/),
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  expect(keys[0]).not.toBe(keys[1]);
});

test("Where an answer was lost the same request is sent again with the same key", async ({
  page,
  trouble,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route("**/api/randevu/al", async (route) => {
    keys.push(route.request().headers()["x-appointment-key"]);
    const answer = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await fillAndFreeze(page);
  await submit(page).click();
  await expectReport(trouble, /ERR_FAILED/);
  await page.clock.resume();
  await expect(toast(page)).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await opener(page).click();
  await page.getByRole("button", { name: "Aynı bilgilerle yeniden dene" }).click();
  await submit(page).click();
  await expect(link(page)).toHaveAttribute("href", `/randevum#${keys[0]}`);
  expect(keys[1]).toBe(keys[0]);
});

test("Who books what they have already gets no link that leads nowhere", async ({ page }) => {
  await book(page);
  await expect(link(page)).toBeVisible();
  await page.route("**/api/randevu/dolu?*", (route) => route.fulfill({ json: { dolu: [] } }));
  await page.route("**/api/randevu/takvim?*", (route) => route.fulfill({ json: {} }));
  await book(page);
  await expect(booked(page).first()).toContainText("Talebiniz onay bekliyor.");
  await expect(link(booked(page).first())).toHaveCount(0);
  await expect(link(booked(page).last())).toBeVisible();
});

test("Another host's service gets no key, and there is no link", async ({ page }) => {
  await withOtherHost(page);
  const asked = page.waitForRequest("**/saglayici/api/randevu/al");
  await book(page);
  expect((await asked).headers()).not.toHaveProperty("x-appointment-key");
  await expect(page.getByText("Randevu talebiniz alındı: 26 Eylül 2025, 21:30")).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  await expect(copier(page)).toHaveCount(0);
});

test(
  "What was booked stays, with how the academy answers and the private link",
  both,
  async ({ page }) => {
    await fillAndFreeze(page);
    await submit(page).click();
    await expect(link(page)).toBeVisible();
    await page.clock.runFor(60_000);
    const kept = booked(page);
    await expect(kept).toContainText("25 Eylül 2025, 21:30 – Mini Öngörü");
    await expect(kept).toContainText("Talebiniz onay bekliyor.");
    await expect(kept).toContainText("0532 123 45 67 numarasına kısa mesajla ya da telefonla");
    await expect(kept).toContainText("Kimdeyse randevuyu görebilir, taşıyabilir ve iptal edebilir");
    await expect(kept.getByRole("link", { name: "Takvime ekle" })).toBeVisible();
    await link(page).click();
    await expect(state(page)).toHaveText("25 Eylül 2025 21:30 Mini Öngörü randevunuz beklemede.");
  },
);

test(
  "Whoever books a second time keeps both links, the latest first, in sight and not yet copied",
  both,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await book(page, "21:00");
    const first = await field(page).inputValue();
    await copier(page).click();
    await expect(page.getByText("Bağlantı kopyalandı.")).toBeVisible();
    await opener(page).click();
    await toContact(page, "26 Eylül 2025", "21:30");
    await fillContact(page);
    await submit(page).click();
    const [latest, earlier] = [booked(page).first(), booked(page).last()];
    await expect(latest).toContainText("Randevu talebiniz alındı: 26 Eylül 2025, 21:30");
    await expect(latest.locator(".booked-what")).toBeInViewport({ ratio: 1 });
    await expect(latest.getByText("Bağlantı kopyalandı.")).toHaveCount(0);
    await expect(field(page).first()).not.toHaveValue(first);
    await expect(earlier).toContainText("Önceki randevu talebiniz: 26 Eylül 2025, 21:00");
    await expect(field(page).last()).toHaveValue(first);
  },
);

test("The link is copied where that is allowed", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await book(page);
  await copier(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Bağlantı kopyalandı." })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await field(page).inputValue());
  expect(copied).toMatch(/^http:\/\/.+\/randevum#[\w-]{43}$/);
});

test("The link is selected where copying is not allowed", both, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await book(page);
  await copier(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Bağlantı seçildi." })).toBeVisible();
  await expect(field(page)).toBeFocused();
  const selected = await field(page).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart!, input.selectionEnd!),
  );
  expect(selected).toBe(await field(page).inputValue());
});

test("The link is kept by nothing that outlives the page", async ({ page }) => {
  await book(page);
  const key = (await field(page).inputValue()).split("#")[1]!;
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(kept).not.toContain(key);
});

test("The privacy notice tells what the link gives, to whom and for how long", async ({ page }) => {
  await page.goto("/kvkk");
  await expect(page.getByRole("heading", { name: "Randevu bağlantınız" })).toBeVisible();
  await expect(
    page.getByText("Özet, adınız ve telefon numaranızla aynı anda silinir"),
  ).toBeVisible();
});
