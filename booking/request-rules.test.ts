import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultHours } from "./hours.ts";
import { addDays, istanbulClock, istanbulInstant } from "./istanbul-time.ts";
import { dayOf, requestProblems } from "./request-rules.ts";
import { freeSlots, slotsOf } from "./slots.ts";

const now = new Date("2025-09-24T17:10:00Z"); // 20:10 on a Wednesday in Istanbul
const hours = defaultHours;
const rules = { now, hours, firmId: "akademi" };

/** As the page sends it: the slot's hour with minutes 00. */
function request(day: string, timeSlot: string, changes: { firmId?: string; date?: string } = {}) {
  const time = `${timeSlot.slice(0, 2)}:00`;
  return {
    firmId: "akademi",
    date: istanbulInstant({ day, time }).toISOString(),
    timeSlot,
    ...changes,
  };
}

const codesOf = (asked: ReturnType<typeof request>) =>
  requestProblems(asked, rules).map(({ code }) => code);

test("A free slot of a coming day is accepted", () => {
  expect(codesOf(request("2025-09-25", "21:30"))).toEqual([]);
  expect(codesOf(request("2025-09-27", "19:00"))).toEqual([]);
});

test("The last day of the 180 is accepted and the next is not", () => {
  expect(codesOf(request(addDays("2025-09-24", 180), "21:00"))).toEqual([]);
  expect(codesOf(request(addDays("2025-09-24", 181), "21:00"))).toEqual(["date_too_far"]);
});

test("Yesterday is refused", () => {
  expect(codesOf(request("2025-09-23", "23:00"))).toEqual(["date_past"]);
});

test("A year of the first centuries is long past, not far ahead", () => {
  expect(codesOf(request("2025-09-25", "21:00", { date: "0099-06-01T18:00:00Z" }))).toEqual([
    "date_past",
  ]);
});

test("Today the hour must be greater than the current one", () => {
  expect(codesOf(request("2025-09-24", "20:00"))).toEqual(["slot_past"]);
  expect(codesOf(request("2025-09-24", "20:30"))).toEqual(["slot_past"]);
  expect(codesOf(request("2025-09-24", "21:00"))).toEqual([]);
});

test("A time that the day does not have is refused", () => {
  for (const [day, slot] of [
    ["2025-09-25", "19:30"],
    ["2025-09-27", "18:30"],
    ["2025-09-27", "23:30"],
    ["2025-09-25", "20:15"],
    ["2025-09-25", "20:3"],
  ] as const) {
    expect(codesOf(request(day, slot)), slot).toEqual(["slot_unknown"]);
  }
});

test("The date and the slot must tell the same hour", () => {
  const date = istanbulInstant({ day: "2025-09-25", time: "20:00" }).toISOString();
  expect(codesOf(request("2025-09-25", "21:00", { date }))).toEqual(["slot_differs"]);
});

test("A time that the day does not have is unknown, whatever hour the date tells", () => {
  const date = istanbulInstant({ day: "2025-09-25", time: "20:00" }).toISOString();
  expect(codesOf(request("2025-09-25", "19:30", { date }))).toEqual(["slot_unknown"]);
});

test("Each problem names the field that has it", () => {
  const fieldsOf = (asked: ReturnType<typeof request>) =>
    requestProblems(asked, rules).map(({ field }) => field);
  expect(fieldsOf(request("2025-09-23", "23:00", { firmId: "baska" }))).toEqual(["firmId", "date"]);
  expect(fieldsOf(request(addDays("2025-09-24", 181), "21:00"))).toEqual(["date"]);
  expect(fieldsOf(request("2025-09-25", "19:30"))).toEqual(["timeSlot"]);
});

test("The date counts as a day in Istanbul, not in UTC", () => {
  const date = "2025-09-25T21:00:00Z"; // already the 26th in Istanbul, at midnight
  expect(dayOf({ date })).toBe("2025-09-26");
  expect(codesOf(request("2025-09-25", "21:00", { date }))).toEqual(["slot_differs"]);
});

test("Another firm's request is refused", () => {
  expect(codesOf(request("2025-09-25", "21:00", { firmId: "baska" }))).toEqual(["firm_unknown"]);
});

test("The service accepts exactly what the dialog offers", () => {
  const anyNow = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2036, 0) });
  fc.assert(
    fc.property(anyNow, fc.integer({ min: -3, max: 180 }), (time, days) => {
      const moment = new Date(time);
      const day = addDays(istanbulClock(moment).day, days);
      const accepted = slotsOf({ day, hours }).filter(
        (slot) => requestProblems(request(day, slot), { ...rules, now: moment }).length === 0,
      );
      expect(accepted).toEqual(freeSlots({ day, taken: [], now: moment, hours }));
    }),
  );
});

test("What is too soon is refused as that, and only where it could be had otherwise", () => {
  const codes = (slot: string) =>
    requestProblems(request("2025-09-24", slot), {
      ...rules,
      hours: { ...hours, minNotice: 120 },
    }).map(({ code }) => code);
  expect(codes("22:00")).toEqual(["slot_too_soon"]);
  expect(codes("22:30")).toEqual([]);
  expect(codes("20:00")).toEqual(["slot_past"]);
});
