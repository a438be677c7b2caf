import { expect, isSmall } from "../support/browser/site.ts";
import { typeDay } from "./day-field.ts";
import { expectNoFindings, press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { today, tomorrow } from "./work.ts";

// The browser's own date fields would begin with the month here.
test.use({ locale: "en-US" });

test("A day is shown and typed as it is written in Turkey, whatever the browser's language", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim/kayitlar?baslangic=2025-09-03&bitis=2025-09-24");
  const [first, last] = [page.getByLabel("İlk gün"), page.getByLabel("Son gün")];
  await expect(first).toHaveValue("03.09.2025");
  await expect(last).toHaveValue("24.09.2025");
  await tabTo(page, first);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("1/9/2025");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/baslangic=2025-09-01&bitis=2025-09-24$/);
  await page.keyboard.press("Tab");
  await expect(first).toHaveValue("01.09.2025");
  await press(page, page.getByRole("link", { name: "Aralığı kaldır" }));
  await expect(first).toHaveValue("");
  await expect(first).toHaveAttribute("placeholder", "gg.aa.yyyy");
  await typeDay(page, first, today);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`baslangic=${today}$`));
});

test("What is no day is not sent, and says how a day is written", async ({ page }) => {
  await page.goto("/yonetim/kayitlar");
  const first = page.getByLabel("İlk gün");
  await tabTo(page, first);
  await page.keyboard.type("31.02.2025");
  await page.keyboard.press("Enter");
  expect(await first.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    "Günü 24.09.2025 biçiminde yazın.",
  );
  await page.keyboard.press("Tab");
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await expect(first).toHaveValue("31.02.2025");
  await expect(page).toHaveURL(/kayitlar$/);
  await expectNoFindings(page);
});

test("Outside a form, too, what is no day says so once its field is left", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim");
  if (isSmall(page)) await press(page, page.getByRole("button", { name: "Süz" }));
  const day = page.getByLabel("Gün", { exact: true });
  await typeDay(page, day, "2025-11-31");
  await expect(day).toHaveAttribute("aria-invalid", "false");
  await page.keyboard.press("Tab");
  await expect(day).toHaveAccessibleDescription("Günü 24.09.2025 biçiminde yazın.");
  await expect(page.getByText("Günü 24.09.2025 biçiminde yazın.")).toBeVisible();
  await expectNoFindings(page);
  await typeDay(page, day, "2025-11-30");
  await expect(page.getByText("Günü 24.09.2025 biçiminde yazın.")).toBeHidden();
  await expect(page).toHaveURL(/gun=2025-11-30/);
});

test("Whoever leaves a field without a day by a press below it hits what they meant", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto("/yonetim");
  if (isSmall(page)) await press(page, page.getByRole("button", { name: "Süz" }));
  await typeDay(page, page.getByLabel("Gün", { exact: true }), "2025-11-31");
  await page.getByRole("link", { name: "Onaylı" }).click();
  await expect(page).toHaveURL(/durum=approved/);
  await expect(page.getByText("Günü 24.09.2025 biçiminde yazın.")).toBeVisible();
});

test("A day is chosen from a calendar with the keyboard", { tag: "@390" }, async ({ page }) => {
  await page.goto("/yonetim/kapali");
  await press(page, page.getByRole("button", { name: "Gün kapat" }));
  const sheet = page.getByRole("dialog", { name: "Gün kapat" });
  const opener = sheet.getByRole("button", { name: "Takvimden seç" }).first();
  await expect(opener).toHaveAccessibleDescription("Gün");
  await press(page, opener);
  const calendar = page.getByRole("grid", { name: "Eylül 2025" });
  await expect(calendar.getByRole("button", { name: /^Bugün, 24 Eylül 2025/ })).toBeFocused();
  await expectNoFindings(page);
  await expect(calendar.getByRole("button", { name: /23 Eylül 2025/ })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(sheet).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(calendar.getByRole("button", { name: /^Bugün/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(sheet.getByLabel("Gün", { exact: true })).toHaveValue(
    tomorrow.split("-").toReversed().join("."),
  );
});

test("Where the calendar's file does not come, the day can still be typed", async ({
  page,
  trouble,
}) => {
  await page.goto("/yonetim/kayitlar");
  await page.route("**/yonetim/assets/day-calendar-*.js", (route) => route.abort());
  await press(page, page.getByRole("button", { name: "Takvimden seç" }).first());
  await expect(page.getByText("Takvim yüklenemedi. Günü yazabilirsiniz.")).toBeVisible();
  await page.keyboard.press("Escape");
  await typeDay(page, page.getByLabel("İlk gün"), today);
  trouble.length = 0;
});
