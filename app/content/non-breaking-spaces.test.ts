import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseFrontMatter } from "./front-matter.ts";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { cardsOf, signSchema } from "./sign.ts";

/** Shows what cannot be seen: ~ is a no-break space, | a joiner. */
const shown = (text: string) =>
  withNonBreakingSpaces(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "|");

test("A date stays on one line, with its year and its suffix", () => {
  expect(shown("10 Mayıs 2028’de başlar")).toBe("10~Mayıs~2028’de başlar");
  expect(shown("her 7 Temmuz’da")).toBe("her 7~Temmuz’da");
});

test("A number stays with its degrees", () => {
  expect(shown("Ay 18 dereceden geçer")).toBe("Ay 18~dereceden geçer");
});

test("A line never begins with a dash", () => {
  expect(shown("27 Ocak 1756 – besteci")).toBe("27~Ocak~1756~– besteci");
  expect(shown("23 Temmuz - 22 Ağustos")).toBe("23~Temmuz~- 22~Ağustos");
});

test("A span of years is not torn apart", () => {
  expect(shown("1962–1969 doğumlular")).toBe("1962–|1969 doğumlular");
});

test("All other spaces may break", () => {
  const text = "Mart ayında 4 gün, 20-25 dakika: sabırlı, Ekim gibi kararsız.";
  expect(shown(text)).toBe(text);
});

test("Lists and fields keep their shape, and what is no text stays as it is", () => {
  const content = { title: "1 Ocak", items: ["2 Mart", 3, null], numbered: true };
  expect(withNonBreakingSpaces(content)).toEqual({
    title: "1\u00a0Ocak",
    items: ["2\u00a0Mart", 3, null],
    numbered: true,
  });
});

test("The birth dates of a guide's celebrities stay on one line", () => {
  const guide = signSchema.parse(parseFrontMatter(readFileSync("content/signs/koc.md", "utf8")));
  const celebrities = guide.sections.find(({ title }) => title === "Ünlüler")!;
  for (const { text } of cardsOf(celebrities)) {
    expect(text).toMatch(/^\d+\u00a0\p{L}+\u00a0\d{4}\u00a0– /u);
  }
});
