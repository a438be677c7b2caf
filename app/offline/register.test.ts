import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { workerPolicy } from "../../contract/public/trusted-types.ts";
import { workerPath } from "../../contract/public/worker.ts";

test("The lines that register the worker name the policy and the script that the server allows", () => {
  const lines = readFileSync("app/offline/register.js", "utf8");
  expect(lines).toContain(`createPolicy("${workerPolicy}"`);
  expect(new Set(lines.match(/"\/[^"]*"/g))).toEqual(new Set([`"${workerPath}"`]));
});
