import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { keyHeader, ownPaths } from "../../contract/public/own-appointment.ts";
import { expectReport } from "../site/booking-page.ts";
import { holdBack } from "../support/browser/hold-back.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookedOn, tomorrow as day, nextMonday, send } from "./work.ts";

const hours = ["20:00", "20:30", "21:00"];
const names = ["Bir Kişi", "İki Kişi", "Üç Kişi"];

async function openThree(page: Page) {
  const asked = [];
  for (const [index, name] of names.entries()) {
    const phone = `0532123450${index}`;
    asked.push(await bookAndFind(page, { day, timeSlot: hours[index]!, name, phone }));
  }
  await page.goto("/yonetim?durum=pending");
  await press(page, page.getByRole("button", { name: "Birkaçını seç" }));
  return asked;
}

async function choose(page: Page, index: number) {
  await tabTo(page, page.getByRole("checkbox", { name: `Seç: ${names[index]}, ${hours[index]}` }));
  await page.keyboard.press("Space");
}

const statusesOf = async (page: Page) => (await bookedOn(page, day)).map(({ status }) => status);

test("Several requests are approved together, and taken back together", {
  tag: "@390",
}, async ({ page }) => {
  await openThree(page);
  await choose(page, 0);
  await choose(page, 2);
  await expect(page.getByText("2 seçildi")).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Onayla (2)" }));
  await expect(page.getByText("2 randevu onaylandı.")).toBeVisible();
  expect(await statusesOf(page)).toEqual(["approved", "pending", "approved"]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Geri alındı.")).toBeVisible();
  expect(await statusesOf(page)).toEqual(["pending", "pending", "pending"]);
});

test("Several are rejected with one reason", { tag: "@390" }, async ({ page }) => {
  await openThree(page);
  await tabTo(page, page.getByRole("checkbox", { name: "Tümü" }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: "Reddet (3)" }));
  const sheet = page.getByRole("dialog", { name: "3 talebi reddet" });
  await press(page, sheet.getByRole("button", { name: "Gerçek bir talep değil" }));
  await expect(sheet.getByRole("checkbox", { name: "Haber vermeye gerek yok" })).toBeChecked();
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(page.getByText("3 talep reddedildi.")).toBeVisible();
  await expect(page.getByRole("link", { name: /haber verilecek/i })).toHaveCount(0);
  const left = await bookedOn(page, day);
  expect(left.map(({ status, reason }) => `${status} ${reason}`)).toEqual(
    Array(3).fill("cancelled Gerçek bir talep değil"),
  );
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Geri alındı.")).toBeVisible();
  expect(await statusesOf(page)).toEqual(["pending", "pending", "pending"]);
});

test("What somebody else was faster with is left alone and named", async ({ page, trouble }) => {
  const [first] = await openThree(page);
  await page.route(`**${panelPaths.approve(first!.id)}`, async (route) => {
    await send(page, panelPaths.note(first!.id), { version: 1, note: "Aradı" });
    await route.continue();
  });
  await choose(page, 0);
  await choose(page, 1);
  await press(page, page.getByRole("button", { name: "Onayla (2)" }));
  await expect(page.getByText("1 randevu onaylandı. Yapılamayan: Bir Kişi")).toBeVisible();
  expect(await statusesOf(page)).toEqual(["pending", "approved", "pending"]);
  // Chromium reports the refusal that this is about.
  trouble.length = 0;
});

test("A request is rejected from the list, and that is taken back", {
  tag: "@390",
}, async ({ page }) => {
  await bookAndFind(page, { day, timeSlot: "20:00", name: "Tek Kişi" });
  await page.goto("/yonetim");
  const row = page.getByRole("region").getByRole("listitem");
  await press(page, row.getByRole("button", { name: "Reddet: Tek Kişi, 20:00" }));
  const sheet = page.getByRole("dialog", { name: "Talebi reddet" });
  await sheet.getByLabel("Neden").fill("O gün kapalıyız");
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(row).toContainText("İptal");
  await expect(row.getByRole("link", { name: /^Haber ver/ })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(row).toContainText("Beklemede");
});

test("A rejection that did not come through keeps its sheet and its reason", async ({
  page,
  trouble,
}) => {
  const asked = await bookAndFind(page, { day, timeSlot: "20:00", name: "Tek Kişi" });
  await page.goto("/yonetim");
  await page.route(
    `**${panelPaths.cancel(asked.id)}`,
    (route) => route.fulfill({ status: 500, json: { message: "Bir hata oluştu." } }),
    { times: 1 },
  );
  await press(page, page.getByRole("button", { name: "Reddet: Tek Kişi, 20:00" }));
  const sheet = page.getByRole("dialog", { name: "Talebi reddet" });
  await sheet.getByLabel("Neden").fill("O gün kapalıyız");
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(sheet.getByText("Bir hata oluştu.")).toBeVisible();
  await expect(sheet.getByLabel("Neden")).toHaveValue("O gün kapalıyız");
  await expectReport(trouble, /status of 500/);
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(sheet).toBeHidden();
  expect(await bookedOn(page, day)).toMatchObject([{ reason: "O gün kapalıyız" }]);
});

test("A rejection that comes too late closes its sheet and says what was done", async ({
  page,
  trouble,
}) => {
  const asked = await bookAndFind(page, { day, timeSlot: "20:00", name: "Tek Kişi" });
  await page.goto("/yonetim");
  await page.route(`**${panelPaths.cancel(asked.id)}`, async (route) => {
    await send(page, panelPaths.approve(asked.id), { version: 1 });
    await route.continue();
  });
  await press(page, page.getByRole("button", { name: "Reddet: Tek Kişi, 20:00" }));
  const sheet = page.getByRole("dialog", { name: "Talebi reddet" });
  await sheet.getByLabel("Neden").fill("O gün kapalıyız");
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: "Bu arada onaylandı" })).toBeVisible();
  await expectReport(trouble, /status of 409/);
});

