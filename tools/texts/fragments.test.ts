import { expect, test } from "vitest";
import { fragmentsOf } from "./fragments.ts";

test("Every value and every line of a document is found with its line and field", () => {
  const document =
    '---\nname: Koç\ndescription: "Bir cümle."\n---\n\n# Taşlar\n\nGiriş.\n- Yakut: kızıl.\n';
  expect(fragmentsOf("signs/koc.md", document)).toEqual([
    { file: "signs/koc.md", line: 2, field: ["name"], text: "Koç" },
    { file: "signs/koc.md", line: 3, field: ["description"], text: "Bir cümle." },
    { file: "signs/koc.md", line: 6, field: ["content", "Taşlar"], text: "# Taşlar" },
    { file: "signs/koc.md", line: 8, field: ["content", "Taşlar"], text: "Giriş." },
    { file: "signs/koc.md", line: 9, field: ["content", "Taşlar"], text: "- Yakut: kızıl." },
  ]);
});

test("A paragraph inside a block of YAML is found on its own line", () => {
  const list =
    'types:\n  - title: "Mini"\n    description: |-\n      İlk paragraf.\n\n      İkinci paragraf.\n';
  expect(fragmentsOf("consultations.yaml", list)).toEqual([
    { file: "consultations.yaml", line: 2, field: ["types", "0", "title"], text: "Mini" },
    {
      file: "consultations.yaml",
      line: 4,
      field: ["types", "0", "description"],
      text: "İlk paragraf.",
    },
    {
      file: "consultations.yaml",
      line: 6,
      field: ["types", "0", "description"],
      text: "İkinci paragraf.",
    },
  ]);
});
