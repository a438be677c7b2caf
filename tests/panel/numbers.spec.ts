import { usualHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { fullDay, weekOf } from "../../panel/words/day-words.ts";
import { dayInFigures } from "../../panel/words/typed-day.ts";
import { expect, isSmall } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { setHours } from "./hours-page.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, pastAppointment, send, today, tomorrow } from "./work.ts";

test("The numbers of a range are drawn, said in words, and stand in tables", {
  tag: "@390",
}, async ({ page, service }) => {
  const monday = "2022-01-03";
  await pastAppointment(service, { day: monday, timeSlot: "20:00", name: "Bir" });
  await pastAppointment(service, { day: addDays(monday, 1), timeSlot: "21:00", name: "İki" });
  await pastAppointment(service, { day: addDays(monday, 8), timeSlot: "21:00", name: "Üç" });
  await page.goto("/yonetim/sayilar");
  await typeDay(page, page.getByLabel("İlk gün"), monday);
  await typeDay(page, page.getByLabel("Son gün"), addDays(monday, 13));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`baslangic=${monday}`));
  await expect(page.getByText("Toplam 3 randevu")).toBeVisible();
  const week = fullDay(monday).split(",")[0]!;
  for (const words of [
    `Haftalara göre: 2 çubuk, en yükseği ${week} haftası, 2 randevu`,
    /^En yoğun saatler: .* 21:00, 2 randevu/,
    /^Türe göre: .* Mini Öngörü, 3 randevu/,
    /^Sonuca göre: .* Onaylı, 3 randevu/,
  ]) {
    await expect(page.getByText(words)).toBeAttached();
  }
  for (const title of ["Haftalara göre", "Sonuca göre", "Türe göre", "En yoğun saatler"]) {
    await tabTo(page, page.locator("summary", { hasText: title }));
    await page.keyboard.press("Enter");
  }
  const weeks = page.getByRole("region", { name: "Haftalara göre", exact: true });
  await expect(weeks.getByRole("row")).toHaveText([/Hafta.*Randevu/, /haftası2$/, /haftası1$/]);
  await expectNoFindings(page);
});

