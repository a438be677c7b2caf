import type { Locator, Page } from "@playwright/test";
import { shortDay } from "../../panel/words/day-words.ts";
import { watchAnswers } from "../support/browser/answers.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { password } from "./staff.ts";
import { bookAndFind, inStrip, today, tomorrow } from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;
const day = tomorrow;

const toScreen = (page: Page, name: string) =>
  press(page, page.getByRole("navigation", { name: "Yönetim" }).getByRole("link", { name }));

test("What was typed into an entry is there again after a look at the week, and can be cleared", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/yeni");
  await tabTo(page, page.getByLabel("Ad", { exact: true }));
  await page.keyboard.type("Fatma Yarım");
  await tabTo(page, page.getByLabel("Telefon"));
  await page.keyboard.type("532111");
  await tabTo(page, page.getByLabel("Not"));
  await page.keyboard.type("Akşam arayacak");
  await tabTo(page, page.getByRole("radio", { name: inStrip(today) }));
  await page.keyboard.press("ArrowRight");
  await toScreen(page, "Hafta");
  await expect(page.getByRole("heading", { level: 1, name: "Hafta" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Ad", { exact: true })).toHaveValue("Fatma Yarım");
  await expect(page.getByLabel("Telefon")).toHaveValue("0532111");
  await expect(page.getByLabel("Not")).toHaveValue("Akşam arayacak");
  await expectNoFindings(page);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
    0,
    expect.any(Number),
  ]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Fatma");
  await press(page, page.getByRole("button", { name: "Temizle" }));
  await expect(page.getByLabel("Ad", { exact: true })).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true, name: /Eylül/ })).toHaveAccessibleName(
    inStrip(today),
  );
  await tabTo(page, page.getByLabel("Ad", { exact: true }));
  await page.keyboard.type("F");
  await expect(page.getByText("Yarım kalan girişiniz duruyor.")).toBeHidden();
});

test("Whoever comes from a free hour finds their draft with that hour", async ({ page }) => {
  await page.goto("/yonetim/yeni");
  await tabTo(page, page.getByLabel("Ad", { exact: true }));
  await page.keyboard.type("Fatma Yarım");
  await toScreen(page, "Hafta");
  await page.getByRole("link", { name: `${shortDay(day)} 22:00 boş, randevu ekle` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Randevu ekle" })).toBeVisible();
  await expect(page.getByLabel("Ad", { exact: true })).toHaveValue("Fatma Yarım");
  await expect(page.getByRole("radio", { name: /^22:00/ })).toBeChecked();
});

test("A half-written note and a reason are still there after leaving the card", {
  tag: "@390",
}, async ({ page }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Derya Yarım" });
  await page.goto("/yonetim");
  await press(page, page.getByRole("link", { name: "Derya Yarım" }));
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Doğum saati 04.30 civ");
  await press(page, page.getByRole("button", { name: "İptal et" }));
  const sheet = page.getByRole("dialog");
  await tabTo(page, sheet.getByLabel("Neden"));
  await page.keyboard.type("Telefonda söyledi");
  await page.keyboard.press("Escape");
  await toScreen(page, "Randevular");
  await press(page, page.getByRole("link", { name: "Derya Yarım" }));
  await expect(page).toHaveURL(new RegExp(cardOf(asked)));
  await expect(page.getByLabel("Not", { exact: true })).toHaveValue("Doğum saati 04.30 civ");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await press(page, page.getByRole("button", { name: "İptal et" }));
  await expect(sheet.getByLabel("Neden")).toHaveValue("Telefonda söyledi");
  await press(page, sheet.getByRole("button", { name: "Vazgeç" }));
  await press(page, page.getByRole("button", { name: "İptal et" }));
  await expect(sheet.getByLabel("Neden")).toHaveValue("");
});

test("What was begun for a client and in the settings is still there after a look elsewhere", {
  tag: "@390",
}, async ({ page }) => {
  const { id } = await bookAndFind(page, { day, timeSlot: "21:00", name: "Derya Yarım" });
  const screens: [path: string, opener: string, label: string | RegExp, typed: string][] = [
    [`/danisan/${id}`, "Not ekle", "Not", "Annesiyle ge"],
    [`/danisan/${id}`, "Doğum bilgisi ekle", "Gün", "14.05.19"],
    ["/hizmetler", "", "Süre (dakika)", "2"],
    ["/mesajlar", "", "Onay", "Merhaba {ad}"],
  ];
  for (const [path, opener, label, typed] of screens) {
    await page.goto(`/yonetim${path}`);
    if (opener) await press(page, page.getByRole("button", { name: opener }));
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill(typed);
    await toScreen(page, "Randevular");
    await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
    await page.goBack();
    await expect(field, path).toHaveValue(typed);
    await press(page, page.getByRole("button", { name: "Vazgeç" }));
  }
});

test("A note that is not saved is asked about before the page is loaded anew, and only then", async ({
  page,
}) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Derya Yarım" });
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.reload();
  expect(questions, "nothing was written").toEqual([]);
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Yarım");
  await toScreen(page, "Randevular");
  await expect(page.getByRole("heading", { level: 1, name: "Randevular" })).toBeVisible();
  await page.reload();
  expect(questions, "on another screen, too").toEqual(["beforeunload"]);
  await page.goto(cardOf(asked));
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Bütün");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.locator(".note-text")).toHaveText("Bütün");
  await page.reload();
  expect(questions, "it was saved").toEqual(["beforeunload"]);
});

test("A change of settings that was undone by hand is nothing to ask about", async ({ page }) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const lastHour = page.getByLabel("Son randevu: Cuma", { exact: true });
  const online = page.getByRole("checkbox").first();
  const message = page.getByLabel("Onay", { exact: true });
  const screens: [path: string, field: Locator, keys: string[]][] = [
    ["/saatler", lastHour, ["ArrowUp", "ArrowDown"]],
    ["/hizmetler", online, ["Space", "Space"]],
    ["/mesajlar", message, ["End", "x", "Backspace"]],
  ];
  for (const [path, field, keys] of screens) {
    await page.goto(`/yonetim${path}`);
    await field.focus();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Vazgeç" }), path).toBeHidden();
    await page.reload();
    expect(questions, path).toEqual([]);
  }
});

test("Nothing that was begun is left for whoever signs in next", async ({ page, staff }) => {
  await page.goto("/yonetim/yeni");
  await tabTo(page, page.getByLabel("Ad", { exact: true }));
  await page.keyboard.type("Fatma Yarım");
  const answers = watchAnswers(page);
  await toScreen(page, "Ayarlar");
  // What is asked when one leaves is refused, and Chromium reports it.
  await answers();
  await press(page, page.getByRole("button", { name: "Çıkış yap", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Giriş" })).toBeVisible();
  // By the form, so that the page and whatever it remembers stays.
  await page.getByLabel("E-posta").fill(staff.email);
  await page.getByLabel("Parola").fill(password);
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await toScreen(page, "Ekle");
  await expect(page.getByLabel("Ad", { exact: true })).toHaveValue("");
});
