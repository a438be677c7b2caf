import type { Page } from "@playwright/test";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, openStopped } from "./stopped-clock.ts";
import { bookAndFind, bookedOn, tomorrow as day } from "./work.ts";

const hours = ["20:00", "20:30", "21:00", "21:30", "22:00"];
const nameOf = (index: number) => `Kişi ${"ABCDE"[index]}`;
const approveButton = (page: Page, index: number) =>
  page.getByRole("button", { name: `Onayla: ${nameOf(index)}, ${hours[index]}` });
const offers = (page: Page) => page.getByRole("button", { name: /^Geri al/ });
const offerOf = (page: Page, index: number) =>
  page.getByRole("button", { name: `Geri al: ${nameOf(index)}: randevu onaylandı.` });

async function openWith(page: Page, count: number) {
  for (let index = 0; index < count; index++) {
    const phone = `0532123450${index}`;
    await bookAndFind(page, { day, timeSlot: hours[index]!, name: nameOf(index), phone });
  }
  await openStopped(page, `/yonetim?gun=${day}`, approveButton(page, 0));
}

async function approve(page: Page, index: number) {
  await press(page, approveButton(page, index));
  await expectSoon(page, offerOf(page, index));
}

test("Every offer stays its ten seconds, with its own time, and is taken by its own button", {
  tag: "@390",
}, async ({ page }) => {
  await openWith(page, 2);
  await approve(page, 0);
  await page.clock.runFor(6000);
  await approve(page, 1);
  await expect(offers(page)).toHaveCount(2);
  await press(page, offerOf(page, 0));
  await expectSoon(page, approveButton(page, 0));
  await expect(offerOf(page, 1)).toBeVisible();
  await page.clock.runFor(8000);
  await expect(offerOf(page, 1)).toBeVisible();
  await page.clock.runFor(3000);
  await expect(offers(page)).toHaveCount(0);
  expect((await bookedOn(page, day)).map(({ status }) => status)).toEqual(["pending", "approved"]);
});

test("Ctrl+Z takes the latest back, and then the one before", async ({ page }) => {
  await openWith(page, 2);
  await approve(page, 0);
  await approve(page, 1);
  await page.keyboard.press("Control+z");
  await expectSoon(page, approveButton(page, 1));
  await expect(approveButton(page, 0)).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expectSoon(page, approveButton(page, 0));
});

test("Of many offers three are in sight, and the others behind a button", {
  tag: "@390",
}, async ({ page }) => {
  await openWith(page, 5);
  for (let index = 0; index < 5; index++) await approve(page, index);
  await expect(offers(page)).toHaveCount(3);
  await press(page, page.getByRole("button", { name: "2 işlem daha" }));
  await expect(offers(page)).toHaveCount(5);
  await press(page, offerOf(page, 0));
  await expectSoon(page, approveButton(page, 0));
});

test("Several offers have no accessibility findings", { tag: "@390" }, async ({ page }) => {
  // Looking for them takes timers of its own: the offers' ten seconds alone do not end.
  await page.addInitScript((tenSeconds) => {
    const start = window.setTimeout;
    const startShort = (then: () => void, wait = 0) => (wait < tenSeconds ? start(then, wait) : 0);
    window.setTimeout = startShort as typeof setTimeout;
  }, 10_000);
  for (const [index, timeSlot] of hours.slice(0, 2).entries()) {
    await bookAndFind(page, { day, timeSlot, name: nameOf(index), phone: `0532123450${index}` });
  }
  await page.goto(`/yonetim?gun=${day}`);
  for (const index of [0, 1]) await press(page, approveButton(page, index));
  await expect(offers(page)).toHaveCount(2);
  await expectNoFindings(page);
  await expect(offers(page)).toHaveCount(2);
});

test("Each message is announced once, not the whole stack again", async ({ page }) => {
  await openWith(page, 2);
  await approve(page, 0);
  await approve(page, 1);
  const place = page.getByRole("status").filter({ hasText: "randevu onaylandı." });
  await expect(place).toHaveCount(1);
  await expect(place).toHaveAttribute("aria-atomic", "false");
});
