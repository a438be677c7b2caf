import { expect, test } from "vitest";
import { parseFrontMatter } from "./front-matter.ts";

test("What the academy has yet to confirm is not in the text", () => {
  const text = '---\nname: Koç\nlesson: !placeholder "Derste sorarız."\n---\nKoç başlar.';
  expect(parseFrontMatter(text)).toEqual({ name: "Koç", content: "Koç başlar." });
});
