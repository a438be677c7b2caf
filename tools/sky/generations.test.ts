import { expect, test } from "vitest";
import { parse } from "yaml";
import { type SignName, signNames } from "../../app/content/zodiac.ts";
import { DAY } from "../../app/sky/longitude.ts";
import { ingresses } from "./audit-ingresses.ts";
import { BODIES, contentOf, meetings, noonOf, signOf } from "./printed.ts";

type Slow = "Uranüs" | "Neptün";
type Placement = { sign: SignName; lead: string; content: { title?: string; items: string[] }[] };

const files = { Uranüs: "placements/uranus.yaml", Neptün: "placements/neptun.yaml" };
const ways = {
  Uranüs: ingresses(BODIES.Uranüs, 1770, 2085, 15),
  Neptün: ingresses(BODIES.Neptün, 1840, 2085, 15),
};
const yearsOf = (crossings: number[]) => crossings.map((at) => new Date(at).getUTCFullYear());

/** Each stay in a sign: the years in which the planet comes over the border, and in which it goes. */
const stays = (planet: Slow, sign: SignName) =>
  ways[planet].flatMap(({ sign: entered, crossings }, index) => {
    const next = ways[planet][index + 1];
    return entered === sign && next
      ? [{ comes: yearsOf(crossings), goes: yearsOf(next.crossings) }]
      : [];
  });

/** The printed ranges of years, each with the sign that its item speaks of. */
const ranges = (planet: Slow) => {
  const { positions } = parse(contentOf(files[planet])) as { positions: Placement[] };
  return positions.flatMap(({ sign, lead, content }) =>
    [lead, ...content.flatMap(({ items }) => items)].flatMap((item) => {
      const heading = signNames.find((name) => item.startsWith(`${name}: `));
      return [...item.matchAll(/(\d{4})–(\d{4})/g)].map(([text, from, to]) => ({
        text,
        sign: heading ?? sign,
        from: Number(from),
        to: Number(to),
      }));
    }),
  );
};

test.each([
  ["Uranüs", 24],
  ["Neptün", 19],
] as const)(
  "%s was or will be in the sign in every range of years that its page prints",
  (planet, least) => {
    const printed = ranges(planet);
    expect(printed.length).toBeGreaterThanOrEqual(least);
    for (const { text, sign, from, to } of printed) {
      const known = stays(planet, sign);
      const right = known.some(({ comes, goes }) => comes.includes(from) && goes.includes(to));
      expect(right, `${planet} ${sign} ${text}: ${JSON.stringify(known)}`).toBe(true);
    }
  },
);

test.each<[Slow, phrase: string, SignName, comes?: number, goes?: number]>([
  ["Neptün", "Neptün Ocak 2026’da Koç’a yerleşti ve 2039’a kadar", "Koç", 2026, 2039],
  ["Neptün", "yeniden gelişi 2038’i bulacak ve 2052’ye dek", "Boğa", 2038, 2052],
  ["Neptün", "2038’den sonra doğacak bir çocuk", "Boğa", 2038],
  ["Neptün", "üstelik 2065’te doğacaklara", "Yengeç", 2065],
  ["Uranüs", "2032’den sonrası: Uranüs bu burca döndüğünde", "Yengeç", 2032],
])("%s: “%s”", (planet, phrase, sign, comes, goes) => {
  expect(contentOf(files[planet])).toContain(phrase);
  const right = stays(planet, sign).some(
    (stay) => (!comes || stay.comes.includes(comes)) && (!goes || stay.goes.includes(goes)),
  );
  expect(right).toBe(true);
});

