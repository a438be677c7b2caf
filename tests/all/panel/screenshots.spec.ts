import type { Page } from "@playwright/test";
import { defaultHours, defaultWorkingHours } from "../../../booking/hours.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { choose, openHours, outside, save, setHours } from "../../panel/hours-page.ts";
import { test } from "../../panel/signed-in.ts";
import {
  bookAndFind,
  pastAppointment,
  phoneOf,
  send,
  tomorrow,
  yesterday,
} from "../../panel/work.ts";
import { openScreen, panelStates } from "../../support/browser/panel-states.ts";
import { expect, test as signedOut } from "../../support/browser/site.ts";
import { settle } from "../../support/browser/states.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });
signedOut.use({ bypassCSP: true });

const likeness = { threshold: 0.2, maxDiffPixelRatio: 0.002 };
const booking = { day: tomorrow, timeSlot: "21:00", name: "Ayşe Yılmaz" };
const sizes: [width: number, height: number][] = [
  [390, 844],
  [1280, 800],
];

/** What differs at other widths. */
const otherSizes: Record<string, typeof sizes> = {
  "panel-messages": [...sizes, [800, 1000]],
  "panel-week-now": [[1920, 900]],
  // A wide screen has no such tab.
  "panel-more": [[390, 844]],
};

for (const { name, show } of panelStates) {
  signedOut(`${name} matches its screenshots`, async ({ page, service, trouble }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [width, height] of otherSizes[name] ?? sizes) {
      await page.setViewportSize({ width, height });
      await show(page, service);
      await settle(page);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, likeness);
    }
    // Chromium reports the refusals that two of the screens are about.
    trouble.length = 0;
  });
}

async function openAt(page: Page, path: string, [width, height]: [number, number]) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openScreen(page, path);
  await page.evaluate(() => document.fonts.ready);
}

test("The card that asks whether a client came matches its screenshot", async ({
  page,
  service,
}) => {
  const { id, version } = await pastAppointment(service, { ...booking, day: yesterday });
  await page.goto("/yonetim");
  await send(page, panelPaths.arrived(id), { version });
  await openAt(page, `/randevu/${id}`, [390, 844]);
  await expect(page).toHaveScreenshot("card-arrived-390.png", likeness);
});

test("The card that asks whether a message was sent matches its screenshots", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await bookAndFind(page, booking);
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(id), { version: 1 });
  for (const size of sizes) {
    await openAt(page, `/randevu/${id}`, size);
    await page.getByRole("button", { name: "Metni düzenle" }).click();
    await page.getByRole("button", { name: "Metni kopyala" }).click();
    const tell = page.getByRole("region", { name: "Danışana haber ver" });
    await expect(tell.getByText("Gönderdiniz mi?")).toBeFocused();
    await expect(page).toHaveScreenshot(`card-tell-${size[0]}.png`, likeness);
  }
});

test("A sheet that shows a change by others matches its screenshot", async ({ page, trouble }) => {
  const { id } = await bookAndFind(page, booking);
  await openAt(page, `/randevu/${id}`, [390, 844]);
  await page.getByRole("button", { name: "İptal et" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Ulaşılamadı" }).click();
  await send(page, panelPaths.approve(id), { version: 1 });
  await sheet.getByRole("button", { name: "İptal et" }).click();
  await expect(sheet.getByRole("button", { name: "Güncel hâline bak" })).toBeVisible();
  await expect(sheet).toHaveScreenshot("card-changed-390.png", likeness);
  trouble.length = 0;
});

test("The question before an erasure matches its screenshots", async ({ page, service }) => {
  await pastAppointment(service, { ...booking, day: yesterday });
  await pastAppointment(service, { day: yesterday, timeSlot: "20:00", name: "Ayse Yilmaz" });
  for (const size of sizes) {
    await openAt(page, "/ayarlar/silme", size);
    await page.getByLabel("Telefon").fill(phoneOf(yesterday));
    await page.getByRole("button", { name: "Verileri sil…" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("Ayse Yilmaz, Ayşe Yılmaz");
    await expect(sheet).toHaveScreenshot(`erasure-${size[0]}.png`, likeness);
  }
});

test("The audit log matches its screenshots", async ({ page, service }) => {
  const { id } = await bookAndFind(page, booking);
  await pastAppointment(service, { ...booking, day: yesterday });
  await page.goto("/yonetim");
  // Seconds apart, so that their order is theirs.
  for (const [path, body] of [
    [panelPaths.edit(id), { version: 1, name: "Ayşe Yıldız" }],
    [panelPaths.approve(id), { version: 2 }],
    [panelPaths.note(id), { version: 3, note: "Erken arayın" }],
  ] as const) {
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    expect(await send(page, path, body)).toBe(200);
  }
  for (const size of sizes) {
    await openAt(page, "/kayitlar", size);
    await expect(page).toHaveScreenshot(`record-${size[0]}.png`, likeness);
  }
});

/** A week with two ranges, and an appointment that a draft would leave outside. */
test("The working hours match their screenshots", async ({ page, trouble }) => {
  const [weekday] = defaultHours.week;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await bookAndFind(page, { day: tomorrow, timeSlot: "23:00", name: "Şükrü Çağlayan" });
  for (const [width, height] of [
    [390, 1900],
    [1280, 1400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openHours(page);
    await setHours(page, {
      ...defaultWorkingHours,
      week: defaultHours.week.with(0, [{ first: "10:00", last: "11:30" }, ...weekday!]).with(6, []),
    });
    await expect(page.getByLabel("İlk randevu: Pazartesi, 1. aralık")).toHaveValue("10:00");
    await choose(page, "Son randevu: Perşembe", "22:00");
    await save(page).click();
    await expect(outside(page)).toBeVisible();
    await settle(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveScreenshot(`hours-${width}.png`, likeness);
    // Chromium reports the refusal that the picture shows.
    trouble.length = 0;
  }
});
