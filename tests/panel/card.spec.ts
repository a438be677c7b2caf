import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay, shortDay } from "../../panel/words/day-words.ts";
import { wednesdayNoon } from "../support/app.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { expectSoon, stopClock } from "./stopped-clock.ts";
import {
  bookAndFind,
  inStrip,
  nextMonday,
  pastAppointment,
  phoneOf,
  send,
  tomorrow,
  yesterday,
} from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;

test("An approved request is told to the visitor, and a person says that it was", {
  tag: "@390",
}, async ({ page, service, staff }) => {
  const { email } = staff;
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Esra Haber" });
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Onayla" }));
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeFocused();
  await expect(page.getByText(/^Sayın Esra Haber, Mini Öngörü randevunuz onaylandı/)).toBeVisible();
  await expect(page.getByRole("link", { name: "SMS" })).toHaveAttribute(
    "href",
    new RegExp(`^sms:\\+9${phoneOf(day)}\\?&body=Say%C4%B1n`),
  );
  const opened = page.waitForEvent("popup");
  // A minute later, so that it is told after it was approved.
  service.clock.now = new Date(wednesdayNoon.getTime() + 60_000);
  await press(page, page.getByRole("link", { name: "WhatsApp" }));
  expect((await opened).url()).toContain(`https://wa.me/9${phoneOf(day)}?text=Say%C4%B1n`);
  await expect(page.getByText("Gönderdiniz mi?")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Gönderildi" })).toBeHidden();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "Evet, gönderildi" }));
  await expect(page.getByRole("heading", { name: "Gönderildi" })).toBeFocused();
  await expect(page.getByText(new RegExp(`^WhatsApp, .*${email}$`))).toBeVisible();
  await expectNoFindings(page);
});

test("A request is cancelled with a reason, and the cancelling is taken back", async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Kaan Vazgeçti" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "İptal et" }));
  const sheet = page.getByRole("dialog", { name: "Randevuyu iptal et" });
  await expect(sheet.getByRole("heading")).toBeFocused();
  await press(page, sheet.getByRole("button", { name: "İptal et" }));
  await expect(sheet.getByRole("alert")).toHaveText("Kısa bir neden yazın ya da seçin.");
  await expect(sheet.getByLabel("Neden")).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.type("Hasta oldu");
  await press(page, sheet.getByRole("button", { name: "İptal et" }));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { name: "Danışana haber ver" })).toBeFocused();
  await expect(page.getByText(/randevu talebinizi \(.*\) ne yazık ki onaylayamadık/)).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Hasta oldu" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("definition").filter({ hasText: "Beklemede" })).toBeVisible();
  await expect(page.getByText("Hasta oldu")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("A sheet closes with Escape and gives the focus back", async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Ege Kapat" });
  await page.goto(cardOf(asked));
  for (const name of ["Taşı", "İptal et"]) {
    await press(page, page.getByRole("button", { name }));
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name })).toBeFocused();
  }
});

test("An appointment moves to another free slot in one step, and back again", {
  tag: "@390",
}, async ({ page }) => {
  // From a Monday to the Tuesday after it, so that one arrow key is the way.
  const day = nextMonday;
  const next = addDays(day, 1);
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Lale Taşınan" });
  await bookAndFind(page, { day: next, timeSlot: "20:00", name: "Önceki Kişi" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Taşı" }));
  const sheet = page.getByRole("dialog", { name: "Randevuyu taşı" });
  await tabTo(page, sheet.getByRole("radio", { name: inStrip(day) }));
  await page.keyboard.press("ArrowRight");
  const nextDay = sheet.getByRole("radio", { name: inStrip(next) });
  await expect(nextDay).toBeChecked();
  await expect(nextDay).toHaveAccessibleName(/, 6 boş saat$/);
  await expect(sheet.getByRole("radio", { name: "20:00 Dolu" })).toBeDisabled();
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: "Taşı" }));
  await expect(sheet.getByText("Boş bir saat seçin.")).toBeVisible();
  await tabTo(page, sheet.getByRole("radio", { name: "20:30 Boş" }));
  await page.keyboard.press("Space");
  await stopClock(page);
  await press(page, sheet.getByRole("button", { name: `Taşı: ${shortDay(next)}, 20:30` }));
  const telling = page.getByRole("heading", { name: "Danışana haber ver" });
  await expectSoon(page, telling);
  await expect(telling).toBeFocused();
  await expect(page.getByText(/yeni bir zaman öneriyoruz: .*saat 20:30/)).toBeVisible();
  await expect(page.getByText(`${shortDay(day)} 21:00 → ${shortDay(next)} 20:30`)).toBeVisible();
  await press(page, page.getByRole("button", { name: "Geri al" }));
  await expectSoon(page, telling, 0);
  await expect(page.getByText(fullDay(day)).first()).toBeVisible();
});

