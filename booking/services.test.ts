import { expect, test } from "vitest";
import { serviceProblem } from "./services.ts";

const slotMinutes = 30;

test("What can be booked on the site fits into one slot", () => {
  expect(serviceProblem({ bookable: true, duration: 30 }, { slotMinutes })).toBeUndefined();
  expect(serviceProblem({ bookable: true, duration: 31 }, { slotMinutes })).toBe(
    "duration_too_long",
  );
  expect(serviceProblem({ bookable: true, duration: 31 }, { slotMinutes: 45 })).toBeUndefined();
});

test("What is booked by phone alone may take longer, up to a day's work", () => {
  expect(serviceProblem({ bookable: false, duration: 480 }, { slotMinutes })).toBeUndefined();
  expect(serviceProblem({ bookable: false, duration: 5 }, { slotMinutes })).toBeUndefined();
  for (const duration of [481, 4, 0, -30, 25.5, Number.NaN]) {
    expect(serviceProblem({ bookable: false, duration }, { slotMinutes }), `${duration}`).toBe(
      "duration_invalid",
    );
  }
});

test("A service without a duration is never too long", () => {
  expect(serviceProblem({ bookable: true }, { slotMinutes: 5 })).toBeUndefined();
});
