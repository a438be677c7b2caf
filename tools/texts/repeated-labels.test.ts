import { expect, test } from "vitest";
import { pairFinding } from "./pair.ts";
import { repeatedLabels } from "./repeated-labels.ts";
import type { Text } from "./texts.ts";

const item = (file: string, label: string, kind = "planet in sign"): Text => ({
  kind,
  name: file,
  passages: [{ file, line: 1, text: "Bir söz.", label, item: true }],
});
const found = (...texts: Text[]) => repeatedLabels(texts).map(pairFinding);

test("Two items of one label are named with both places [15.6]", () => {
  expect(found(item("a.yaml", "Geç açılan kapı"), item("b.yaml", "Geç Açılan Kapı"))).toEqual([
    {
      file: "b.yaml",
      line: 1,
      rule: "repeated label",
      message: "“Geç Açılan Kapı” also stands at content/a.yaml:1 as “Geç açılan kapı”",
    },
  ]);
});

test("Another suffix makes no other label [15.6]", () => {
  expect(found(item("a.yaml", "Görev devredin"), item("b.yaml", "Görevi devredin"))).toHaveLength(
    1,
  );
});

test("Another number makes another label [15.6]", () => {
  expect(found(item("a.yaml", "İki dakika"), item("b.yaml", "Dört dakika"))).toEqual([]);
});

test("A subject of one word, a placement, a house and a period may recur [15.6]", () => {
  for (const label of ["Uyku", "Aslan’daki Mars", "Birinci evde", "2025–2039 doğumlular"]) {
    expect(found(item("a.yaml", label), item("b.yaml", label)), label).toEqual([]);
  }
});

test("Stones, colours and people have one name each [15.6]", () => {
  for (const section of ["Taşlar", "Renkler", "Ünlüler"]) {
    const kind = `sign guide: ${section}`;
    expect(found(item("a.md", "Lapis lazuli", kind), item("b.md", "Lapis lazuli", kind))).toEqual(
      [],
    );
  }
});
