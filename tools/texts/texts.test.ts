import { expect, test } from "vitest";
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

test("An item is known by its label, and a paragraph keeps what stands before its colon", () => {
  const guide = "# Taşlar\n\nTek şey kalır: sabır.\n\n- Yakut: Kızıl bir taştır.\n";
  const [text] = textsOf(fragmentsOf("signs/koc.md", guide));
  expect(text!.passages.map(({ item, label, text }) => [item, label, text])).toEqual([
    [false, undefined, "Tek şey kalır: sabır."],
    [true, "Yakut", "Kızıl bir taştır."],
  ]);
});

test("A technique begins with its text and ends with its closing note, as its page does", () => {
  const chart =
    '---\nfeatures:\n  - description: "Kart."\nlastDescription: "Son söz."\n---\nİlk söz.\n';
  const [text] = textsOf(fragmentsOf("charts/solar.md", chart));
  expect(text!.passages.map((passage) => passage.text)).toEqual(["İlk söz.", "Kart.", "Son söz."]);
});
