import { expect, test } from "vitest";
import { repeatedSentences, sharedRuns } from "./repetition.ts";
import type { Text } from "./texts.ts";

const text = (kind: string, name: string, ...lines: string[]): Text => ({
  kind,
  name,
  passages: lines.map((line, index) => ({ file: name, line: index + 1, text: line })),
});

test("A sentence that stands twice is named with both places, though the sign was changed", () => {
  const findings = repeatedSentences([
    text("article", "articles/a.md", "Başka bir söz. Koç kapıyı çalmadan içeri girer."),
    text("chart technique", "charts/b.md", "Giriş.", "Kova kapıyı çalmadan içeri girer."),
  ]);
  expect(findings).toEqual([
    {
      file: "charts/b.md",
      line: 2,
      rule: "repeated sentence",
      message: "“Kova kapıyı çalmadan içeri girer.” also stands at content/articles/a.md:1",
    },
  ]);
});

test("A sentence of four words may stand twice, and one of five may not", () => {
  const twice = (sentence: string) =>
    repeatedSentences([text("article", "a.md", sentence), text("article", "b.md", sentence)]);
  expect(twice("Sabır en iyi ilaçtır.")).toEqual([]);
  expect(twice("Sabır her zaman iyi ilaçtır.")).toHaveLength(1);
});

/** Words of their own, of which every run but the given ones is new. */
const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(" ");
const shared = "kuyunun başında bekleyen çocuk";

test("Two texts of one kind that share more than a tenth of their four-word runs are named", () => {
  const findings = sharedRuns([
    text("article", "a.md", `${words("deniz", 30)} ${shared}`),
    text("article", "b.md", `${words("dağ", 8)} ${shared}`),
  ]);
  expect(findings).toEqual([
    {
      file: "b.md",
      line: 1,
      rule: "shared runs",
      message: `shares 1 of 9 four-word runs with content/a.md, such as “${shared}”`,
    },
  ]);
});

test("Two texts may share a tenth of their four-word runs", () => {
  const findings = sharedRuns([
    text("article", "a.md", `${words("deniz", 30)} ${shared}`),
    text("article", "b.md", `${words("dağ", 9)} ${shared}`),
  ]);
  expect(findings).toEqual([]);
});

test("Texts of different kinds are not compared run by run", () => {
  expect(sharedRuns([text("article", "a.md", shared), text("home", "b.md", shared)])).toEqual([]);
});
