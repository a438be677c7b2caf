import type { Page } from "@playwright/test";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { test } from "../../panel/signed-in.ts";
import {
  bookAndFind,
  pastAppointment,
  phoneOf,
  send,
  tomorrow,
  yesterday,
} from "../../panel/work.ts";
import { expect } from "../../support/browser/site.ts";

// Playwright hides a blinking caret with a style of its own.
test.use({ bypassCSP: true });

const likeness = { threshold: 0.2, maxDiffPixelRatio: 0.002 };
const booking = { day: tomorrow, timeSlot: "21:00", name: "Ayşe Yılmaz" };
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

async function openAt(page: Page, path: string, size: keyof typeof sizes) {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/yonetim${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".waiting")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

test("Marking who came looks as it did", async ({ page, service }) => {
  const { id, version } = await pastAppointment(service, { ...booking, day: yesterday });
  await page.goto("/yonetim");
  await send(page, panelPaths.arrived(id), { version });
  await openAt(page, `/randevu/${id}`, "phone");
  await expect(page).toHaveScreenshot("card-arrived-390.png", likeness);
});

test("The question whether it was sent looks as it did", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await bookAndFind(page, booking);
  await page.goto("/yonetim");
  await send(page, panelPaths.approve(id), { version: 1 });
  for (const size of ["phone", "desk"] as const) {
    await openAt(page, `/randevu/${id}`, size);
    await page.getByRole("button", { name: "Metni düzenle" }).click();
    await page.getByRole("button", { name: "Metni kopyala" }).click();
    const tell = page.getByRole("region", { name: "Danışana haber ver" });
    await expect(tell.getByText("Gönderdiniz mi?")).toBeFocused();
    await expect(page).toHaveScreenshot(`card-tell-${sizes[size].width}.png`, likeness);
  }
});

test("A refusal with what changed looks as it did", async ({ page, trouble }) => {
  const { id } = await bookAndFind(page, booking);
  await openAt(page, `/randevu/${id}`, "phone");
  await page.getByRole("button", { name: "İptal et" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Ulaşılamadı" }).click();
  await send(page, panelPaths.approve(id), { version: 1 });
  await sheet.getByRole("button", { name: "İptal et" }).click();
  await expect(sheet.getByRole("button", { name: "Güncel hâline bak" })).toBeVisible();
  await expect(sheet).toHaveScreenshot("card-changed-390.png", likeness);
  trouble.length = 0;
});

test("An erasure before its last word looks as it did", async ({ page, service }) => {
  await pastAppointment(service, { ...booking, day: yesterday });
  await pastAppointment(service, { day: yesterday, timeSlot: "20:00", name: "Ayse Yilmaz" });
  for (const size of ["phone", "desk"] as const) {
    await openAt(page, "/ayarlar", size);
    await page.getByLabel("Telefon").fill(phoneOf(yesterday));
    await page.getByRole("button", { name: "Verileri sil…" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("Ayse Yilmaz, Ayşe Yılmaz");
    await expect(sheet).toHaveScreenshot(`erasure-${sizes[size].width}.png`, likeness);
  }
});

test("In the record nothing runs together, at any width", async ({ page, service }) => {
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
  for (const size of ["phone", "desk"] as const) {
    await openAt(page, "/kayitlar", size);
    const entry = page.getByRole("listitem").filter({ hasText: "Elle girildi" });
    const name = await entry.getByText("Elle girildi").boundingBox();
    const link = await entry.getByRole("link").boundingBox();
    expect(link!.y).toBeGreaterThanOrEqual(name!.y + name!.height - 1);
    await expect(page).toHaveScreenshot(`record-${sizes[size].width}.png`, likeness);
  }
});
