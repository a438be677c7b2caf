import { expect, test } from "vitest";
import { fragmentsOf } from "./fragments.ts";
import { measuresOf } from "./measures.ts";
import { measuresTable } from "./measures-table.ts";
import { textsOf } from "./texts.ts";

const guide = (sign: string, ...items: string[]) =>
  textsOf(
    fragmentsOf(`signs/${sign}.md`, `# Taşlar\n\n${items.map((item) => `- ${item}\n`).join("")}`),
  );

test("Items of equal length do not vary, and a long one beside a short one does [15.5]", () => {
  expect(measuresOf(guide("koc", "Yakut: kızıl taş", "Opal: süt rengi")).itemVariation).toBe(0);
  const uneven = measuresOf(guide("koc", "Yakut: kızıl", "Opal: süt gibi duran bir taş"));
  expect(uneven.itemWords).toBe(4);
  expect(uneven.itemVariation).toBe(0.5);
});

test("A text's length is held against those of its own kind [15.5]", () => {
  const short = guide("koc", "Yakut: kızıl");
  const long = guide("boga", "Zümrüt: bahçe gibi yeşil, serin");
  const other = textsOf(fragmentsOf("pages/kvkk.md", "Bize yazabilirsiniz.\n"));
  expect(measuresOf(short).textVariation).toBeUndefined();
  const both = measuresOf([...short, ...long]).textVariation;
  expect(both).toBeCloseTo(1 / 3);
  expect(measuresOf([...short, ...long, ...other]).textVariation).toBe(both);
});

test("Habits are counted per 1,000 words, those in labels too [15.5]", () => {
  const { perThousandWords } = measuresOf(
    guide("koc", "Kapı taşı: Vurmaz, bekler; özen, güven ve söz ister."),
  );
  expect(perThousandWords).toEqual({ contrasts: 100, series: 100, semicolons: 100, props: 100 });
});

const planet = `positions:
  - sign: Koç
    content:
      - title: "Öfke"
        items: ["Saman alevi: Kırmızı ışıkta söner."]
  - sign: Boğa
    content:
      - title: "Öfke"
        items: ["Ağır tencere: Geç kaynar, geç soğur."]
`;
const texts = [
  ...textsOf(fragmentsOf("placements/mars.yaml", planet)),
  ...guide("koc", "Yakut: kızıl"),
  ...textsOf(fragmentsOf("pages/kvkk.md", "## Haklarınız\n\nBize yazabilirsiniz.\n")),
];
const none = { moves: [], pairs: [] };

test("The table has a row for each kind, a sum of the guides and one of all [15.5]", () => {
  const table = measuresTable(texts, "kind", none).split("\n");
  expect(table[0]).toMatch(/^kind +texts +words +± text +item +± item +contrasts/);
  expect(table.map((row) => row.split(/ {2,}/).slice(0, 3))).toEqual([
    ["kind", "texts", "words"],
    ["planet in sign", "2", "15"],
    ["sign guide", "1", "3"],
    ["sign guide: Taşlar", "1", "3"],
    ["KVKK notice", "1", "3"],
    ["all", "4", "21"],
  ]);
});

test("The table of files has a row for each file [15.5]", () => {
  const rows = measuresTable(texts, "file", none).split("\n");
  expect(rows.slice(1).map((row) => row.split(" ")[0])).toEqual([
    "placements/mars.yaml",
    "signs/koc.md",
    "pages/kvkk.md",
    "all",
  ]);
});

test("The table counts the texts that share a move and the passages alike [15.5]", () => {
  const [koc, boga] = texts;
  const move = { kind: koc!.kind, name: "opens alike", texts: [koc!, boga!], of: 2 };
  const said = (passage = koc!.passages[0]!) => ({ passage, words: "söz" });
  const pair = {
    rule: "repeated label" as const,
    one: said(),
    other: said(boga!.passages[0]),
  };
  const [, row] = measuresTable(texts, "kind", { moves: [move], pairs: [pair] }).split("\n");
  expect(row).toMatch(/ 2 +2$/);
});
