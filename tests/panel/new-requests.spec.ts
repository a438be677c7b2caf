import type { Page } from "@playwright/test";
import { expect } from "../support/browser/site.ts";
import { press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, openStopped } from "./stopped-clock.ts";
import { bookAndFind, bookOnSite, tomorrow as day } from "./work.ts";

declare global {
  interface Window {
    notes: number[];
  }
}

const toldOf = (page: Page, time: string) =>
  page.getByRole("status").filter({ hasText: `Yeni talep: 25 Eylül ${time}, Mini Öngörü` });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.notes = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      window.notes.push(this.frequency.value);
      return start.call(this, when);
    };
  });
});

test("A new request is told on whichever screen, with the way to it and without a name", {
  tag: "@390",
}, async ({ page, service }) => {
  await bookAndFind(page, { day, timeSlot: "20:00", name: "Önceki Talep" });
  const title = page.getByRole("heading", { level: 1 });
  await openStopped(page, "/yonetim/kapali", title);
  await expect(page).toHaveTitle(/^\(1\)/);
  service.clock.now = new Date(service.clock.now.getTime() + 1000);
  expect(await bookOnSite(page.request, { day, timeSlot: "21:00", name: "Gizli Kişi" })).toBe(201);
  await expectSoon(page, toldOf(page, "21:00"));
  await expect(toldOf(page, "21:00")).not.toContainText("Gizli");
  await press(page, toldOf(page, "21:00").getByRole("link", { name: "Gör" }));
  await expectSoon(page, page.getByRole("heading", { level: 1, name: "Gizli Kişi" }));
  expect(await page.evaluate(() => window.notes), "silent at first").toEqual([]);
});

test("What was there before, and what is answered, is nothing new", async ({ page, service }) => {
  await bookAndFind(page, { day, timeSlot: "20:00", name: "Eski Talep" });
  service.clock.now = new Date(service.clock.now.getTime() + 1000);
  await bookAndFind(page, { day, timeSlot: "21:00", name: "Yanıtlanan Talep" });
  await page.goto("/yonetim");
  await press(page, page.getByRole("button", { name: /^Onayla: Yanıtlanan/ }));
  await expect(page.getByText("Yanıtlanan Talep: randevu onaylandı.")).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\)/);
  await expect(page.getByText(/^Yeni talep:/)).toHaveCount(0);
});

test("A device on which the sound is switched on plays it, until it is switched off", async ({
  page,
  service,
}) => {
  await page.goto("/yonetim/ayarlar");
  const box = page.getByRole("checkbox", { name: "Yeni talep gelince ses çal" });
  await expect(box).not.toBeChecked();
  const notes = () => page.evaluate(() => window.notes.length);
  await box.focus();
  await page.keyboard.press("Space");
  await expect.poll(notes, "one hears what was chosen").toBe(2);
  await page.reload();
  await expect(box).toBeChecked();
  await page.keyboard.press("Tab");
  service.clock.now = new Date(service.clock.now.getTime() + 1000);
  await bookOnSite(page.request, { day, timeSlot: "21:00" });
  await expect(toldOf(page, "21:00")).toBeVisible();
  await expect.poll(notes).toBe(2);
  await box.focus();
  await page.keyboard.press("Space");
  service.clock.now = new Date(service.clock.now.getTime() + 1000);
  await bookOnSite(page.request, { day, timeSlot: "22:00" });
  await expect(toldOf(page, "22:00")).toBeVisible();
  expect(await notes()).toBe(2);
});
