import type { Page } from "@playwright/test";
import { panelPaths } from "../../contract/panel/paths.ts";
import { expect } from "../support/browser/site.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, send, tomorrow } from "./work.ts";

async function openForm(page: Page) {
  const { id } = await bookAndFind(page, { day: tomorrow, timeSlot: "21:00" });
  await page.goto(`/yonetim/danisan/${id}`);
  await press(page, page.getByRole("button", { name: "Doğum bilgisi ekle" }));
  return id;
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

async function choosePlace(page: Page, typed: string, name: RegExp) {
  await type(page, "Yer", typed);
  await press(
    page,
    page.getByRole("list", { name: "Bulunan yerler" }).getByRole("button", { name }),
  );
  await expect(page.getByRole("button", { name: "Yeri değiştir" })).toBeFocused();
}

test("A birth is typed, its place found, and its hour told in UT, by keyboard", {
  tag: "@390",
}, async ({ page }) => {
  await openForm(page);
  await type(page, "Gün", "14.5.1985");
  await type(page, "Saat", "1732");
  await type(page, "Yer", "yenisehir");
  await expect(page.getByRole("button", { name: "Yenişehir Bursa, Türkiye" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Yenişehir Diyarbakır, Türkiye" })).toBeVisible();
  await expectNoFindings(page);
  await choosePlace(page, "kadikoy", /^Kadıköy İstanbul/);
  await expect(page.getByText("UT 14:32, yaz saati uygulanıyordu")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByRole("button", { name: "Doğum bilgisini düzenle" })).toBeFocused();
  await expect(page.getByText("14 Mayıs 1985")).toBeVisible();
  await expect(page.getByText("Kadıköy, İstanbul, Türkiye")).toBeVisible();
  await expect(page.getByText("UT 14:32, yaz saati uygulanıyordu")).toBeVisible();
  await expectNoFindings(page);
});

test("What is missing is said beside its field, and a day to come is refused", async ({
  page,
  trouble,
}) => {
  await openForm(page);
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  const day = page.getByLabel("Gün", { exact: true });
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/14\.05\.1985 biçiminde/);
  await expect(page.getByLabel("Saat", { exact: true })).toHaveAccessibleDescription(
    /14:32 biçiminde/,
  );
  await type(page, "Gün", "1.1.2030");
  await type(page, "Saat", "12:00");
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(day).toHaveAccessibleDescription("Doğum günü gelecekte olamaz.");
  expect(trouble.splice(0)).toEqual([expect.stringContaining("400")]);
});

test("A range, an unknown hour and a place abroad are kept, and all of it can be removed", async ({
  page,
}) => {
  await openForm(page);
  await type(page, "Gün", "14.05.1985");
  await page.getByRole("radio", { name: "Bir aralık biliniyor" }).check();
  await type(page, "En erken", "23:30");
  await type(page, "En geç", "00:30");
  await choosePlace(page, "londra", /^Londra \(London\)/);
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByText("23:30–00:30 arası")).toBeVisible();
  await expect(page.getByText("UT 22:30 – 23:30, yaz saati uygulanıyordu")).toBeVisible();
  await press(page, page.getByRole("button", { name: "Doğum bilgisini düzenle" }));
  await page.getByRole("radio", { name: "Bilinmiyor" }).check();
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByRole("definition").filter({ hasText: "Bilinmiyor" })).toBeVisible();
  await expect(page.getByText(/^UT /)).toHaveCount(0);
  await press(page, page.getByRole("button", { name: "Doğum bilgisini düzenle" }));
  await press(page, page.getByRole("button", { name: "Doğum bilgisini sil" }));
  await expect(page.getByRole("button", { name: "Doğum bilgisi ekle" })).toBeFocused();
});

test("An hour that came twice is asked about, and the answer is kept", {
  tag: "@390",
}, async ({ page }) => {
  await openForm(page);
  await type(page, "Gün", "30.09.1990");
  await type(page, "Saat", "01:30");
  await choosePlace(page, "izmir", /^İzmir Türkiye/);
  const group = page.getByRole("group", { name: /iki kez yaşandı/ });
  await expect(group.getByRole("radio", { name: /UT 29 Eylül 1990 22:30/ })).toBeChecked();
  await expectNoFindings(page);
  await tabTo(page, group.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await expect(
    group.getByRole("radio", { name: /UT 29 Eylül 1990 23:30, yaz saati uygulanmıyordu/ }),
  ).toBeChecked();
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  const opener = page.getByRole("button", { name: "Doğum bilgisini düzenle" });
  await expect(opener).toBeFocused();
  await expect(page.getByText("UT 29 Eylül 1990 23:30, yaz saati uygulanmıyordu")).toBeVisible();
  await press(page, opener);
  await expect(group.getByRole("radio", { name: /UT 29 Eylül 1990 23:30/ })).toBeChecked();
  await type(page, "Gün", "20.04.1985");
  await type(page, "Saat", "01:30");
  await expect(page.getByRole("group", { name: /hiç yaşanmadı/ }).getByRole("radio")).toHaveCount(
    2,
  );
});

test("A birth that is being typed is saved after the note of its client was", async ({ page }) => {
  await openForm(page);
  await type(page, "Gün", "14.05.1985");
  await page.getByRole("radio", { name: "Bilinmiyor" }).check();
  await press(page, page.getByRole("button", { name: "Not ekle" }));
  await page.keyboard.type("Annesiyle geldi.");
  await press(page, page.getByRole("button", { name: "Kaydet" }).last());
  await expect(page.getByRole("button", { name: "Notu düzenle" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Kaydet" }));
  await expect(page.getByText("14 Mayıs 1985")).toBeVisible();
});

test("A birth that was saved meanwhile is shown beside what is typed, and not overwritten unseen", async ({
  page,
  trouble,
}) => {
  const id = await openForm(page);
  await type(page, "Gün", "14.05.1985");
  await page.getByRole("radio", { name: "Bilinmiyor" }).check();
  const birth = { day: "1985-05-15", time: null, place: null };
  expect(await send(page, panelPaths.birth(id), { version: 0, birth })).toBe(200);
  await expect(page.getByText("Bu arada kaydedilen:")).toBeVisible();
  await expect(page.getByText("15 Mayıs 1985")).toBeVisible();
  await expectNoFindings(page);
  const save = page.getByRole("button", { name: "Kaydet" });
  await press(page, save);
  await expect(page.getByText(/siz bakarken değişti/)).toBeVisible();
  await press(page, save);
  await expect(page.getByText("14 Mayıs 1985")).toBeVisible();
  await expect(page.getByText("15 Mayıs 1985")).toBeHidden();
  expect(trouble.splice(0)).toEqual([expect.stringContaining("409")]);
});
