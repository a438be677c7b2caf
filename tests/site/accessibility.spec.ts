import { expect, open, test } from "../support/browser/site.ts";

test("The accessibility statement says what is met, what was not tested, and whom to reach", async ({
  page,
}) => {
  await open(page, "/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Erişilebilirlik Bildirimi" })
    .click();
  await expect(page).toHaveURL("/erisilebilirlik");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erişilebilirlik Bildirimi");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Hedefimiz",
    "Neler sağlanıyor",
    "Nasıl denetliyoruz",
    "Bilinen sınırlar",
    "Bize ulaşın",
  ]);
  await expect(main).toContainText("WCAG");
  await expect(main).toContainText("bir insan tarafından denenmedi");
  // What needs JavaScript, what brings an unsent request back, and where letters grow less (40.1).
  await expect(main).toContainText("size özel bağlantıdaki randevu sayfası");
  await expect(main).toContainText("“Burcum Ne?” sayfasının formu");
  await expect(main).toContainText("yazdıklarınızı geri getirmeyi önerir");
  await expect(main).toContainText("34 yerine yaklaşık 29 piksel");
  await expect(main.getByRole("link", { name: "+90 555 000 00 00" })).toHaveAttribute(
    "href",
    "tel:+905550000000",
  );
  await expect(main.getByRole("link", { name: "iletisim@example.com" })).toHaveAttribute(
    "href",
    "mailto:iletisim@example.com",
  );
  await expect(main).toContainText(/Bu bildirimin son güncellenmesi: \d+ \p{L}+ \d{4}/u);
  await expect(main).not.toContainText("{");
  expect(await page.locator("script[src]").count()).toBe(0);
});
