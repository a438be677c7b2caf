import { expect, test } from "vitest";
import { countsTable } from "./counts.ts";
import { fragmentsOf } from "./fragments.ts";
import { textsOf } from "./texts.ts";

const planet = `name: Mars
description: "Enerji, güç ve mücadele gezegeni"
positions:
  - sign: Koç
    content:
      - title: "Öfke"
        items: ["Saman alevi: Kırmızı ışıkta söner."]
  - sign: Boğa
    content:
      - title: "Öfke"
        items: ["Ağır tencere: Geç kaynar, geç soğur."]
`;

test("Each entry of a planet is a text, and a heading, a label or a stated phrase is no running text", () => {
  const texts = textsOf(fragmentsOf("placements/mars.yaml", planet));
  const entries = texts.filter(({ kind }) => kind === "planet in sign");
  expect(entries.map(({ passages }) => passages.map(({ line, text }) => [line, text]))).toEqual([
    [[7, "Kırmızı ışıkta söner."]],
    [[11, "Geç kaynar, geç soğur."]],
  ]);
  expect(texts.flatMap(({ passages }) => passages)).toHaveLength(2);
});

test("The facts of a consultation may recur: they are no running text", () => {
  const yaml = 'types:\n  - title: "Mini Öngörü"\n    appointmentType: "Yalnızca telefonla"\n';
  expect(textsOf(fragmentsOf("consultations.yaml", yaml))[0]!.passages).toEqual([]);
});

test("The table counts texts and words by kind and ends with their sums", () => {
  const texts = textsOf([
    ...fragmentsOf("placements/mars.yaml", planet),
    ...fragmentsOf("pages/kvkk.md", "## Haklarınız\n\nBize yazabilirsiniz.\n"),
  ]);
  const table = countsTable(texts).split("\n");
  expect(table[0]).toMatch(/^kind +texts +words$/);
  expect(table).toContainEqual(expect.stringMatching(/^planet in sign +2 +15$/));
  expect(table).toContainEqual(expect.stringMatching(/^KVKK notice +1 +3$/));
  expect(table.at(-1)).toMatch(/^all +4 +23$/);
});
