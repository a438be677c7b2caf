import { expect, test } from "vitest";
import { parseGuideText } from "./guide-text.ts";

test("Section text is split on blank lines into paragraphs [7.5]", () => {
  expect(parseGuideText("Birinci.\n\nİkinci.\n   \nÜçüncü.")).toEqual([
    { kind: "paragraph", text: "Birinci." },
    { kind: "paragraph", text: "İkinci." },
    { kind: "paragraph", text: "Üçüncü." },
  ]);
});

test("A line that ends with a colon is a heading, without the colon [7.5]", () => {
  expect(parseGuideText("Güçlü Yönler:")).toEqual([{ kind: "heading", text: "Güçlü Yönler" }]);
});

test("Numbered lines become one list of numbered cards, even with blank lines between [7.5]", () => {
  expect(parseGuideText("1. Kitap: okur.\n2. Saat: takar.\n\n3. Kalem: yazar.")).toEqual([
    {
      kind: "cards",
      numbered: true,
      items: [
        { label: "Kitap", text: "okur." },
        { label: "Saat", text: "takar." },
        { label: "Kalem", text: "yazar." },
      ],
    },
  ]);
});

test("Dashed lines become cards, and a dash list after a numbered one is a list of its own [7.5]", () => {
  const blocks = parseGuideText("1. Bir: x\n- İki: y");
  expect(blocks.map((block) => block.kind === "cards" && block.numbered)).toEqual([true, false]);
});

test("A line with a colon inside is a bold label and its text [7.5]", () => {
  expect(parseGuideText("Element: Ateş")).toEqual([
    { kind: "paragraph", label: "Element", text: "Ateş" },
  ]);
});

test("A time of day is no label", () => {
  expect(parseGuideText("Ders 21:00 gibi başlar.")).toEqual([
    { kind: "paragraph", text: "Ders 21:00 gibi başlar." },
  ]);
});
