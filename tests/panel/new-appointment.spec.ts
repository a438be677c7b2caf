import { defaultHours } from "../../booking/hours.ts";
import { slotsOf } from "../../booking/slots.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookedOn, phoneOf, tomorrow } from "./work.ts";

test("An appointment by phone is entered with the keyboard alone, and undone", async ({
  page,
  trouble,
}) => {
  const day = tomorrow;
  await page.goto(`/yonetim/yeni?gun=${day}`);
  await tabTo(page, page.getByLabel("Ad", { exact: true }));
  await page.keyboard.type("Fatma 7 Telefon");
  await tabTo(page, page.getByLabel("Telefon", { exact: true }));
  await page.keyboard.type(phoneOf(day).slice(1));
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await tabTo(page, page.getByLabel("Not"));
  await page.keyboard.type("Akşam arandı.");
  const [first, second] = slotsOf({ day, hours: defaultHours });
  await tabTo(page, page.getByRole("radio", { name: `${first} Boş` }));
  await page.keyboard.press("ArrowRight");
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  await expect(page.getByRole("heading", { level: 1, name: "Fatma Telefon" })).toBeFocused();
  await expect(page.getByText(fullDay(day)).first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^Telefondan/ })).toBeVisible();
  await expect(page.getByText("Akşam arandı.")).toBeVisible();
  expect(await bookedOn(page, day)).toMatchObject([
    { timeSlot: second, status: "approved", consultation: "tek-konu-danismanligi" },
  ]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText(/^Bu randevu artık yok/)).toBeVisible();
  expect(await bookedOn(page, day)).toEqual([]);
  await press(page, page.getByRole("button", { name: "Geri" }));
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeFocused();
  expect(trouble.splice(0).filter((line) => !line.includes("404"))).toEqual([]);
});
