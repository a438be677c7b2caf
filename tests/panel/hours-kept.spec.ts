import { usualHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { weekdayOf } from "../../panel/words/day-words.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { choose, hit, hoursNow, lead, openHours, outside, save, setHours } from "./hours-page.ts";
import { expectNoFindings } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, today, tomorrow } from "./work.ts";

const evening = { first: "20:00", last: "22:00" };
const shorter = { ...usualHours, week: Array(7).fill([evening]) };

test("Whoever would fall outside is listed, the list survives a look at a card, and shrinks with what is done", {
  tag: "@390",
}, async ({ page, trouble }) => {
  const one = await bookAndFind(page, { day: tomorrow, timeSlot: "22:30", name: "Geç Gelen" });
  await bookAndFind(page, { day: tomorrow, timeSlot: "23:00", name: "Daha Geç Gelen" });
  await openHours(page);
  await choose(page, "Son randevu: Perşembe", "22:00");
  await hit(page, save(page));
  await expect(outside(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("Bu randevular yeni çalışma saatlerinin dışında")).toBeVisible();
  await expectReport(trouble, /status of 409/);
  await expectNoFindings(page);
  expect((await hoursNow(page)).isUsual).toBe(true);

  await hit(
    page,
    outside(page)
      .getByRole("link", { name: /Geç Gelen/ })
      .first(),
  );
  await expect(page).toHaveURL(new RegExp(`/randevu/${one.id}$`));
  await page.getByRole("button", { name: "Taşı" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /^20:00/ })
    .check();
  await page.getByRole("button", { name: /^Taşı: / }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect(outside(page).getByRole("listitem")).toHaveCount(1);
  await expect(outside(page)).toContainText("Daha Geç Gelen");
  await expect(page.getByLabel("Son randevu: Perşembe")).toHaveValue("22:00");

  await expect(save(page)).toHaveText("Yine de kaydet");
  await hit(page, save(page));
  await expect(page.getByText("Çalışma saatleri kaydedildi.")).toBeVisible();
  const left = page.getByRole("list", { name: "Çalışma saatleri dışındaki randevular" });
  await expect(left).toContainText("Daha Geç Gelen");
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await expect(page.getByRole("link", { name: /Daha Geç Gelen/ })).toBeVisible();
});

test("What is not saved waits while one is elsewhere, and can be given up", async ({ page }) => {
  await openHours(page);
  await choose(page, "İlk randevu: Cuma", "18:00");
  await hit(page, page.getByRole("link", { name: "Hafta", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Hafta" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Kaydedilmemiş değişiklikler var.")).toBeVisible();
  await expect(page.getByLabel("İlk randevu: Cuma", { exact: true })).toHaveValue("18:00");
  await hit(page, page.getByRole("button", { name: "Vazgeç" }));
  await expect(page.getByLabel("İlk randevu: Cuma", { exact: true })).toHaveValue("20:00");
  await expect(save(page)).toBeDisabled();
});

test("A change that was undone by hand does not come back when others save", async ({ page }) => {
  await openHours(page);
  for (const time of ["18:00", "20:00"]) {
    await page.getByLabel("İlk randevu: Cuma", { exact: true }).selectOption(time);
  }
  await setHours(page, shorter);
  await expect(lead(page)).toContainText("Her gün 20:00–22:00");
  await expect(page.getByLabel("Son randevu: Cuma", { exact: true })).toHaveValue("22:00");
  await expect(page.getByRole("button", { name: "Vazgeç" })).toBeHidden();
});

test("What was saved can be taken back, and the usual hours come back on demand", async ({
  page,
}) => {
  await openHours(page);
  await choose(page, "İlk randevu: Cuma", "18:00");
  await hit(page, save(page));
  const wayBack = page.getByRole("button", { name: "Önceki saatlere dön" });
  await expect(wayBack).toBeEnabled();
  await hit(page, wayBack);
  await expect(page.getByLabel("İlk randevu: Cuma", { exact: true })).toHaveValue("20:00");
  await expect.poll(async () => (await hoursNow(page)).isUsual).toBe(true);
  await setHours(page, shorter);
  await expect(lead(page)).toContainText("Her gün 20:00–22:00");
  await hit(page, page.getByRole("button", { name: "Varsayılana dön" }));
  await expect(lead(page)).toContainText("Bunlar varsayılan saatlerdir.");
  await hit(page, save(page));
  await expect.poll(async () => (await hoursNow(page)).isUsual).toBe(true);
});

test("The way back to the previous hours waits until the saved ones are shown", async ({
  page,
}) => {
  // Without a sign from the server the panel asks once, by itself.
  await page.route(`**${panelPaths.events}`, () => {});
  await openHours(page);
  await choose(page, "İlk randevu: Cuma", "18:00");
  const shown = Promise.withResolvers<void>();
  await page.route(`**${panelPaths.hours}`, async (route) => {
    if (route.request().method() === "GET") await shown.promise;
    await route.continue();
  });
  await hit(page, save(page));
  const wayBack = page.getByRole("button", { name: "Önceki saatlere dön" });
  await expect(wayBack).toBeDisabled();
  shown.resolve();
  await expect(wayBack).toBeEnabled();
  await hit(page, wayBack);
  await expect(page.getByLabel("İlk randevu: Cuma", { exact: true })).toHaveValue("20:00");
});

test("Who edits while somebody else saves is told, and nothing of the other's is lost", async ({
  page,
}) => {
  await openHours(page);
  await choose(page, "İlk randevu: Cuma", "18:00");
  await setHours(page, shorter);
  await expect(page.getByRole("alert")).toContainText("siz düzenlerken değişti");
  await expectNoFindings(page);
  await hit(page, save(page));
  expect((await hoursNow(page)).hours).toEqual(shorter);
  await hit(page, page.getByRole("button", { name: "Vazgeç" }));
  await expect(lead(page)).toContainText("Her gün 20:00–22:00");
});

test("Week, entry and closed hours follow the hours while they are open", async ({ page }) => {
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await expect(page.getByRole("rowheader", { name: "23:00" })).toBeVisible();
  await setHours(page, {
    ...shorter,
    step: 45,
    closures: [
      { weekday: 4, from: "", to: "", firstDay: "", lastDay: "", reason: "Her hafta ders" },
    ],
  });
  await expect(page.getByRole("rowheader", { name: "20:45" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "23:00" })).toBeHidden();
  await expect(page.getByText("Her hafta ders").first()).toBeAttached();
  await page.goto(`/yonetim/yeni?gun=${tomorrow}`);
  await expect(page.getByRole("radio", { name: /^20:45/ })).toBeEnabled();
  await page.goto(`/yonetim/yeni?gun=${addDays(today, 2)}`);
  await expect(page.getByRole("radio", { name: /^20:45/ })).toBeDisabled();
  await expect(page.getByText("Bu günde boş saat yok.")).toBeVisible();
  await page.goto("/yonetim/kapali");
  await expect(page.getByRole("list", { name: "Her hafta kapalı" })).toHaveText(
    "Her hafta: Cuma günleri bütün gün (Her hafta ders)",
  );
  await page.getByRole("button", { name: "Gün kapat" }).click();
  await page.getByLabel("Belirli saatler").check();
  await expect(page.getByRole("checkbox", { name: "21:30" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "22:15" })).toBeHidden();
  expect(weekdayOf(today)).toBe("Çarşamba");
});
