import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const statements = [
  ...readFileSync("docs/specification.md", "utf8").matchAll(/^- \*\*(\d+\.\d+)\*\*/gm),
].map(([, number]) => number!);

const testFiles = globSync(
  "{app,art,booking,content-model,contract,lint,panel,server,sky,tests}/**/*.{test,spec}.{ts,tsx}",
);
const proven = new Set(
  testFiles.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\[(\d+\.\d+)\]/g)].map(([, number]) => number!),
  ),
);

test("No statement is numbered twice", () => {
  expect(new Set(statements).size).toBe(statements.length);
});

test("Every statement of the specification has a test that names it", () => {
  expect(statements.length).toBeGreaterThan(100);
  expect(statements.filter((number) => !proven.has(number))).toEqual([]);
});

test("No test names a statement that does not exist", () => {
  expect([...proven].filter((number) => !statements.includes(number))).toEqual([]);
});
