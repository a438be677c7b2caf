import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { captionsFile, captionsText } from "./charts-captions.ts";

test("What is said below the wheels is what they are drawn from", () => {
  expect(readFileSync(captionsFile, "utf8")).toBe(captionsText());
});
