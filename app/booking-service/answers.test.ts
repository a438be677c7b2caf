import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultHours } from "../../booking/hours.ts";
import {
  appointmentsIn,
  challengeIn,
  defaultSettings,
  hoursIn,
  monthIn,
  settingsIn,
  takenTimesIn,
} from "./answers.ts";

const appointment = { date: "2025-09-24T18:00:00Z", timeSlot: "21:00", status: "pending" };

test("A list of appointments is read unchanged", () => {
  expect(appointmentsIn([appointment])).toEqual([appointment]);
});

test("An answer that is not a list is treated as empty", () => {
  for (const answer of [null, {}, "[]", 7, { 0: appointment, length: 1 }]) {
    expect(appointmentsIn(answer)).toEqual([]);
  }
});

test("Taken times are read", () => {
  expect(takenTimesIn({ gun: "2025-09-24", dolu: ["20:00", 5] })).toEqual(["20:00"]);
  expect(takenTimesIn("Bulunamadı")).toBeUndefined();
  expect(takenTimesIn({})).toBeUndefined();
});

test("A month is read, and another answer gives none", () => {
  const days = [{ gun: "2025-09-24", dolu: ["20:00"], kapali: true }, { gun: "2025-09-25" }, 5];
  expect(monthIn({ ay: "2025-09", gunler: days })).toEqual(
    new Map([
      ["2025-09-24", { taken: ["20:00"], isClosed: true }],
      ["2025-09-25", { taken: [], isClosed: false }],
    ]),
  );
  for (const answer of [undefined, "x", {}, { gunler: 5 }]) expect(monthIn(answer)).toBeUndefined();
});

test("Settings that were not answered keep their defaults", () => {
  expect(settingsIn(undefined)).toEqual(defaultSettings);
  expect(settingsIn({ daysAhead: 30 })).toEqual({ ...defaultSettings, daysAhead: 30 });
});

test("The default hours hold unless the answer has others", () => {
  expect(hoursIn(defaultSettings)).toEqual(defaultHours);
  const week = defaultHours.week.with(0, []);
  const special = { day: "2025-10-01", ranges: [] };
  const hours = { week, step: 45, exceptions: [special] };
  expect(hoursIn(settingsIn({ daysAhead: 14, minNoticeMinutes: 60, hours }))).toEqual({
    ...{ week, step: 45, buffer: 0 },
    closures: [{ kind: "opening", id: special.day, ...special }],
    daysAhead: 14,
    minNotice: 60,
  });
});

test("No answer throws an error", () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(Array.isArray(appointmentsIn(answer))).toBe(true);
      expect(() => [takenTimesIn(answer), monthIn(answer)]).not.toThrow();
      expect(settingsIn(answer)).toHaveProperty("daysAhead");
    }),
  );
});

test("A challenge is read unless it is malformed or too hard", () => {
  const challenge = { ticket: "1.1000.a", cost: 1000, target: "ff" };
  expect(challengeIn({ ...challenge, more: 1 })).toEqual(challenge);
  expect(challengeIn({ ...challenge, cost: 10_000 })).toBeDefined();
  for (const answer of [
    undefined,
    null,
    "x",
    {},
    { ...challenge, cost: 10_001 },
    { ...challenge, cost: "1000" },
    { ...challenge, cost: Number.NaN },
    { ...challenge, ticket: 1 },
    { ...challenge, target: undefined },
  ]) {
    expect(challengeIn(answer)).toBeUndefined();
  }
});
