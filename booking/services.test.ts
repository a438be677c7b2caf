import { expect, test } from "vitest";
import { lengthOf, minutesIn, serviceProblem } from "./services.ts";

test("A service takes five minutes to a day's work, or none in particular", () => {
  for (const duration of [undefined, 5, 480]) expect(serviceProblem({ duration })).toBeUndefined();
  for (const duration of [481, 4, 0, -30, 25.5, Number.NaN]) {
    expect(serviceProblem({ duration }), `${duration}`).toBe("duration_invalid");
  }
});

test("An appointment is as long as its service, or as a step", () => {
  const hours = { step: 30, buffer: 10 };
  expect(lengthOf({ duration: 90 }, hours)).toEqual({ minutes: 90, buffer: 10 });
  expect(lengthOf({}, hours)).toEqual({ minutes: 30, buffer: 10 });
});

test("Of words of the content the longest duration counts", () => {
  expect(["25 dakika", "20-25 dakika", "bir saat", undefined].map(minutesIn)).toEqual([
    25,
    25,
    undefined,
    undefined,
  ]);
});
