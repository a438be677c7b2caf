import { expect, test } from "vitest";
import { titleLines } from "./title-lines.ts";

const letters = (text: string, size: number) => text.length * size * 0.45;
const linesOf = (title: string, column = 500) => titleLines(title, column, letters).lines;

test("A short title stands in one line at the largest size", () => {
  expect(titleLines("Haritalar", 500, letters)).toMatchObject({ lines: ["Haritalar"], size: 100 });
});

test("“için” stays with its word, and “ve” opens a line", () => {
  expect(linesOf("Yükselen İkizler için Uranüs Etkisi")).toEqual([
    "Yükselen",
    "İkizler için",
    "Uranüs Etkisi",
  ]);
  expect(linesOf("Gezegenler ve Burçlar")).toEqual(["Gezegenler", "ve Burçlar"]);
});

test("A title that fits at no size is refused, not cut", () => {
  expect(() => linesOf("Afyonkarahisarlılaştıramadıklarımız", 200)).toThrow("too long");
});