test("The keyboard stays on the button while what was chosen is approved, once", async ({
  page,
}) => {
  const [first] = await openThree(page);
  const release = await holdBack(page, `**${panelPaths.approve(first!.id)}`);
  await choose(page, 0);
  const approve = page.getByRole("button", { name: "Onayla (1)" });
  await press(page, approve);
  await expect(approve).toBeDisabled();
  await expect(approve).toBeFocused();
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByText("1 randevu onaylandı.")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
});

/** What was done by somebody who was faster. */
const tooLate = (page: Page) => page.getByRole("alert").filter({ hasText: "Bu arada onaylandı" });

test("A sheet for several whose only one was answered meanwhile says so, and rejects nothing", async ({
  page,
  trouble,
}) => {
  const [first] = await openThree(page);
  await choose(page, 0);
  await press(page, page.getByRole("button", { name: "Reddet (1)" }));
  const sheet = page.getByRole("dialog", { name: "Talebi reddet" });
  await sheet.getByLabel("Neden").fill("O gün kapalıyız");
  await send(page, panelPaths.approve(first!.id), { version: 1 });
  await expect(page.getByText("Bu listeden çıktı")).toBeVisible();
  await expect(sheet).toContainText(names[0]!);
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(sheet).toBeHidden();
  await expect(tooLate(page)).toBeVisible();
  expect(await statusesOf(page)).toEqual(["approved", "pending", "pending"]);
  await expectReport(trouble, /status of 409/);
});

test("A reason stays where its row was answered or moved meanwhile, and nothing unseen is rejected", async ({
  page,
  trouble,
}) => {
  const headers = { [keyHeader]: "A".repeat(43) };
  await bookAndFind(page, { day, timeSlot: "20:00", name: "Tek Kişi", headers });
  await page.goto("/yonetim");
  await press(page, page.getByRole("button", { name: "Reddet: Tek Kişi, 20:00" }));
  const sheet = page.getByRole("dialog", { name: "Talebi reddet" });
  await sheet.getByLabel("Neden").fill("O gün kapalıyız");
  const elsewhere = { day: nextMonday, timeSlot: "21:00" };
  await page.request.post(ownPaths.move, { data: { version: 1, ...elsewhere }, headers });
  const row = page.getByRole("listitem").filter({ hasText: "Tek Kişi" });
  await expect(row).toContainText("Danışan taşıdı");
  await expect(sheet.getByLabel("Neden")).toHaveValue("O gün kapalıyız");
  await press(page, sheet.getByRole("button", { name: "Reddet" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: "Bu arada" })).toBeVisible();
  expect(await bookedOn(page, nextMonday)).toMatchObject([{ status: "pending" }]);
  await expectReport(trouble, /status of 409/);
});

test("What of several cannot be taken back any more is said beside what was", async ({
  page,
  trouble,
}) => {
  const [first] = await openThree(page);
  await choose(page, 0);
  await choose(page, 1);
  await press(page, page.getByRole("button", { name: "Onayla (2)" }));
  await expect(page.getByText("2 randevu onaylandı.")).toBeVisible();
  await send(page, panelPaths.note(first!.id), { version: 2, note: "Aradı" });
  await page.keyboard.press("Control+z");
  await expect(page.getByText("1 işlem geri alındı, 1 işlem geri alınamadı.")).toContainText(
    "arada başka bir değişiklik oldu",
  );
  expect(await statusesOf(page)).toEqual(["approved", "pending", "pending"]);
  await expectReport(trouble, /status of 409/);
});
