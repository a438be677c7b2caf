import { expect, hydrated, open, test } from "../site.ts";

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
    expect((await article.locator(".prose").innerText()).split(/\s+/).length).toBeGreaterThan(90);
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
