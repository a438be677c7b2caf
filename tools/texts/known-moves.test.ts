import { expect, test } from "vitest";
import { knownMoves } from "./known-moves.ts";
import type { Text } from "./texts.ts";

const made = (kind: string, ...lines: string[]) => {
  const passages = lines.map((text, index) => ({ file: "a", line: index, text, item: true }));
  const text: Text = { kind, name: "a", words: 0, passages };
  return knownMoves
    .filter((move) => (move.kind?.test(kind) ?? true) && move.isMade(text))
    .map(({ name }) => name);
};

test("A guide that opens with the season or a month is known by it [15.7]", () => {
  const move = "opens with the season or the calendar";
  const guide = "sign guide: Temel Özellikler";
  expect(made(guide, "Cemreler Balık mevsiminde düşer.", "Son.")).toEqual([move]);
  expect(made(guide, "Siz beklersiniz. Güneş 23 Eylül’de girer.", "Son.")).toEqual([move]);
  expect(made(guide, "Siz beklersiniz.", "Kış uzundur.")).toEqual([]);
});

test("A guide that closes with a place of the chart is known by it [15.7]", () => {
  const guide = "sign guide: Temel Özellikler";
  expect(made(guide, "Söz.", "Bunu Venüs’ünüzün konumu anlatır.")).toEqual([
    "closes by sending the reader to a place of the chart",
  ]);
  expect(made(guide, "Söz.", "Bunu zaman anlatır.")).toEqual([]);
});

test("A guide that closes with the rising sign is known by it [15.7]", () => {
  expect(made("sign guide: Fiziksel Özellikler", "Yükseleniniz sizi ağırbaşlı gösterir.")).toEqual([
    "closes with the rising sign",
  ]);
});

test("An article that closes in 2032 is known by it [15.7]", () => {
  expect(made("article", "Söz.", "Gezegen 2032’de evinize döner. Beklemeye değer.")).toEqual([
    "closes in 2032, when Uranüs leaves",
  ]);
});

test("A text that closes with a possibility is known by it [15.7]", () => {
  expect(made("element", "Söz.", "Kararı günlerce geciktirebilir.")).toEqual([
    "closes with a possibility (-abilir)",
  ]);
});

test("Colours that are mostly the colour of something are known by it [15.7]", () => {
  const move = "says what its items are the colour of (rengidir, tonudur)";
  const plain = ["Sınır çizer.", "Neşe verir.", "Sizi dinlendirir."];
  expect(
    made("sign guide: Renkler", "Közün rengidir, ısıtır.", "Suyun tonudur.", ...plain),
  ).toEqual([move]);
  expect(made("sign guide: Renkler", "Közün rengidir, ısıtır.", ...plain)).toEqual([]);
});

test("A placement that tells whose sign it is at once is known by it [15.7]", () => {
  const move = "tells whose sign it is in the first two items";
  const placement = (line: string) => made("planet in sign", "Söz.", line, "Son.");
  expect(placement("Venüs’ün yönettiği burçta ağırdır.")).toEqual([move]);
  expect(placement("Zarardaki Mars masaya vurur.")).toEqual([move]);
  expect(placement("Sabit ateşte gurur erir.")).toEqual([move]);
  expect(made("planet in sign", "Söz.", "Söz.", "Zarardaki Mars masaya vurur.")).toEqual([]);
});

test("A trait explained by a dignity is known by it [15.7]", () => {
  expect(made("chart technique", "Satürn’ün zararda olması bunu açıklar.", "Son.")).toEqual([
    "explains a trait by a dignity (zararda … anlatır)",
  ]);
});

test("Two signs told by the count of their houses are known by it, wherever it stands [15.7]", () => {
  const move = "counts the houses from one sign to the other";
  const pair = (line: string) => made("two signs", "Söz.", line, "Son.");
  for (const counted of [
    "Hevesi geçer. Akrep ondan sekizinci burçtur.",
    "Boğa’dan sayınca kazancın yerine düşer.",
    "Sabunu satan odur; ikinci, yani kazancın yerindeki burçtur.",
    "Dostların evi on birincidir.",
    "Oyunla sevda aynı evde, beşincide oturur.",
    "Balık kendi burcundan dördüncü sıraya düşer.",
    "Bir sonraki burç insanın kesesi sayılır.",
  ])
    expect(pair(counted), counted).toEqual([move]);
  for (const plain of [
    "Pencere önü kapıldıysa evde ikinci bir pencere önü bulunur.",
    "Onuncu evlilik yıl dönümünde altı ev değiştirmişlerdir.",
    "Saat zamanla evin üçüncü kişisi olur.",
  ])
    expect(pair(plain), plain).toEqual([]);
  expect(made("house", "Yedinci ev eşi gösterir.", "Son.")).toEqual([]);
});

test("Two signs told by the angle that their page shows are known by it [15.7]", () => {
  const move = "names the angle between the signs, which its page shows";
  const pair = (line: string) => made("two signs", "Söz.", line, "Son.");
  for (const named of [
    "Üçgen sözü kolaylaştırır.",
    "Bu kare açıda öfke uzun sürer.",
    "Aralarında Yüz elli derece vardır.",
    "Komşu burçlar birbirini görmez.",
  ])
    expect(pair(named), named).toEqual([move]);
  expect(pair("Aslan en güzel kareyi gösterir, ateşi kırk derecedir.")).toEqual([]);
});

test("Two signs told by what rank a planet has in them are known by it [15.7]", () => {
  const move = "turns on a planet's dignity or rulership";
  const pair = (line: string) => made("two signs", "Söz.", line, "Son.");
  for (const ranked of [
    "Yücelmesi bundandır.",
    "Mars Boğa’da zarardadır.",
    "Güneş Koç’ta parlar, Terazi’de düşer.",
    "Koç’un yöneticisi geri çekilir.",
    "İki burcu da yöneten Jüpiter ikisini de duyar.",
    "Tek Mars’ın iki evi var.",
    "Yengeç Ay’ın evidir.",
  ])
    expect(pair(ranked), ranked).toEqual([move]);
  for (const plain of [
    "Asansör yönetmeliğini yönetim kurulu okur.",
    "Gül bayramı Boğa’nın günlerine düşer, gelirin düştüğü aylar beklenir.",
    "İki Yay’ın evi dışarıdan böyle görünür, Ay burçları ayrıdır.",
  ])
    expect(pair(plain), plain).toEqual([]);
  expect(made("house", "Venüs orada yücelir.", "Son.")).toEqual([]);
});
