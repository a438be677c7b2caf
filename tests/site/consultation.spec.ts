import { drawn } from "../support/browser/answers.ts";
import { boxOf } from "../support/browser/box.ts";
import { noteOwnScrolls } from "../support/browser/own-scrolls.ts";
import { expect, hydrated, open, test } from "../support/browser/site.ts";
import { fillContact, opener, toContact } from "./booking-page.ts";

/** Title, delivery, timing, duration, bookable: the specification's table. */
const types: [string, RegExp, RegExp, RegExp | null, boolean][] = [
  ["Normal Doğum Haritası", /yazılı.*20-25 sayfa/i, /İleri tarih/, null, false],
  ["Mini Doğum Haritası", /telefon/i, /en (geç|fazla) 4 gün/i, /25 dakika/, true],
  ["VIP Doğum Haritası", /telefon.*rapor.*telefon/i, /İleri tarih/, null, false],
  ["Yıllık Öngörü", /yazılı.*20-25 sayfa/i, /İleri tarih/, null, false],
  ["Mini Öngörü", /telefon/i, /en (geç|fazla) 7 gün/i, null, true],
  ["VIP Öngörü", /telefon.*rapor.*telefon/i, /İleri tarih/, null, false],
  ["Çocuk Doğum Haritası", /yazılı rapor/i, /İleri tarih/, null, false],
  ["Kadersel Eş Danışmanlığı", /telefon.*yazılı/i, /en geç 7 gün/i, null, true],
  ["Eleksiyon/Seçimsel Astroloji", /telefon/i, /en (geç|fazla) 4 gün/i, null, true],
  ["Horary Astroloji Danışmanlığı", /telefon/i, /aynı gün/i, null, true],
  ["Tek Konu Danışmanlığı", /telefon/i, /4 gün/i, /20-25 dakika/, true],
  ["6 Aylık Öngörü Danışmanlığı", /telefon/i, /İleri tarih/, /25-30 dakika/, true],
];

test("Twelve types are listed and the first is chosen [11.1]", async ({ page }) => {
  await open(page, "/consultation");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Astrolojik Danışmanlık");
  const list = page.getByRole("navigation", { name: "Danışmanlık Türleri" });
  await expect(list.getByRole("link")).toHaveText(types.map(([title]) => title));
  await expect(list.locator("[aria-current]")).toHaveText("Normal Doğum Haritası");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article").getByRole("heading").first()).toHaveText(
    "Normal Doğum Haritası",
  );
});

