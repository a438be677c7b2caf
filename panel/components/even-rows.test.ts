import { expect, test } from "vitest";
import { inEvenRows } from "./even-rows.ts";

test("The last row never holds a single slot", () => {
  const rows = [7, 9, 12, 13].map((count) => inEvenRows(count));
  expect(rows).toEqual([4, 3, 4, 5].map((columns) => ({ "--columns": columns })));
});
