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
  const names = await list.getByRole("link").allInnerTexts();
  expect(names).toHaveLength(12);
  for (const title of names.map((name) => name.trim())) {
    await list.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("article").getByRole("heading").first()).toHaveText(title);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(announced.first()).toHaveText(title);
    if (bookable.includes(title)) {
      await expect(refusal).toBeHidden();
      await expect(panel.getByRole("link")).toHaveCount(0);
      await opener(page).click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    } else {
      await expect(refusal).toBeVisible();
      await expect(opener(page)).toBeDisabled();
      await expect(panel.getByRole("link", { name: /^E-posta yaz/ })).toHaveAttribute(
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

test("Back closes the dialog and keeps what was typed; the day goes with its consultation; nothing is stored", async ({
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
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading).toHaveText("Mini Öngörü");
  await opener(page).click();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:30")).toBeVisible();

  await page.getByRole("button", { name: "Kapat" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(heading).toHaveText("Horary Astroloji Danışmanlığı");
  await opener(page).click();
  await expect(page.getByRole("heading", { name: "Size en uygun tarihi seçin." })).toBeVisible();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toContain("Ayşe");
  expect(stored).not.toContain("05321234567");
});

test("Closing a dialog leaves no entry in the history, and takes neither the place nor the focus", async ({
  page,
}) => {
  await page.goto("about:blank");
  await open(page, "/consultation#mini-ongoru");
  await page.mouse.wheel(0, 100);
  const entries = await page.evaluate(() => history.length);
  for (const close of ["Escape", "Enter"]) {
    await opener(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    // Enter presses the ×.
    if (close === "Enter") await page.getByRole("button", { name: "Kapat" }).focus();
    await page.keyboard.press(close);
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
    await drawn(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("A reload during a booking brings the day, the hour and the name back, but not the number", async ({
  page,
}) => {
  await open(page, "/consultation#mini-ongoru");
  await opener(page).click();
  await toContact(page, "25 Eylül 2025", "21:30");
  await fillContact(page);
  await page.reload();
  await expect(page.getByText("25 Eylül 2025 Perşembe, 21:30")).toBeVisible();
  await expect(page.getByLabel("Ad Soyad")).toHaveValue("Ayşe Yılmaz");
  await expect(page.getByLabel("Telefon")).toHaveValue("0");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("The skip link keeps the chosen consultation", async ({ page }) => {
  await open(page, "/consultation#mini-ongoru");
  await page.getByRole("link", { name: "İçeriğe geç" }).press("Enter");
  await expect(page).toHaveURL("/consultation#icerik");
  await drawn(page);
  await expect(page.getByRole("article").getByRole("heading").first()).toHaveText("Mini Öngörü");
  await expect(page.getByRole("button", { name: "Randevu Al" })).toBeEnabled();
});

test("A choice moves nothing under the pointer; on a phone it scrolls smoothly to its text", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await noteOwnScrolls(page);
  await open(page, "/consultation");
  const row = (name: string) => page.getByRole("link", { name });
  const root = page.locator("html");
  await page.evaluate(() => scrollTo({ top: 250, behavior: "instant" }));
  const place = () => row("Mini Öngörü").boundingBox();
  const before = await place();
  for (const name of ["Mini Öngörü", "Horary Astroloji Danışmanlığı", "Yıllık Öngörü"]) {
    await row(name).click();
    await expect(row(name)).toHaveAttribute("aria-current", "true");
    expect(await place()).toEqual(before);
  }
  await expect(root).not.toHaveAttribute("data-scrolled");
  await page.setViewportSize({ width: 390, height: 844 });
  await row("Tek Konu Danışmanlığı").click();
  await expect(root).toHaveAttribute("data-scrolled", " smooth");
  await expect(page.getByRole("article").getByRole("heading").first()).toBeInViewport();
});