test("What is free comes into a sheet where nothing moves", { tag: "@390" }, async ({ page }) => {
  const asked = await bookAndFind(page, { day: nextMonday, timeSlot: "21:00", name: "Lale Sabit" });
  await page.goto(cardOf(asked));
  await expect(page.getByRole("button", { name: "Taşı" })).toBeVisible();
  const known = Promise.withResolvers<void>();
  await page.route(`**${panelPaths.appointments}?*`, async (route) => {
    await known.promise;
    await route.continue();
  });
  await press(page, page.getByRole("button", { name: "Taşı" }));
  const sheet = page.getByRole("dialog", { name: "Randevuyu taşı" });
  await expect(sheet.getByRole("radio", { name: "20:00" })).toBeDisabled();
  const place = () => sheet.getByRole("button", { name: "Takvimden seç" }).boundingBox();
  const before = await place();
  known.resolve();
  await expect(sheet.getByRole("radio", { name: "20:00 Boş" })).toBeEnabled();
  expect(await place()).toEqual(before);
});

test("Whoever did not come is marked so", async ({ page, service }) => {
  const past = await pastAppointment(service, {
    day: yesterday,
    timeSlot: "21:00",
    name: "Onur Gelmedi",
  });
  await page.goto(cardOf(past));
  await press(page, page.getByRole("button", { name: "Gelmedi" }));
  await expect(page.getByRole("definition").filter({ hasText: "Gelmedi" })).toBeVisible();
  await expect(page.getByRole("button", { name: "İptal et" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("definition").filter({ hasText: "Onaylı" })).toBeVisible();
});

test("A note is written in place", async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Derya Notlu" });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await expect(page.getByLabel("Not")).toBeFocused();
  await page.keyboard.type("Doğum saatini soracak.");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.locator(".note-text")).toHaveText("Doğum saatini soracak.");
  await expect(page.getByText("boş → “Doğum saatini soracak.”")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notu düzenle" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: "Not ekle" })).toBeVisible();
});

test("A card shows the day's neighbours and what the phone booked besides", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Selin Komşu" });
  await bookAndFind(page, { day, timeSlot: "22:00", name: "Başka Kişi", phone: "05001112233" });
  await bookAndFind(page, {
    day: addDays(day, 1),
    timeSlot: "22:00",
    name: "Selin Komşu",
    phone: phoneOf(day),
  });
  await page.goto(cardOf(asked));
  const strip = page.getByRole("list", { name: fullDay(day) });
  await expect(strip.getByRole("listitem").filter({ hasText: "21:00" })).toContainText(
    "Bu randevu",
  );
  await expect(page.getByRole("heading", { name: "Kim baktı" })).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("link", { name: /22:00$/ }));
  await expect(page.getByText(fullDay(addDays(day, 1))).first()).toBeVisible();
  await page.goBack();
  await press(page, strip.getByRole("link", { name: "Başka Kişi" }));
  await expect(page.getByRole("heading", { level: 1, name: "Başka Kişi" })).toBeFocused();
});

test("An erased appointment keeps its day and its outcome, and nothing can be done with it", async ({
  page,
  service,
}) => {
  const day = yesterday;
  const past = await pastAppointment(service, { day, timeSlot: "21:00", name: "Unutulan Kişi" });
  await page.goto(cardOf(past));
  await expect(page.getByRole("heading", { level: 1, name: "Unutulan Kişi" })).toBeVisible();
  expect(await send(page, panelPaths.erase, { phone: phoneOf(day) })).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Silindi" })).toBeVisible();
  await expect(page.getByText(fullDay(day)).first()).toBeVisible();
  await expect(page.getByText("Unutulan Kişi")).toBeHidden();
  await expect(page.getByRole("button", { name: "İptal et" })).toBeHidden();
  await expectNoFindings(page);
});