test("What comes, the last twelve weeks and this year are one key away", async ({ page }) => {
  await page.goto("/yonetim/sayilar");
  await expect(page.getByRole("link", { name: "Yakın haftalar" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByLabel("Son gün")).toHaveValue(
    dayInFigures(addDays(weekOf(today)[6]!, 28)),
  );
  await press(page, page.getByRole("link", { name: "Gelecek" }));
  await expect(page.getByLabel("İlk gün")).toHaveValue(dayInFigures(today));
  await press(page, page.getByRole("link", { name: "Son 12 hafta" }));
  await expect(page.getByLabel("Son gün")).toHaveValue(dayInFigures(weekOf(today)[6]!));
  await press(page, page.getByRole("link", { name: "Bu yıl" }));
  await expect(page).toHaveURL(/aralik=yil/);
  await expect(page.getByLabel("İlk gün")).toHaveValue(/^01\.01\./);
  await expect(page.getByLabel("Son gün")).toHaveValue(/^31\.12\./);
});

test("What comes ends with the last day that visitors can book", async ({ page }) => {
  await page.goto("/yonetim/sayilar?aralik=gelecek");
  await expect(page.getByLabel("İlk gün")).toHaveValue(dayInFigures(today));
  await setHours(page, { ...usualHours, daysAhead: 30 });
  await expect(page.getByLabel("Son gün")).toHaveValue(dayInFigures(addDays(today, 30)));
});

test("The numbers open with now in sight and count what comes, at any width", {
  tag: ["@390", "@800"],
}, async ({ page, service }) => {
  await pastAppointment(service, { day: addDays(today, -40), timeSlot: "20:00", name: "Eski" });
  const booked = await bookAndFind(page, { day: addDays(today, 14), timeSlot: "21:00" });
  await bookAndFind(page, { day: addDays(today, 15), timeSlot: "21:00", phone: "05321112233" });
  await page.goto("/yonetim/sayilar");
  await send(page, panelPaths.approve(booked.id), { version: booked.version });
  await expect(page.getByRole("link", { name: "1 gelecek, onaylı" })).toBeVisible();
  await expect(page.getByRole("link", { name: "1 gelecek, beklemede" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Toplam 3 randevu" })).toBeVisible();
  const drawing = page.getByRole("region", { name: "Çizim: Haftalara göre" });
  await expect(drawing.locator("[data-when=now]")).toBeInViewport({ ratio: 1 });
  await expect(drawing.getByRole("link", { name: /haftası: 2 randevu$/ })).toBeInViewport();
  await expectNoFindings(page);

  await press(page, page.getByRole("link", { name: "Bu yıl" }));
  const year = page.getByRole("region", { name: "Çizim: Aylara göre" });
  await expect(year.getByRole("listitem")).toHaveCount(12);
  await expect(year.locator("[data-when=now]")).toBeInViewport({ ratio: 1 });
  if (!isSmall(page)) {
    for (const name of ["Ocak", "Aralık"]) {
      await expect(year.getByRole("listitem").filter({ hasText: name })).toBeInViewport();
    }
  }
});

test("Each number leads to its list, and the table can be had from here", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  await bookAndFind(page, { day, timeSlot: "20:00" });
  await page.goto("/yonetim/sayilar");
  const range = `baslangic=${addDays(weekOf(today)[0]!, -49)}&bitis=${addDays(weekOf(today)[6]!, 28)}`;
  const hrefs: [name: string | RegExp, to: string][] = [
    ["Toplam 1 randevu", `?${range}`],
    ["Beklemede 1", `?durum=pending&${range}`],
    ["Mini Öngörü 1", `?tip=mini-ongoru&${range}`],
    [/haftası: 1 randevu$/, `?baslangic=${weekOf(day)[0]}&bitis=${weekOf(day)[6]}`],
  ];
  for (const [name, to] of hrefs) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", `/yonetim${to}`);
  }
  // There is nothing to list.
  await expect(page.getByRole("link", { name: /^İptal/ })).toHaveCount(0);
  await press(page, page.getByRole("button", { name: "Dışa aktar" }));
  const sheet = page.getByRole("dialog", { name: "Randevuları dışa aktar" });
  await expect(sheet.getByLabel("Son gün")).toHaveValue(
    dayInFigures(addDays(weekOf(today)[6]!, 28)),
  );
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await press(page, page.getByRole("link", { name: "Beklemede 1" }));
  await expect(page).toHaveURL(`/yonetim?durum=pending&${range}`);
  await expect(page.getByRole("link", { name: "Ayşe Yılmaz" })).toBeVisible();
});

test("A range whose appointments were all cancelled still has its numbers", async ({
  page,
  service,
}) => {
  const day = "2022-05-02";
  const { id, version } = await pastAppointment(service, {
    day,
    timeSlot: "20:00",
    name: "Gelmeyen",
  });
  await page.goto(`/yonetim/sayilar?baslangic=${day}&bitis=${day}`);
  expect(await send(page, panelPaths.cancel(id), { version, reason: "Deneme" })).toBe(200);
  await page.reload();
  await expect(page.getByText(/^Sonuca göre: .* İptal, 1 randevu/)).toBeAttached();
  await expect(page.getByRole("region", { name: "En yoğun saatler" })).toContainText(
    "Bu aralıkta sayılacak randevu yok.",
  );
  await expectNoFindings(page);
});

test("An address with days that are none shows the near weeks", async ({ page }) => {
  await page.goto("/yonetim/sayilar?baslangic=-000001-06-01&bitis=0000-01-01");
  await expect(page.getByRole("link", { name: "Yakın haftalar" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByText("Bu aralıkta randevu yok.")).toBeVisible();
});

test("A range of more than five years says that it is too long", async ({ page, trouble }) => {
  await page.goto("/yonetim/sayilar?baslangic=1900-01-01&bitis=2999-12-31");
  await expect(page.getByText("En çok beş yıllık bir aralık gösterilebilir.")).toBeVisible();
  await expectNoFindings(page);
  expect(trouble.splice(0)).toEqual([expect.stringContaining("400")]);
});

test("A range without appointments says so", async ({ page }) => {
  await page.goto("/yonetim/sayilar?baslangic=2019-01-01&bitis=2019-02-01");
  await expect(page.getByText("Bu aralıkta randevu yok.")).toBeVisible();
  await expectNoFindings(page);
});
