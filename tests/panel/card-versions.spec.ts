import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { shortDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookedOn, send, tomorrow } from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;
const day = tomorrow;

test("A cancelling that was decided before an approval is refused with it, and decided anew", {
  tag: "@390",
}, async ({ page, trouble }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Seda Eski" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "İptal et" }));
  const sheet = page.getByRole("dialog");
  await press(page, sheet.getByRole("button", { name: "Ulaşılamadı" }));
  await send(page, panelPaths.approve(asked.id), { version: 1 });
  // The card behind the sheet has long become another.
  await expect(page.locator(".card-facts .outcome")).toHaveText("Onaylı");
  await press(page, sheet.getByRole("button", { name: "İptal et" }));
  await expect(sheet.getByRole("alert").filter({ hasText: "Bu arada" })).toHaveText(
    "Bu arada onaylandı (Beklemede → Onaylı), ece@example.com tarafından. Güncel hâline bakıp yeniden karar verin.",
  );
  expect(await bookedOn(page, day)).toMatchObject([{ status: "approved" }]);
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Güncel hâline bak" }));
  await expect(sheet).toBeHidden();
  await press(page, page.getByRole("button", { name: "İptal et" }));
  await expect(sheet.getByLabel("Neden")).toHaveValue("Ulaşılamadı");
  await press(page, sheet.getByRole("button", { name: "İptal et" }));
  await expect(sheet).toBeHidden();
  expect(await bookedOn(page, day)).toMatchObject([{ status: "cancelled" }]);
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});

/** Over the card of a request, with its new hour chosen. */
async function aboutToMove(page: Page) {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Seda Eski" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Taşı" }));
  const sheet = page.getByRole("dialog");
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  return { asked, sheet };
}

test("Whoever has read what changed may decide so all the same, but not over yet another change", async ({
  page,
  trouble,
}) => {
  const { asked, sheet } = await aboutToMove(page);
  const target = `Taşı: ${shortDay(day)}, 20:00`;
  await send(page, panelPaths.approve(asked.id), { version: 1 });
  await press(page, sheet.getByRole("button", { name: target }));
  await expect(sheet.getByText(/^Bu arada onaylandı/)).toBeVisible();
  await send(page, panelPaths.note(asked.id), { version: 2, note: "Aradı" });
  await expect(page.locator(".note-text")).toHaveText("Aradı");
  await press(page, sheet.getByRole("button", { name: `Yine de: ${target}` }));
  await expect(sheet.getByText(/^Bu arada not değişti/)).toBeVisible();
  await press(page, sheet.getByRole("button", { name: `Yine de: ${target}` }));
  await expect(sheet).toBeHidden();
  expect(await bookedOn(page, day)).toMatchObject([{ timeSlot: "20:00", status: "approved" }]);
  expect(trouble.splice(0)).toEqual(Array(2).fill(expect.stringContaining("409")));
});

test("What cannot be done any more is not offered all the same", async ({ page, trouble }) => {
  const { asked, sheet } = await aboutToMove(page);
  await send(page, panelPaths.cancel(asked.id), { version: 1, reason: "Ulaşılamadı" });
  await press(page, sheet.getByRole("button", { name: /^Taşı: / }));
  await expect(sheet.getByText(/^Bu arada iptal edildi/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: /^Yine de/ })).toBeHidden();
  await press(page, sheet.getByRole("button", { name: "Güncel hâline bak" }));
  await expect(page.getByRole("button", { name: "Geri getir" })).toBeVisible();
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("An approval from the list that comes too late says what was done, and by whom", {
  tag: "@390",
}, async ({ page, trouble }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Seda Eski" });
  await page.goto("/yonetim");
  await page.route(`**${panelPaths.approve(asked.id)}`, async (route) => {
    await send(page, panelPaths.move(asked.id), { version: 1, day, timeSlot: "20:00" });
    await route.continue();
  });
  await press(page, page.getByRole("button", { name: /^Onayla: Seda Eski/ }));
  await expect(page.getByRole("alert").filter({ hasText: "Bu arada" })).toContainText(
    /Bu arada taşındı \(.*21:00 → .*20:00\), ece@example\.com tarafından\./,
  );
  await expect(page.getByRole("button", { name: "Onayla: Seda Eski, 20:00" })).toBeVisible();
  expect(await bookedOn(page, day)).toMatchObject([{ status: "pending" }]);
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});
