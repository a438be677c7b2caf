import fc from "fast-check";
import { expect, test } from "vitest";
import { type CsvRow, csvOf, phoneCell } from "./csv.ts";

/** The table whose pages these are, in one piece. */
async function tableOf(heading: CsvRow, ...pages: CsvRow[][]): Promise<string> {
  async function* read() {
    yield* pages;
  }
  let table = "";
  for await (const piece of csvOf(heading, read())) table += piece;
  return table;
}

test("A table becomes lines of cells that Turkish spreadsheets part", async () => {
  const pages = [[["2025-09-25", "Şükrü Işık"]], [], [["2025-09-26", "Ali Can"]]];
  expect(await tableOf(["Gün", "Ad"], ...pages)).toBe(
    "\uFEFFGün;Ad\r\n2025-09-25;Şükrü Işık\r\n2025-09-26;Ali Can\r\n",
  );
});

test("A phone number is neither a number nor a formula to a spreadsheet", async () => {
  const cell = phoneCell("05321234567");
  expect(cell).toBe("(0532) 123 45 67");
  expect(await tableOf([cell])).toBe(`\uFEFF${cell}\r\n`);
  // Without the grouping signs of any locale it is still no number.
  expect(Number(cell.replace(/[\s.,'’]/g, ""))).toBeNaN();
});

test("What is no Turkish number, or erased, stays as it is", () => {
  for (const phone of ["", "+4915112345678", "0532"]) expect(phoneCell(phone)).toBe(phone);
});

test("Quotes, separators and line breaks stay inside their cell", async () => {
  expect(await tableOf(['a "b"', "c;d", "e\nf"])).toBe('\uFEFF"a ""b""";"c;d";"e\nf"\r\n');
});

test("What a spreadsheet would compute is made text", async () => {
  for (const text of ["=1+1", "+9", "-2", "@SUM(A1)", "\t=1", " =1", "\r=1"]) {
    expect(await tableOf([text]), text).toMatch(/^\uFEFF"?\s*'/);
  }
});

test("A full-width sign is taken for a formula as well, so it is made text", async () => {
  for (const text of ["＝1+1", "＋9", "－2", "＠SUM(A1)", "\t＝1", "Ali,＝1"]) {
    expect(await tableOf([text]), text).toMatch(/'[＝＋－＠]/);
  }
});

test("A cell of nothing but line breaks costs no more than its length", async () => {
  const long = "\n".repeat(100_000);
  const began = performance.now();
  expect(await tableOf([`${long}x=1`])).toBe(`\uFEFF"${long}x=1"\r\n`);
  // Each break looked at from every other takes many seconds; once each takes milliseconds.
  expect(performance.now() - began).toBeLessThan(2000);
});

test("What another program would take for a cell of its own is made text, too", async () => {
  expect(await tableOf(["Ali,=cmd|' /C calc'!A"])).toBe("\uFEFFAli,'=cmd|' /C calc'!A\r\n");
});

/** Words among whatever a spreadsheet takes for a formula, a separator or the end of a line. */
const anyCell = fc.string({
  unit: fc.oneof(fc.constantFrom(...'=+-@＝＋－＠,;" \t\r\n\0\v'), fc.string({ maxLength: 2 })),
});

test("No piece of a cell whatever begins as a formula", async () => {
  await fc.assert(
    fc.asyncProperty(anyCell, async (text) => {
      const pieces = (await tableOf([text]))
        .slice(1)
        .replace(/^"/, "")
        .split(/[,;\t\r\n]/);
      for (const piece of pieces) expect(piece.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
    }),
  );
});
