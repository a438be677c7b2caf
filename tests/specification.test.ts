import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Sections 1 to 15 are what the two given specifications state; the others are our own additions. */
const given = [...readFileSync("docs/specification.md", "utf8").matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)]
  .map(([, number]) => number!)
  .filter((number) => Number.parseInt(number, 10) <= 15);

/** The tests of `npm test`; what lies in tests/all/ runs in `npm run test:all` alone. */
const testFiles = globSync(
  "{app,booking,contract,panel,server,tests,tools}/**/*.{test,spec}.{ts,tsx}",
  {
    exclude: ["tests/all/**", "tools/node_modules/**"],
  },
);
const proven = new Set(
  testFiles.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\[(\d+\.\d+)\]/g)].map(([, number]) => number!),
  ),
);

test("No given statement is numbered twice", () => {
  expect(new Set(given).size).toBe(given.length);
});

test("Every given statement has a test in `npm test` that names it", () => {
  expect(given.length).toBeGreaterThan(80);
  expect(given.filter((number) => !proven.has(number))).toEqual([]);
});

test("No test names a statement that does not exist", () => {
  expect([...proven].filter((number) => !given.includes(number))).toEqual([]);
});
