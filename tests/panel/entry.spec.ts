import { usualHours } from "../../booking/hours.ts";
import { slotsOf } from "../../booking/slots.ts";
import { fullDay } from "../../panel/words/day-words.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookedOn, bookOnSite, phoneOf, tomorrow } from "./work.ts";

test("A booking taken by phone is entered with the keyboard alone, and taken back", {
  tag: "@390",
}, async ({ page, trouble }) => {
  const day = tomorrow;
  await page.goto(`/yonetim/yeni?gun=${day}`);
  await tabTo(page, page.getByLabel("Ad", { exact: true }));
  await page.keyboard.type("Fatma 7 Telefon");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type(phoneOf(day).slice(1));
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await tabTo(page, page.getByLabel("Not"));
  await page.keyboard.type("Akşam arandı.");
  const [first, second] = slotsOf({ day, hours: usualHours });
  await tabTo(page, page.getByRole("radio", { name: `${first} Boş` }));
  await page.keyboard.press("ArrowRight");
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  await expect(page.getByRole("heading", { level: 1, name: "Fatma Telefon" })).toBeFocused();
  await expect(page.getByText(fullDay(day)).first()).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^Telefonla/ })).toBeVisible();
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

test("A number pasted as phones write it is the visitor's own", async ({ page }) => {
  await page.goto("/yonetim/yeni");
  const phone = page.getByLabel("Telefon");
  await tabTo(page, phone);
  for (const pasted of [
    "+90 532 123 45 67",
    "0+90 532 123 45 67",
    "532 123 45 67",
    "0090 5321234567",
  ]) {
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText(pasted);
    await expect(phone).toHaveValue("05321234567");
  }
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  // Behind the 0 that stands there.
  await page.keyboard.insertText("+90 532 123 45 67");
  await expect(phone).toHaveValue("05321234567");
});

test("What is missing is said beside its field, and nothing is sent", async ({ page }) => {
  const day = tomorrow;
  await page.goto(`/yonetim/yeni?gun=${day}`);
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  const name = page.getByLabel("Ad", { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/en az bir harf/);
  await expect(page.getByLabel("Telefon")).toHaveAccessibleDescription(/11 rakam/);
  await expect(page.getByLabel("Tür")).toHaveAccessibleDescription("Bir tür seçin.");
  await expect(page.getByText("Boş bir saat seçin.")).toBeVisible();
  await expectNoFindings(page);
  expect(await bookedOn(page, day)).toEqual([]);
});

test("A slot that was taken meanwhile is refused beside the slots", async ({ page, trouble }) => {
  const day = tomorrow;
  await page.goto(`/yonetim/yeni?gun=${day}&saat=21:00`);
  await tabTo(page, page.getByLabel("Ad", { exact: true }));
  await page.keyboard.type("Geç Kalan");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type("5001112244");
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await page.route("**/api/yonetim/randevular", async (route) => {
    await bookOnSite(page.request, { day, timeSlot: "21:00", phone: phoneOf(day) });
    await route.continue();
  });
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  await expect(page.getByText("Bu saat dolu ya da kapalı. Başka bir saat seçin.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "21:00 Dolu" })).toBeDisabled();
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});

test("The entry has no accessibility findings", { tag: "@390" }, async ({ page }) => {
  await page.goto("/yonetim/yeni");
  await expect(page.getByRole("radio", { name: "20:00" })).toBeVisible();
  await expectNoFindings(page);
});
