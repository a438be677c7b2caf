import { existsSync, globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { groups } from "./groups.ts";

/** They write and check documents: one test compares the whole of each. And what tests share. */
const leftOut = ["sky/audit-ingresses.ts", "sky/audit-tables.ts", "sky/main.ts", "sky/printed.ts"];

const files = globSync("{booking,contract,sky,server/{appointments,staff}}/**/*.ts").filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Says "if", in whichever way, or compares. */
function decides(file: string): boolean {
  let found = false;
  const find = () => {
    found = true;
  };
  new Visitor({
    IfStatement: find,
    ConditionalExpression: find,
    LogicalExpression: find,
    BinaryExpression: find,
  }).visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}

test("Every file that decides belongs to a group that is broken on purpose", () => {
  const broken = Object.values(groups).flatMap(({ mutate }) => mutate);
  expect(broken).toEqual([...new Set(broken)]);
  expect(files).toEqual(expect.arrayContaining(broken));
  expect(files.filter((file) => decides(file) && !broken.includes(file)).sort()).toEqual(leftOut);
});

test("Every broken file has tests that are to notice, and all of them exist", () => {
  for (const { mutate, testsOf } of Object.values(groups)) {
    for (const file of mutate) {
      const tests = testsOf(file);
      expect(tests, file).not.toEqual([]);
      expect(tests.filter((test) => !existsSync(test))).toEqual([]);
    }
  }
});
