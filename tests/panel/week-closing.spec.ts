import { usualHours } from "../../booking/hours.ts";
import { addDays } from "../../booking/istanbul-time.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { shortDay } from "../../panel/words/day-words.ts";
import { expectReport } from "../site/booking-page.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { closedBlock, grid } from "./week-page.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

test("Free hours are chosen, closed together with one reason, and taken back", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  const day = tomorrow;
  await page.goto(`/yonetim/hafta?gun=${day}`);
  const toggle = page.getByRole("button", { name: "Saat kapat" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await press(page, toggle);
  await expect(grid(page).getByRole("link", { name: /boş, randevu ekle/ })).toHaveCount(0);
  for (const time of ["21:30", "22:00"]) {
    const box = grid(page).getByRole("checkbox", {
      name: `${shortDay(day)} ${time}, kapatmak için seç`,
    });
    await tabTo(page, box);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  }
  await expectNoFindings(page);
  await tabTo(page, page.getByLabel("Neden"));
  await page.keyboard.type("Ders");
  await press(page, page.getByRole("button", { name: "2 aralığı kapat" }));
  const block = closedBlock(page, day, "21:30–22:00 Kapalı Ders");
  await expect(block).toBeVisible();
  await expect(page.getByText("2 randevu aralığı kapatıldı.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(block).toBeHidden();
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await expect(
    grid(page).getByRole("link", { name: `${shortDay(day)} 21:30 boş, randevu ekle` }),
  ).toBeVisible();
});

test("Nothing is closed by a tap alone, nor without having chosen", async ({ page }) => {
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await press(page, page.getByRole("button", { name: "Saat kapat" }));
  await press(page, page.getByRole("button", { name: "Kapat", exact: true }));
  await expect(page.getByText("Kapatılacak saatleri takvimden seçin.")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Vazgeç" }));
  await expect(grid(page).getByRole("checkbox")).toHaveCount(0);
  await expect(grid(page).getByText("Kapalı")).toHaveCount(0);
});

test("An hour that somebody books while it is chosen is not closed with the others", async ({
  page,
}) => {
  const day = tomorrow;
  await page.goto(`/yonetim/hafta?gun=${day}`);
  await press(page, page.getByRole("button", { name: "Saat kapat" }));
  for (const time of ["20:00", "20:30"]) {
    await grid(page)
      .getByRole("checkbox", { name: `${shortDay(day)} ${time},` })
      .check();
  }
  await bookAndFind(page, { day, timeSlot: "20:30", name: "Araya Giren" });
  await expect(grid(page).getByRole("link", { name: /^Araya Giren/ })).toBeVisible();
  await press(page, page.getByRole("button", { name: "1 aralığı kapat" }));
  await expect(closedBlock(page, day, "20:00 Kapalı")).toBeVisible();
  await expect(grid(page).getByRole("link", { name: /^Araya Giren/ })).toBeVisible();
});

test("A closed block opens as a whole or by the hour, and is taken back", {
  tag: "@390",
}, async ({ page }) => {
  const day = tomorrow;
  const times = ["21:00", "21:30", "22:00"];
  await page.goto(`/yonetim/hafta?gun=${day}`);
  await send(page, panelPaths.closed, { days: [{ day, times }], reason: "Ders" });
  const whole = closedBlock(page, day, "21:00–22:00 Kapalı Ders");
  await press(page, whole);
  const sheet = page.getByRole("dialog", { name: "Kapalı saatler" });
  await expect(sheet).toContainText("Ders");
  await expectNoFindings(page);
  await press(page, sheet.getByRole("button", { name: /^22:00 aç/ }));
  await expect(sheet).toBeHidden();
  await expect(closedBlock(page, day, "21:00–21:30 Kapalı Ders")).toBeVisible();
  await expect(
    grid(page).getByRole("link", { name: `${shortDay(day)} 22:00 boş, randevu ekle` }),
  ).toBeVisible();
  await page.keyboard.press("Control+z");
  await press(page, whole);
  await press(page, sheet.getByRole("button", { name: "Hepsini aç" }));
  await expect(whole).toBeHidden();
  await expect(grid(page).getByText("Kapalı")).toHaveCount(0);
});

test("What is closed every week leads to the working hours instead of being opened", async ({
  page,
}) => {
  await page.goto("/yonetim");
  const closure = { weekday: 3, from: "22:00", to: "", firstDay: "", lastDay: "", reason: "Ders" };
  const hours = { ...usualHours, closures: [closure] };
  expect(await send(page, panelPaths.hours, { version: 0, hours, confirmed: [] })).toBe(200);
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await press(page, closedBlock(page, tomorrow, "22:00–23:00 Kapalı Ders"));
  const sheet = page.getByRole("dialog", { name: "Kapalı saatler" });
  await expect(sheet.getByRole("button", { name: /aç/ })).toHaveCount(0);
  await expectNoFindings(page);
  await press(page, sheet.getByRole("link", { name: "Çalışma saatlerinden açılır" }));
  await expect(page).toHaveURL("/yonetim/saatler");
});

test("An assistant is not sent to the working hours, but told who opens them", async ({
  page,
  service,
  staff,
}) => {
  await page.goto("/yonetim");
  const closure = { weekday: 3, from: "22:00", to: "", firstDay: "", lastDay: "", reason: "Ders" };
  const hours = { ...usualHours, closures: [closure] };
  await send(page, panelPaths.hours, { version: 0, hours, confirmed: [] });
  await service.database.db
    .updateTable("staff_accounts")
    .set({ role: "assistant" })
    .where("id", "=", staff.id)
    .execute();
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await press(page, closedBlock(page, tomorrow, "22:00–23:00 Kapalı Ders"));
  const sheet = page.getByRole("dialog", { name: "Kapalı saatler" });
  await expect(sheet).toContainText("Bir yönetici, çalışma saatlerinden açabilir.");
  await expect(sheet.getByRole("link")).toHaveCount(0);
});

test("The reason, and what is chosen in another week, stay while the weeks are turned", {
  tag: "@390",
}, async ({ page }) => {
  const weekLater = addDays(tomorrow, 7);
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await press(page, page.getByRole("button", { name: "Saat kapat" }));
  await page.getByLabel("Neden").fill("Ders");
  await grid(page)
    .getByRole("checkbox", { name: `${shortDay(tomorrow)} 20:00,` })
    .check();
  await page.getByRole("link", { name: "Sonraki hafta" }).click();
  await grid(page)
    .getByRole("checkbox", { name: `${shortDay(weekLater)} 21:00,` })
    .check();
  await expect(page.getByText("Başka bir haftada 1 aralık daha seçili.")).toBeVisible();
  await expectNoFindings(page);
  await press(page, page.getByRole("button", { name: "1 aralığı kapat" }));
  await expect(closedBlock(page, weekLater, "21:00 Kapalı Ders")).toBeVisible();
  await page.getByRole("link", { name: "Önceki hafta" }).click();
  await press(page, page.getByRole("button", { name: "1 aralığı kapat" }));
  await expect(closedBlock(page, tomorrow, "20:00 Kapalı Ders")).toBeVisible();
  await expect(page.getByRole("button", { name: "Saat kapat" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("Hours that could not be opened say so where they are read", async ({ page, trouble }) => {
  await page.goto(`/yonetim/hafta?gun=${tomorrow}`);
  await send(page, panelPaths.closed, { days: [{ day: tomorrow, times: ["21:00"] }], reason: "" });
  await press(page, closedBlock(page, tomorrow, "21:00 Kapalı"));
  const sheet = page.getByRole("dialog", { name: "Kapalı saatler" });
  await page.route(`**${panelPaths.reopen}`, (route) => route.abort(), { times: 1 });
  await press(page, sheet.getByRole("button", { name: "Saati aç" }));
  await expect(sheet.getByRole("alert")).toHaveText(/^Sunucuya ulaşılamadı/);
  await expectReport(trouble, /ERR_FAILED/);
  await press(page, sheet.getByRole("button", { name: "Saati aç" }));
  await expect(sheet).toBeHidden();
});
