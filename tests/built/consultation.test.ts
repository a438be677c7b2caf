import { beforeAll, expect, test } from "vitest";
import { documentAt, expectWholeBuild, wordsOf } from "./pages.ts";

beforeAll(expectWholeBuild);

test("The page says what is known about calls, fees and birth data before one books", () => {
  expect(documentAt("/consultation").texts(".practice dt")).toEqual([
    "Kim arar?",
    "Hangi numaradan?",
    "Ücreti ne kadar?",
    "Nasıl ödenir?",
    "Doğum bilgileri ne zaman istenir?",
  ]);
});

/** Slug, title, delivery, timing, duration, bookable: the specification's table. */
const types: [string, string, RegExp, RegExp, RegExp | null, boolean][] = [
  [
    "normal-dogum-haritasi",
    "Normal Doğum Haritası",
    /yazılı.*20-25 sayfa/i,
    /İleri tarih/,
    null,
    false,
  ],
  [
    "mini-dogum-haritasi",
    "Mini Doğum Haritası",
    /telefon/i,
    /en (geç|fazla) 4 gün/i,
    /25 dakika/,
    true,
  ],
  [
    "vip-dogum-haritasi",
    "VIP Doğum Haritası",
    /telefon.*rapor.*telefon/i,
    /İleri tarih/,
    null,
    false,
  ],
  ["yillik-ongoru", "Yıllık Öngörü", /yazılı.*20-25 sayfa/i, /İleri tarih/, null, false],
  ["mini-ongoru", "Mini Öngörü", /telefon/i, /en (geç|fazla) 7 gün/i, null, true],
  ["vip-ongoru", "VIP Öngörü", /telefon.*rapor.*telefon/i, /İleri tarih/, null, false],
  ["cocuk-dogum-haritasi", "Çocuk Doğum Haritası", /yazılı rapor/i, /İleri tarih/, null, false],
  [
    "kadersel-es-danismanligi",
    "Kadersel Eş Danışmanlığı",
    /telefon.*yazılı/i,
    /en geç 7 gün/i,
    null,
    true,
  ],
  [
    "eleksiyon-secimsel-astroloji",
    "Eleksiyon/Seçimsel Astroloji",
    /telefon/i,
    /en (geç|fazla) 4 gün/i,
    null,
    true,
  ],
  [
    "horary-astroloji-danismanligi",
    "Horary Astroloji Danışmanlığı",
    /telefon/i,
    /aynı gün/i,
    null,
    true,
  ],
  ["tek-konu-danismanligi", "Tek Konu Danışmanlığı", /telefon/i, /4 gün/i, /20-25 dakika/, true],
  [
    "6-aylik-ongoru-danismanligi",
    "6 Aylık Öngörü Danışmanlığı",
    /telefon/i,
    /İleri tarih/,
    /25-30 dakika/,
    true,
  ],
];

test("Twelve consultations are listed in order, the first chosen, bookable ones marked [11.1] [1.2]", () => {
  const { root, text, texts } = documentAt("/consultation");
  expect(text("h1")).toBe("Astrolojik Danışmanlık");
  const list = root.querySelector("nav[aria-labelledby=turler]")!;
  expect(text("#turler")).toBe("Danışmanlık Türleri");
  expect(text("#randevulu")).toBe("Çevrim içi randevu alınabilir");
  const links = list
    .querySelectorAll("a")
    .map((link) => [
      link.getAttribute("href"),
      wordsOf(link.querySelector("span")!.firstChild!.text),
      link.querySelector(".bookable") !== null &&
        link.getAttribute("aria-describedby") === "randevulu",
    ]);
  expect(links).toEqual(
    types.map(([slug, title, , , , bookable]) => [`#${slug}`, title, bookable]),
  );
  expect(text("[href='#mini-dogum-haritasi'] small")).toBe(
    "Telefon · 25 dakika · en geç 4 gün içinde",
  );
  expect(texts("nav[aria-labelledby=turler] [aria-current=true]")).toEqual([
    expect.stringContaining(types[0]![1]),
  ]);
  expect(root.querySelectorAll("article:not(.unless-script)").map(({ id }) => id)).toEqual([
    types[0]![0],
  ]);
});

test.each(types)(
  "%s shows its texts and terms [11.2]",
  (slug, title, delivery, timing, duration) => {
    const { text, texts } = documentAt("/consultation");
    const article = `article#${slug}`;
    expect(text(`${article} h2`)).toBe(title);
    expect(text(`${article} .lead`)).toMatch(/\S{2,} .{15,}/);
    expect(text(`${article} .prose`).split(" ").length).toBeGreaterThanOrEqual(80);
    const terms = texts(`${article} dd`);
    expect(terms).toHaveLength(duration ? 3 : 2);
    for (const [index, words] of [delivery, timing, duration ?? /./].entries())
      if (terms[index]) expect(terms[index]).toMatch(words);
    // Details on topics, focus and whom it suits.
    expect(texts(`${article} .prose h3`)).toHaveLength(slug === "tek-konu-danismanligi" ? 3 : 0);
  },
);

test("The panel of a consultation that cannot be booked leads to phone and e-mail [11.3]", () => {
  const { root, text } = documentAt("/consultation");
  expect(text(".booking-panel h2")).toBe("Şimdi Randevunuzu Oluşturun");
  expect(text(".booking-panel p")).toBe("Randevu ve detaylı bilgi için iletişime geçebilirsiniz.");
  const addresses = root
    .querySelectorAll(".booking-panel a")
    .map((link) => link.getAttribute("href"));
  const mail = expect.stringMatching(
    /^mailto:[^?]+@[^?]+\?subject=Normal%20Do%C4%9Fum%20Haritas%C4%B1$/,
  );
  expect(addresses).toEqual([mail, expect.stringMatching(/^tel:\+\d{12}$/), mail]);
  const button = root.querySelector(".booking-panel button")!;
  expect([wordsOf(button.text), button.hasAttribute("disabled")]).toEqual(["Randevu Al", true]);
});
