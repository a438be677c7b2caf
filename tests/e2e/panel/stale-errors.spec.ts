import { expect } from "../site.ts";
import { press, tabTo } from "./keyboard.ts";
import { test } from "./signed-in.ts";
import { bookAndFind, tomorrow } from "./work.ts";

const cardOf = ({ id }: { id: string }) => `/yonetim/randevu/${id}`;
const day = tomorrow;

test("What an entry says of a field goes when the field is changed [46.9]", {
  tag: "@390",
}, async ({ page }) => {
  await page.goto(`/yonetim/yeni?gun=${day}`);
  await press(page, page.getByRole("button", { name: "Randevuyu ekle" }));
  const name = page.getByLabel("Ad", { exact: true });
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.type("A");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await expect(name).not.toHaveAccessibleDescription(/en az bir harf/);
  const phone = page.getByLabel("Telefon");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await tabTo(page, phone);
  await page.keyboard.type("5");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  await tabTo(page, page.getByLabel("Tür"));
  await page.keyboard.type("Tek");
  await expect(page.getByText("Bir tür seçin.")).toBeHidden();
  await expect(page.getByText("Boş bir saat seçin.")).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await expect(page.getByText("Boş bir saat seçin.")).toBeHidden();
});

test("What the sheets of cancelling and moving say goes with its cause [46.9]", {
  tag: "@390",
}, async ({ page }) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Kaan Düzelten" });
  await page.goto(cardOf(asked));
  const sheet = page.getByRole("dialog");
  const missing = sheet.getByText("Kısa bir neden yazın ya da seçin.");
  for (const correct of [
    () => press(page, sheet.getByRole("button", { name: "Ulaşılamadı" })),
    () => page.keyboard.type("H"),
  ]) {
    await press(page, page.getByRole("button", { name: "İptal et" }));
    await press(page, sheet.getByRole("button", { name: "İptal et" }));
    await expect(missing).toBeVisible();
    await correct();
    await expect(missing).toBeHidden();
    await press(page, sheet.getByRole("button", { name: "Vazgeç" }));
  }
  await press(page, page.getByRole("button", { name: "Taşı" }));
  await press(page, sheet.getByRole("button", { name: "Taşı" }));
  await expect(sheet.getByText("Boş bir saat seçin.")).toBeVisible();
  await tabTo(page, sheet.getByRole("radio", { name: "20:00 Boş" }));
  await page.keyboard.press("Space");
  await expect(sheet.getByText("Boş bir saat seçin.")).toBeHidden();
});

test("What a form says of the whole goes when it is sent again [46.9]", async ({
  page,
  trouble,
}) => {
  const asked = await bookAndFind(page, { day, timeSlot: "21:00", name: "Kaan Düzelten" });
  await page.goto(cardOf(asked));
  let isFirst = true;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/duzelt", async (route) => {
    if (isFirst) {
      isFirst = false;
      return route.fulfill({ status: 500, json: { message: "Bir hata oluştu." } });
    }
    await held;
    return route.continue();
  });
  await press(page, page.getByRole("button", { name: "Bilgileri düzelt" }));
  const sheet = page.getByRole("dialog");
  await tabTo(page, sheet.getByLabel("Ad", { exact: true }));
  await page.keyboard.type(" Bey");
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  await expect(sheet.getByText("Bir hata oluştu.")).toBeVisible();
  await press(page, sheet.getByRole("button", { name: "Kaydet" }));
  await expect(sheet.getByText("Bir hata oluştu.")).toBeHidden();
  letGo();
  await expect(sheet).toBeHidden();
  expect(trouble.splice(0)).toEqual([expect.stringContaining("500")]);
});
