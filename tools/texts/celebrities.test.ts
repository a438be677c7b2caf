import { expect, test } from "vitest";
import { repeatedCelebrities } from "./celebrities.ts";
import { fragmentsOf } from "./fragments.ts";

const guide = (sign: string, person: string) =>
  fragmentsOf(`signs/${sign}.md`, `# Ünlüler\n\n- ${person}: 1 Ocak 1970 – oyuncu\n`);

test("A person listed under two signs is named with both places", () => {
  expect(
    repeatedCelebrities([...guide("koc", "Ayşe İpek"), ...guide("boga", "AYŞE İPEK")]),
  ).toEqual([
    {
      file: "signs/boga.md",
      line: 3,
      rule: "person listed twice",
      message: "AYŞE İPEK also stands at content/signs/koc.md:3",
    },
  ]);
});

test("Different people pass, and cards of other sections are no people", () => {
  const stones = ["koc", "boga"].flatMap((sign) =>
    fragmentsOf(`signs/${sign}.md`, "# Taşlar\n\n- Yakut: kızıl\n"),
  );
  expect(
    repeatedCelebrities([...guide("koc", "Ayşe İpek"), ...guide("boga", "Can Su"), ...stones]),
  ).toEqual([]);
});
