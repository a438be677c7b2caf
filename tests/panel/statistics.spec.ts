import { addDays } from "../../booking/istanbul-time.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { pastAppointment } from "./work.ts";

test("The statistics of a range are charts, sentences and tables with links to their lists", async ({
  page,
  service,
}) => {
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

  const range = `baslangic=${monday}&bitis=${addDays(monday, 13)}`;
  await press(page, page.getByRole("link", { name: "Onaylı 3" }));
  await expect(page).toHaveURL(`/yonetim?durum=approved&${range}`);
  for (const name of ["Bir", "İki", "Üç"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
});
