import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("A table becomes lines of cells that Turkish spreadsheets part", () => {
  expect(
    csvOf([
      ["Gün", "Ad"],
      ["2025-09-25", "Şükrü Işık"],
    ]),
  ).toBe("\uFEFFGün;Ad\r\n2025-09-25;Şükrü Işık\r\n");
});

test("Quotes, separators and line breaks stay inside their cell", () => {
  expect(csvOf([['a "b"', "c;d", "e\nf"]])).toBe('\uFEFF"a ""b""";"c;d";"e\nf"\r\n');
});

test("What a spreadsheet would compute is made text", () => {
  for (const text of ["=1+1", "+9", "-2", "@SUM(A1)", "\t=1", " =1", "\r=1"]) {
    expect(csvOf([[text]]), text).toMatch(/^\uFEFF"?\s*'/);
  }
});

test("What another program would take for a cell of its own is made text, too", () => {
  expect(csvOf([["Ali,=cmd|' /C calc'!A"]])).toBe("\uFEFFAli,'=cmd|' /C calc'!A\r\n");
});

/** Words among whatever a spreadsheet takes for a formula, a separator or the end of a line. */
const anyCell = fc.string({
  unit: fc.oneof(fc.constantFrom(...'=+-@,;" \t\r\n\0\v'), fc.string({ maxLength: 2 })),
});

test("No piece of a cell whatever begins as a formula", () => {
  fc.assert(
    fc.property(anyCell, (text) => {
      const pieces = csvOf([[text]])
        .slice(1)
        .replace(/^"/, "")
        .split(/[,;\t\r\n]/);
      for (const piece of pieces) expect(piece.trimStart()).not.toMatch(/^[=+\-@]/);
    }),
  );
});
