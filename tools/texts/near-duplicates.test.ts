import { expect, test } from "vitest";
import { nearDuplicates } from "./near-duplicates.ts";
import { pairFinding } from "./pair.ts";
import type { Text } from "./texts.ts";

const text = (name: string, line: string, kind = "article"): Text => ({
  kind,
  name,
  passages: [{ file: name, line: 1, text: line }],
});
const found = (...texts: Text[]) => nearDuplicates(texts).map(pairFinding);

const one = "Zor bir konuşma yaklaştığında diziye, uykuya ya da hayale sığınırsınız.";
const other =
  "Zor bir konuşma yaklaştığında diziye, uykuya, kadehe ya da bir hayale sığınabilirsiniz.";

test("Two sentences that share most of their words are named with both places [15.6]", () => {
  expect(found(text("placements/gunes.yaml", one), text("signs/balik.md", other))).toEqual([
    {
      file: "signs/balik.md",
      line: 1,
      rule: "near-duplicate sentence",
      message: `“${other}” also stands at content/placements/gunes.yaml:1 as “${one}”`,
    },
  ]);
});

test("Another sign, planet or number makes no other sentence [15.6]", () => {
  expect(
    found(
      text("a.md", "Koç’ta zodyağı yaklaşık yedi yılda dolaşır, dört ay geri gider."),
      text("b.md", "Yay’da zodyağı yaklaşık yirmi dokuz yılda dolaşır, beş ay geriye gider."),
    ),
  ).toHaveLength(1);
});

test("Sentences that share a subject and sentences of five words are left alone [15.6]", () => {
  expect(
    found(text("a.md", one), text("b.md", "Zor bir konuşma öncesinde nefes alıp masaya oturun.")),
  ).toEqual([]);
  expect(
    found(
      text("a.md", "Sabırla beklenen meyve tatlanır."),
      text("b.md", "Sabırla beklenen meyveler tatlanır."),
    ),
  ).toEqual([]);
});

const ordinary = [
  "Bugün hangi mektubu açarsanız içinden eski bir konuşma çıkar, dinlemek size düşer.",
  "Hangi çocuğu bugün dinleseniz konuşması aynı oyuna, aynı arkadaşa, sonunda dondurmaya varır.",
  "Konuşmayı sevmeyen dedeler bugün hangi radyoyu dinler, torunlar sorarsa söylemezler.",
  "Sesle çalışanlar bugün soru sorar, yarın dersini dinler, hangi konuşmada susacağını bilir.",
].map((line, index) => text(`ordinary-${index}.md`, line));

test("What every text says weighs less than what only two of them say [15.6]", () => {
  expect(
    found(
      ...ordinary,
      text("a.md", "Bugün kaç kişiyle konuştunuz ve hangisini dinlediniz?"),
      text("b.md", "Bugün hangi kararın önünde durduğunuzu da o konuşmada dinleriz."),
    ),
  ).toEqual([]);
  expect(
    found(
      ...ordinary,
      text("a.md", "Bugün profesörü de kantinciyi de bekçiyi de tek kulakla dinler."),
      text("b.md", "Profesöre, kantinciye, bekçiye hangi konuşmada kulak kesilir?"),
    ),
  ).toHaveLength(1);
});

test("What people are known for may be said alike [15.6]", () => {
  const kind = "sign guide: Ünlüler";
  expect(
    found(
      text("signs/koc.md", "5 Mayıs 1988 – İngiliz şarkıcı, söz yazarı, piyano ustası", kind),
      text("signs/boga.md", "1 Mart 1950 – İngiliz şarkıcı, söz yazarı, piyano ustaları", kind),
    ),
  ).toEqual([]);
});