for (const [title, delivery, timing, duration, bookable] of types) {
  test(`${title} shows its texts and terms, and can${bookable ? "" : "not"} be booked [11.2] [11.3] [1.2]`, async ({
    page,
  }) => {
    await open(page, "/consultation");
    await page
      .getByRole("navigation", { name: "Danışmanlık Türleri" })
      .getByRole("link", { name: title, exact: true })
      .click();
    const article = page.getByRole("article");
    await expect(article.getByRole("heading").first()).toHaveText(title);
    await expect(article.locator(".lead")).toHaveText(/\S{2,} .{15,}/);
    const words = (await article.locator(".prose").innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(80);
    await expect(article.locator("dd").first()).toHaveText(delivery);
    await expect(article.locator("dd").nth(1)).toHaveText(timing);
    if (duration) await expect(article.locator("dd").nth(2)).toHaveText(duration);
    else await expect(article.locator("dd")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Şimdi Randevunuzu Oluşturun" })).toBeVisible();
    const button = page.getByRole("button", { name: "Randevu Al" });
    const refusal = page.getByText("Randevu ve detaylı bilgi için iletişime geçebilirsiniz.");
    if (bookable) {
      await expect(refusal).toBeHidden();
      await button.click();
      await expect(page.getByRole("dialog")).toBeVisible();
    } else {
      await expect(refusal).toBeVisible();
      await expect(button).toBeDisabled();
    }
  });
}

test("Tek Konu has detail blocks on topics, focus and whom it suits [11.2]", async ({ page }) => {
  await open(page, "/consultation#tek-konu-danismanligi");
  await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveCount(3);
});

test("The chosen type has an address and survives reload and back [11.2]", { tag: "@390" }, async ({
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

test("Back while the dialog is open closes it without a word, and what was typed stays", {
  tag: "@390",
}, async ({ page }) => {
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
});

test("“İçeriğe geç” keeps the chosen type", async ({ page }) => {
  await open(page, "/consultation#mini-ongoru");
  await page.getByRole("link", { name: "İçeriğe geç" }).press("Enter");
  await expect(page).toHaveURL("/consultation#icerik");
  await drawn(page);
  await expect(page.getByRole("article").getByRole("heading").first()).toHaveText("Mini Öngörü");
  await expect(page.getByRole("button", { name: "Randevu Al" })).toBeEnabled();
});

test("The list marks what can be booked online, and says so", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/consultation");
  const list = page.getByRole("navigation", { name: "Danışmanlık Türleri" });
  await expect(list.getByText("Çevrim içi randevu alınabilir")).toBeVisible();
  for (const [title, , , , bookable] of types) {
    const link = list.getByRole("link", { name: title, exact: true });
    await expect(link.locator(".bookable")).toHaveCount(bookable ? 1 : 0);
    await expect(link).toHaveAccessibleDescription(bookable ? "Çevrim içi randevu alınabilir" : "");
  }
});

test("What cannot be booked online leads to phone and e-mail, with the type as the subject", {
  tag: ["@390", "@800"],
}, async ({ page }) => {
  await open(page, "/consultation#vip-ongoru");
  const panel = page.locator(".booking-panel");
  const mail = /^mailto:[^?]+@[^?]+\?subject=VIP%20%C3%96ng%C3%B6r%C3%BC$/;
  for (const [name, href] of [
    ["iletişime geçebilirsiniz", mail],
    [/^Arayın/, /^tel:\+\d{12}$/],
    [/^Yazın/, mail],
  ] as const)
    await expect(panel.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect(panel.getByRole("button")).toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  await page.goto("/consultation#mini-ongoru");
  await expect(panel.getByRole("button", { name: "Randevu Al" })).toBeEnabled();
  await expect(panel.getByRole("link")).toHaveCount(0);
});

test("Whoever comes by the address of a type is at its text at once, and a choice glides there [2.3]", {
  tag: "@800",
}, async ({ page }) => {
  await noteOwnScrolls(page);
  await open(page, "/consultation#mini-ongoru");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-scrolled", " instant");
  await page.getByRole("link", { name: "Tek Konu Danışmanlığı" }).click();
  await expect(root).toHaveAttribute("data-scrolled", " instant smooth");
});

for (const slug of ["normal-dogum-haritasi", "mini-ongoru"]) {
  test(`On opening and while reading ${slug}, what can be done is in sight`, {
    tag: ["@390", "@800"],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/consultation");
    const panel = page.locator(".booking-panel");
    const wayOn = panel.locator(".booking-ways").locator("a, button").first();
    await expect(wayOn).toBeInViewport({ ratio: 1 });
    await open(page, `/consultation#${slug}`);
    const text = page.getByRole("article").locator(".prose > *");
    for (const place of [text.first(), text.last()]) {
      await place.scrollIntoViewIfNeeded();
      await expect(wayOn).toBeInViewport({ ratio: 1 });
    }
    const { width, height } = page.viewportSize()!;
    if (width < 1200) expect((await boxOf(panel)).height).toBeLessThan(height / 4);
  });
}

test("On the smallest phone the bar takes at most a fourth of it, too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const slug of ["normal-dogum-haritasi", "mini-ongoru"]) {
    await open(page, `/consultation#${slug}`);
    expect((await boxOf(page.locator(".booking-panel"))).height).toBeLessThanOrEqual(160);
  }
});

for (const [width, height] of [
  [568, 320],
  [844, 390],
] as const) {
  test(`In a window of ${width} × ${height} px the panel covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/consultation");
    const [panel, article] = [page.locator(".booking-panel"), page.getByRole("article")];
    expect((await boxOf(panel)).top).toBeGreaterThan((await boxOf(article)).bottom);
  });
}
