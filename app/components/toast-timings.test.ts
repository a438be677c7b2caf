import { expect, test } from "vitest";
import { timings } from "./toast-timings.ts";

test("The toast's times are the specified ones", () => {
  expect(timings).toEqual({
    successStay: 500,
    fade: 700,
    reset: 1000,
    failureDelay: 300,
    failureStay: 5000,
  });
});
