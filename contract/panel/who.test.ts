import { expect, test } from "vitest";
import { visitor, whoInWords } from "./who.ts";

test("The record names staff as they are called, visitors as visitors, and nobody as the system", () => {
  expect(visitor).toBe("visitor");
  expect(["Ece", "visitor", ""].map(whoInWords)).toEqual(["Ece", "Danışan", "Sistem"]);
});