test.each<[Slow, phrase: string, SignName, day: string]>([
  ["Neptün", "1863’te Kızılhaç’ın", "Koç", "26 Ekim 1863"],
  ["Neptün", "1868’de bugünkü Kızılay’ın", "Koç", "11 Haziran 1868"],
  ["Neptün", "1881’de Düyun-ı Umumiye", "Boğa", "20 Aralık 1881"],
  ["Neptün", "1883’te ilk öğrencilerini", "Boğa", "2 Mart 1883"],
  [
    "Neptün",
    "28 Aralık 1895’te Paris’te bir kafede yaptı. Neptün İkizler’deydi",
    "İkizler",
    "28 Aralık 1895",
  ],
  ["Neptün", "1899’da çıkardı", "İkizler", "4 Kasım 1899"],
  ["Neptün", "Tanpınar Haziran 1901’de, geçişin sonunda", "İkizler", "23 Haziran 1901"],
  ["Neptün", "Aralık 1904’te Londra’da", "Yengeç", "27 Aralık 1904"],
  ["Neptün", "1907’de “Çocuklar Evi”", "Yengeç", "6 Ocak 1907"],
  ["Neptün", "14 Kasım 1914’e tarihlenir", "Aslan", "14 Kasım 1914"],
  [
    "Neptün",
    "16 Mayıs 1929’da dağıtıldı. Neptün şubatta geri gidişle (retro) Aslan’a",
    "Aslan",
    "16 Mayıs 1929",
  ],
  ["Neptün", "28 Eylül 1928’de küflenmiş", "Başak", "28 Eylül 1928"],
  ["Neptün", "1942’nin sonunda gösterime girdi", "Terazi", "26 Kasım 1942"],
  ["Neptün", "Dior 1947’de", "Terazi", "12 Şubat 1947"],
  [
    "Neptün",
    "Ocak 1960’ta iki kişiyi Mariana Çukuru’nun dibine indirdi. Neptün Akrep’teydi",
    "Akrep",
    "23 Ocak 1960",
  ],
  ["Neptün", "1964’te Berlin’de Altın Ayı", "Akrep", "7 Temmuz 1964"],
  ["Neptün", "1977’de gösterime girdiğinde Neptün Yay’daydı", "Yay", "25 Mayıs 1977"],
  ["Neptün", "“Cosmos” dizisi 1980’de", "Yay", "28 Eylül 1980"],
  ["Neptün", "Ekşi Sözlük 1999’da", "Kova", "15 Şubat 1999"],
  ["Neptün", "Nightingale 1854’te", "Balık", "4 Kasım 1854"],
  ["Uranüs", "6 Mayıs 1927’de, Uranüs Koç’a girdikten birkaç hafta sonra", "Koç", "6 Mayıs 1927"],
  ["Uranüs", "5 Aralık 1934’te gezegen yine bu burçtaydı", "Koç", "5 Aralık 1934"],
  ["Uranüs", "Enstitüsü 1935’te kuruldu", "Boğa", "14 Haziran 1935"],
  ["Uranüs", "Transistör 1947’nin sonunda, Uranüs İkizler’deyken", "İkizler", "16 Aralık 1947"],
  ["Uranüs", "Sputnik 1957’de", "Aslan", "4 Ekim 1957"],
  ["Uranüs", "Gagarin 1961’de", "Aslan", "12 Nisan 1961"],
  ["Uranüs", "29 Ekim 1961’de Ankara’da yürüdü", "Aslan", "29 Ekim 1961"],
  ["Uranüs", "hakkı 1963’te yasayla", "Başak", "24 Temmuz 1963"],
  ["Uranüs", "kalp nakli 1967’de", "Başak", "3 Aralık 1967"],
  ["Uranüs", "1975 yazı: Birleşmiş", "Terazi", "19 Haziran 1975"],
  [
    "Uranüs",
    "25 Temmuz 1978: İlk tüp bebek doğduğunda Uranüs Akrep’teydi",
    "Akrep",
    "25 Temmuz 1978",
  ],
  [
    "Uranüs",
    "24 Ocak 1986’da vardığında gezegen, uzak yolculukla anılan Yay’daydı",
    "Yay",
    "24 Ocak 1986",
  ],
  ["Uranüs", "Açıköğretim 1982’de", "Yay", "1 Ekim 1982"],
  ["Uranüs", "Berlin Duvarı 1989’da açıldı", "Oğlak", "9 Kasım 1989"],
  ["Uranüs", "Sovyetler Birliği 1991’de", "Oğlak", "26 Aralık 1991"],
  ["Uranüs", "12 Nisan 1993’te internete", "Oğlak", "12 Nisan 1993"],
  ["Uranüs", "Dolly 1996’da", "Kova", "5 Temmuz 1996"],
  ["Uranüs", "Wikipedia 2001’de", "Kova", "15 Ocak 2001"],
  ["Uranüs", "Plüton’u 2006’da", "Balık", "24 Ağustos 2006"],
  ["Uranüs", "iPhone 2007’de", "Balık", "9 Ocak 2007"],
  ["Uranüs", "bildirgesi 1924’te", "Balık", "15 Ekim 1924"],
])("%s: “%s”, and it stands in %s", (planet, phrase, sign, day) => {
  expect(contentOf(files[planet])).toContain(phrase);
  expect(day).toContain(phrase.match(/\d{4}/)![0]);
  expect(signOf(planet, noonOf(day))).toBe(sign);
});

test.each<[Slow, phrase: string, SignName, day: string, least: number, most: number]>([
  ["Uranüs", "Uranüs Koç’a girdikten birkaç hafta sonra", "Koç", "6 Mayıs 1927", -42, -14],
  ["Neptün", "Neptün şubatta geri gidişle (retro) Aslan’a", "Başak", "19 Şubat 1929", -1, 1],
  ["Uranüs", "Uranüs üç gün sonra Aslan’dan ilk kez çıkacaktı", "Başak", "29 Ekim 1961", 2.5, 3.5],
  [
    "Neptün",
    "Neptün bir hafta önce, küçük şeylerin burcu Başak’a girmişti",
    "Başak",
    "28 Eylül 1928",
    -7.5,
    -6.5,
  ],
])("%s: “%s”", (planet, phrase, sign, day, least, most) => {
  expect(contentOf(files[planet])).toContain(phrase);
  const gaps = ways[planet]
    .filter((way) => way.sign === sign)
    .flatMap(({ crossings }) => crossings.map((at) => (at - noonOf(day)) / DAY));
  expect(gaps.some((gap) => gap > least && gap < most)).toBe(true);
});

test.each([
  ["Uranüs", "Plüton", "1965 ve 1966’da iki gezegen kavuşumdaydı", [1965, 1966, 1966]],
  ["Neptün", "Satürn", "Neptün 1989’da Satürn’le", [1989, 1989, 1989]],
  ["Neptün", "Uranüs", "1993’te Uranüs’le kavuştu", [1993, 1993, 1993]],
] as const)("%s and %s meet in the printed years: “%s”", (planet, other, phrase, years) => {
  const [from, to] = [Date.UTC(years[0] - 3, 0, 1), Date.UTC(years[0] + 5, 0, 1)];
  expect(contentOf(files[planet])).toContain(phrase);
  expect(yearsOf(meetings(planet, other, 0, from, to))).toEqual(years);
});
