import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/site.ts";
import { fillContact, openBooking, submit, toContact } from "./booking-page.ts";

const lookupField = (page: Page) => page.getByLabel("Telefon numaranız");
const ask = (page: Page) => page.getByRole("button", { name: "Sorgula", exact: true });

async function openLookup(page: Page) {
  await open(page, "/");
  await page.getByRole("button", { name: "Randevu Durumu Sorgula" }).click();
  await expect(lookupField(page)).toBeFocused();
}

test("A number that the lookup refuses is marked, described by the message, and has the focus", async ({
  page,
}) => {
  await openLookup(page);
  const field = lookupField(page);
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await field.fill("532");
  await ask(page).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/^Lütfen geçerli bir telefon numarası girin\. /);
  await field.pressSequentially("1");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(field).not.toHaveAccessibleDescription(/Lütfen/);
});

test("After a lookup that failed the emptied field has the focus, and is not called wrong", async ({
  page,
  trouble,
}) => {
  await page.route("**/api/randevu/musteri/*", (route) => route.fulfill({ status: 500 }));
  await openLookup(page);
  await lookupField(page).fill("5321234567");
  await ask(page).click();
  await expect(page.getByText("Bir hata oluştu. Lütfen tekrar deneyin.")).toBeVisible();
  await expect(lookupField(page)).toBeFocused();
  await expect(lookupField(page)).toHaveAttribute("aria-invalid", "false");
  expect(trouble.splice(0)).toEqual([expect.stringContaining("500")]);
});

test("The same answer to a second lookup is announced like the first [13.3]", async ({ page }) => {
  await openLookup(page);
  await lookupField(page).fill("5321234567");
  await ask(page).click();
  const results = page.getByRole("list", { name: "Sonuçlar" });
  await expect(results).toHaveText("Aktif randevu bulunamadı.");
  // A live region tells what comes into it.
  await results.evaluate((list) =>
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      list.dataset.announced = added.map(({ textContent }) => textContent).join();
    }).observe(list, { childList: true }),
  );
  await ask(page).click();
  await expect(results).toHaveAttribute("data-announced", "Aktif randevu bulunamadı.");
  await expect(results.getByRole("listitem")).toHaveCount(1);
});

test("The booking form tells what the phone takes, and marks what was left wrong without a word", async ({
  page,
}) => {
  await openBooking(page);
  await toContact(page, "25 Eylül 2025", "20:00");
  const [name, phone] = [page.getByLabel("Ad Soyad"), page.getByLabel("Telefon")];
  await expect(phone).toHaveAccessibleDescription(
    "0 ile başlayan, 11 haneli cep telefonu numaranız",
  );
  for (const field of [name, phone]) await expect(field).toHaveAttribute("aria-invalid", "false");
  const words = await page.getByRole("dialog").innerText();
  await name.focus();
  await phone.fill("0532");
  await phone.blur();
  for (const field of [name, phone]) await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await page.getByRole("dialog").innerText()).toBe(words);
  await fillContact(page);
  for (const field of [name, phone]) await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(submit(page)).toBeEnabled();
});

test("A dialog has no landmark of a page, and its headings skip no level", async ({ page }) => {
  const landmarks = ["banner", "contentinfo", "main", "complementary", "navigation"] as const;
  const levels = () =>
    page
      .getByRole("dialog")
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
  const expectNone = async () => {
    for (const role of landmarks) {
      await expect(page.getByRole("dialog").getByRole(role)).toHaveCount(0);
    }
  };
  await openLookup(page);
  await expectNone();
  expect(await levels()).toEqual(["H2"]);
  await openBooking(page);
  await expectNone();
  expect(await levels()).toEqual(["H2", "H3"]);
});

test("Of a new phase of the moon its name is announced, and no more", async ({ page }) => {
  await open(page, "/");
  const explorer = page.getByRole("region", { name: "Ay’ın Evreleri" });
  await expect(explorer.getByRole("status")).toHaveText("");
  await explorer.getByRole("button", { name: "Sonraki Evre" }).click();
  await expect(explorer.getByRole("status")).toHaveText("Büyüyen Hilal");
  await expect(explorer.locator("[aria-live]")).toHaveCount(0);
});

test("Of another consultation its title is announced, and no more", async ({ page }) => {
  await open(page, "/consultation");
  const told = page.getByRole("main").getByRole("status");
  await expect(told).toHaveText("");
  await page.getByRole("link", { name: "Mini Öngörü" }).click();
  await expect(told).toHaveText("Mini Öngörü");
});

test("Of a new article its heading is announced, and no more", async ({ page }) => {
  await open(page, "/blog");
  const told = page.getByRole("article").locator("[aria-live]");
  await expect(told).toHaveText("Uranüs İkizler Burcunda");
  const before = await told.elementHandle();
  await page.getByRole("link", { name: "Yükselen Koç", exact: true }).click();
  await expect(told).toHaveText("Yükselen Koç için Uranüs Etkisi");
  // Announced is what changes in an element that was there.
  expect(await told.evaluate((after, element) => after === element, before)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Astroloji Yazıları – Yükselen Koç için Uranüs Etkisi",
  );
});
