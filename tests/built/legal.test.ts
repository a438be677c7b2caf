import { expect, test } from "vitest";
import { documentAt, expectWholeBuild } from "./pages.ts";

test("Every footer links to privacy notice, picture credits and accessibility statement [2.7] [2.8]", () => {
  expectWholeBuild();
  const links = documentAt("/zodiac/koc").root.querySelectorAll("footer a");
  const names = Object.fromEntries(links.map((link) => [link.getAttribute("href"), link.text]));
  expect(names).toMatchObject({
    "/kvkk": "KVKK Aydınlatma Metni",
    "/gorsel-kaynaklari": "Görsel Kaynakları",
    "/erisilebilirlik": "Erişilebilirlik Bildirimi",
  });
});

test("The privacy notice names the data controller and what the academy processes besides the form [2.7] [2.9]", () => {
  const { text, texts } = documentAt("/kvkk");
  expect(text("h1")).toBe("KVKK Aydınlatma Metni");
  expect(text("main")).toContain("Veri Sorumlusunun Ticaret Unvanı");
  expect(text("main")).not.toContain("{");
  expect(texts("main :is(h2, h3)")).toEqual(
    expect.arrayContaining([
      "Eşinizin, yakınınızın ya da çocuğunuzun haritası",
      "Eğitim başvurusu ve ders kayıtları",
      "Numaranızı bilen ne görebilir?",
      "Çerezler",
    ]),
  );
  for (const kind of [
    "Anlattıklarınız:",
    "Rapor:",
    "Fatura ve ödeme:",
    "İşlem ve erişim kayıtları:",
  ])
    expect(texts("main li").filter((item) => item.includes(kind))).toHaveLength(1);
});

test("Picture credits name author, licence and change [2.8]", () => {
  const { text, texts } = documentAt("/gorsel-kaynaklari");
  expect(text("h1")).toBe("Görsel Kaynakları");
  const figures = texts("main section").find((section) => section.includes("Johan Meuris"));
  expect(figures).toContain("CC BY-SA 4.0");
  expect(figures).toContain("yeniden çizildi");
});

test("The accessibility statement says what is met, what is untested and whom to write to", () => {
  const { text, texts, root } = documentAt("/erisilebilirlik");
  expect(texts("main h2")).toEqual([
    "Hedefimiz",
    "Neler sağlanıyor",
    "Nasıl denetliyoruz",
    "Bilinen sınırlar",
    "Bize ulaşın",
  ]);
  for (const words of [
    "WCAG",
    "bir insan tarafından denenmedi",
    "size özel bağlantıdaki randevu sayfası",
    "“Burcum Ne?” sayfasının formu",
    "yazdıklarınızı geri getirmeyi önerir",
    "34 yerine yaklaşık 29 piksel",
  ])
    expect(text("main")).toContain(words);
  expect(text("main")).toMatch(/Bu bildirimin son güncellenmesi: \d+ \p{L}+ \d{4}/u);
  expect(text("main")).not.toContain("{");
  const links = root.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    expect.arrayContaining(["tel:+905550000000", "mailto:iletisim@example.com"]),
  );
});
