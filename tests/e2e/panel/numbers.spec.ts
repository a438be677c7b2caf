import { addDays } from "../../../booking/istanbul-time.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { fullDay } from "../../../panel/parts/day-words.ts";
import { expect } from "../site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { pastAppointment, send } from "./work.ts";

test("The numbers of a range are drawn, said in words, and stand in tables [24.4]", {
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
  await expect(
    page.getByRole("img", {
      name: `Haftalara göre: 2 çubuk, en yükseği ${week} haftası, 2 randevu`,
    }),
  ).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^En yoğun saatler: .* 21:00, 2 randevu/ }),
  ).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^Türe göre: .* Mini Öngörü, 3 randevu/ }),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /^Sonuca göre: .* Onaylı, 3 randevu/ })).toBeVisible();
  for (const title of ["Haftalara göre", "Sonuca göre", "Türe göre", "En yoğun saatler"]) {
    await tabTo(page, page.locator("summary", { hasText: title }));
    await page.keyboard.press("Enter");
  }
  const weeks = page.getByRole("region", { name: "Haftalara göre", exact: true });
  await expect(weeks.getByRole("row")).toHaveText([/Hafta.*Randevu/, /haftası2$/, /haftası1$/]);
  await expectNoFindings(page);
});

test("The last twelve weeks and this year are one key away", async ({ page }) => {
  await page.goto("/yonetim/sayilar");
  await expect(page.getByRole("link", { name: "Son 12 hafta" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await press(page, page.getByRole("link", { name: "Bu yıl" }));
  await expect(page).toHaveURL(/aralik=yil/);
  await expect(page.getByLabel("İlk gün")).toHaveValue(/^01\.01\./);
  await expect(page.getByLabel("Son gün")).toHaveValue(/^31\.12\./);
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
  await expect(page.getByRole("img", { name: /^Sonuca göre: .* İptal, 1 randevu/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "En yoğun saatler" })).toContainText(
    "Bu aralıkta sayılacak randevu yok.",
  );
  await expectNoFindings(page);
});

test("An address with days that are none shows the last twelve weeks", async ({ page }) => {
  await page.goto("/yonetim/sayilar?baslangic=-000001-06-01&bitis=0000-01-01");
  await expect(page.getByRole("link", { name: "Son 12 hafta" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByText("Bu aralıkta randevu yok.")).toBeVisible();
});

test("A range of more than five years says that it is too long [27.4]", async ({
  page,
  trouble,
}) => {
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
