import { noteOwnScrolls } from "../support/browser/nested-scrolling.ts";
import { drawn } from "../support/browser/pending-requests.ts";
import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { fillContact, opener, toContact } from "./booking-page.ts";

const bookable = [
  "Mini Doğum Haritası",
  "Mini Öngörü",
  "Kadersel Eş Danışmanlığı",
  "Eleksiyon/Seçimsel Astroloji",
  "Horary Astroloji Danışmanlığı",
  "Tek Konu Danışmanlığı",
  "6 Aylık Öngörü Danışmanlığı",
];

test("Choosing shows one consultation; seven open the dialog, the others lead to phone and e-mail [1.2] [11.2] [11.3]", async ({
  page,
}) => {
  await open(page, "/consultation");
  const list = page.getByRole("navigation", { name: "Danışmanlık Türleri" });
  const panel = page.locator(".booking-panel");
  const refusal = panel.getByText("Randevu ve detaylı bilgi için iletişime geçebilirsiniz.");
  const announced = page.getByRole("main").getByRole("status");
  await expect(announced).toHaveText("");
  const titles = await list.getByRole("link").allInnerTexts();
  expect(titles).toHaveLength(12);
  for (const title of titles.map((title) => title.trim())) {
    await list.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("article").getByRole("heading").first()).toHaveText(title);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(announced.first()).toHaveText(title);
    if (bookable.includes(title)) {
      await expect(refusal).toHaveCount(0);
      await expect(panel.getByRole("link")).toHaveCount(0);
      await opener(page).click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    } else {
      await expect(refusal).toBeVisible();
      await expect(opener(page)).toBeDisabled();
      await expect(panel.getByRole("link", { name: /^Yazın/ })).toHaveAttribute(
        "href",
        new RegExp(`\\?subject=${encodeURIComponent(title)}$`),
      );
    }
  }
});

test("A chosen consultation has an address and survives reload and Back [11.2]", async ({
  page,
}) => {
  await open(page, "/consultation");
  const list = page.getByRole("navigation", { name: "Danışmanlık Türleri" });
  await list.getByRole("link", { name: "Mini Öngörü" }).click();
  await expect(page).toHaveURL("/consultation#mini-ongoru");
  await page.reload();
  await hydrated(page);
  const heading = page.getByRole("article").getByRole("heading").first();
  await expect(heading).toHaveText("Mini Öngörü");
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(heading).toHaveText("Normal Doğum Haritası");
});

test("Back closes the open dialog, which keeps the typed data, and the browser stores none of it", async ({
  page,
}) => {
  await open(page, "/consultation");
  const list = page.getByRole("navigation", { name: "Danışmanlık Türleri" });
  for (const name of ["Horary Astroloji Danışmanlığı", "Mini Öngörü"])
    await list.getByRole("link", { name }).click();
  await opener(page).click();
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  const heading = page.getByRole("article").getByRole("heading").first();

  await page.goBack();
  await expect(heading).toHaveText("Horary Astroloji Danışmanlığı");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await opener(page).click();
  await expect(page.getByRole("dialog", { name: "Horary Astroloji Danışmanlığı" })).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:30")).toBeVisible();

  await page.goBack();
  await expect(heading).toHaveText("Normal Doğum Haritası");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain("Ayşe");
  expect(stored).not.toContain("05321234567");
});

test("The skip link keeps the chosen consultation", async ({ page }) => {
  await open(page, "/consultation#mini-ongoru");
  await page.getByRole("link", { name: "İçeriğe geç" }).press("Enter");
  await expect(page).toHaveURL("/consultation#icerik");
  await drawn(page);
  await expect(page.getByRole("article").getByRole("heading").first()).toHaveText("Mini Öngörü");
  await expect(page.getByRole("button", { name: "Randevu Al" })).toBeEnabled();
});

test("The address of a consultation shows its text at once, a choice scrolls to it smoothly [2.3]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await noteOwnScrolls(page);
  await open(page, "/consultation#mini-ongoru");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-scrolled", " instant");
  await page.getByRole("link", { name: "Tek Konu Danışmanlığı" }).click();
  await expect(root).toHaveAttribute("data-scrolled", " instant smooth");
});
