import type { Page } from "@playwright/test";
import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expect } from "../support/browser/site.ts";
import { press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, bookedOn, inStrip, send, tomorrow } from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;

test("A note that a colleague wrote meanwhile is not overwritten unseen", async ({
  page,
  trouble,
}) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Pelin Taslak" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Benim notum");
  const { version } = asked;
  await send(page, panelPaths.note(asked.id), { version, note: "Arkadaşımın notu" });
  await expect(page.locator(".note-text")).toContainText("Arkadaşımın notu");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByRole("alert")).toContainText(
    "Bu arada not değişti, ece@example.com tarafından.",
  );
  await expect(page.getByLabel("Not")).toHaveValue("Benim notum");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByRole("button", { name: "Notu düzenle" })).toBeFocused();
  await expect(page.locator(".note-text")).toHaveText("Benim notum");
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("A second press does not hide what the first was refused with", async ({ page, trouble }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Sarp Aceleci" });
  await page.goto(cardOf(asked));
  const refuse = await heldRefusal(page, panelPaths.cancel(asked.id));
  await press(page, page.getByRole("button", { name: "İptal et" }));
  const sheet = page.getByRole("dialog");
  await press(page, sheet.getByRole("button", { name: "Ulaşılamadı" }));
  await press(page, sheet.getByRole("button", { name: "İptal et" }));
  await page.keyboard.press("Enter");
  refuse();
  await expect(sheet.getByRole("alert")).toBeVisible();
  await expect(sheet.getByLabel("Neden")).toBeFocused();
  await page.keyboard.press("Escape");
  const refuseNote = await heldRefusal(page, panelPaths.note(asked.id));
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Uzun uzun yazıldı");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await page.keyboard.press("Enter");
  refuseNote();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Not")).toHaveValue("Uzun uzun yazıldı");
  expect(trouble.splice(0)).toEqual(Array(2).fill(expect.stringContaining("500")));
});

test("A refusal that comes after its sheet was closed is still said", async ({ page, trouble }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Alp Kapattı" });
  await page.goto(cardOf(asked));
  const refuse = await heldRefusal(page, panelPaths.cancel(asked.id));
  await press(page, page.getByRole("button", { name: "İptal et" }));
  await press(page, page.getByRole("button", { name: "Ulaşılamadı" }));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "İptal et" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  refuse();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(trouble.splice(0)).toEqual([expect.stringContaining("500")]);
});

test("A card that changed meanwhile says so and shows what it has become", async ({
  page,
  trouble,
}) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Seda Yarış" });
  await page.goto(cardOf(asked));
  await page.route(`**${panelPaths.approve(asked.id)}`, async (route) => {
    const { version } = asked;
    await send(page, panelPaths.note(asked.id), { version, note: "Az önce aradı." });
    await route.continue();
  });
  await press(page, page.getByRole("button", { name: "Onayla" }));
  await expect(page.getByRole("alert")).toContainText(
    "Bu arada not değişti, ece@example.com tarafından.",
  );
  await expect(page.locator(".note-text")).toHaveText("Az önce aradı.");
  await expect(page.getByRole("button", { name: "Onayla" })).toBeVisible();
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});

/** Answers what is sent there with a failure, once it is let go. */
async function heldRefusal(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.fulfill({ status: 500, json: {} });
  });
  return resolve;
}

test("A new day without an hour is refused beside the hours, and is not thrown away", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Yeni Günlü" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Bilgileri düzelt" }));
  const sheet = page.getByRole("dialog", { name: "Bilgileri düzelt" });
  await press(page, sheet.getByRole("button", { name: "Günü ya da saati değiştir" }));
  await tabTo(page, sheet.getByRole("radio", { name: inStrip(day) }));
  await page.keyboard.press("ArrowRight");
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  const missing = sheet.getByText("Boş bir saat seçin.");
  await expect(missing).toBeVisible();
  await expect(sheet.getByRole("radio", { name: "20:00 Boş" })).toBeFocused();
  await tabTo(page, sheet.getByRole("radio", { name: inStrip(addDays(day, 1)) }));
  await page.keyboard.press("ArrowLeft");
  await expect(missing).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  await expect(sheet).toBeHidden();
  expect(await bookedOn(page, addDays(day, 1))).toMatchObject([{ timeSlot: "20:00" }]);
});
