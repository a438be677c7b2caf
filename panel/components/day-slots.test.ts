import { expect, test } from "vitest";
import { defaultHours, type Hours } from "../../booking/hours.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";
import { daySlots, slotState } from "./day-slots.ts";

const saturday = "2025-09-27";
const now = new Date("2025-09-27T17:10:00Z");

const appointment = (changes: Partial<PanelAppointment>) =>
  panelAppointment({ day: saturday, date: "2025-09-27T18:00:00.000Z", ...changes });

const hours: Hours = {
  ...defaultHours,
  closures: [
    {
      ...{ kind: "closing", id: "1", weekday: null, reason: "Bayram" },
      ...{ firstDay: saturday, lastDay: saturday, from: "22:00", to: "22:30" },
    },
    {
      ...{ kind: "closing", id: "2", weekday: 5, reason: "Her hafta" },
      ...{ firstDay: "", lastDay: "", from: "22:30", to: "" },
    },
  ],
};
const stateAt = (time: string, list: Parameters<typeof daySlots>[1]) =>
  daySlots(saturday, list, { now, hours }).find((slot) => slot.time === time)?.state;

test("A slot is free, passed, closed or taken", () => {
  const list = { appointments: [appointment({})] };
  expect(stateAt("20:00", list)).toBe("passed");
  expect(stateAt("20:30", list)).toBe("free");
  expect(stateAt("21:00", list)).toBe("taken");
  expect(stateAt("21:30", list)).toBe("free");
  expect(stateAt("22:00", list)).toBe("closed");
});

test("A cancelled appointment leaves its slot free", () => {
  const list = { appointments: [appointment({ status: "cancelled" })] };
  expect(stateAt("21:00", list)).toBe("free");
});

test("A report has no place in a day", () => {
  const list = { appointments: [appointment({ timeSlot: "", minutes: 0, heldMinutes: 0 })] };
  expect(daySlots(saturday, list, { now, hours })).toEqual(
    daySlots(saturday, { appointments: [] }, { now, hours }),
  );
});

test("Whoever was to come at an hour that has passed is still shown in it", () => {
  const list = { appointments: [appointment({ timeSlot: "19:00" })] };
  expect(stateAt("19:00", list)).toBe("taken");
});

test("What another day holds does not matter", () => {
  const list = { appointments: [appointment({ day: "2025-09-28" })] };
  expect(stateAt("21:00", list)).toBe("free");
});

test("Appointments outside the hours are shown in the day’s order, and what is closed with its reason", () => {
  const list = {
    appointments: [
      appointment({ timeSlot: "21:45", minutes: 15, heldMinutes: 15 }),
      appointment({ timeSlot: "22:45", status: "cancelled" }),
    ],
  };
  const slots = daySlots(saturday, list, { now, hours });
  expect(slots.slice(4).map(({ time, state }) => `${time} ${state}`)).toEqual([
    "21:00 free",
    "21:30 free",
    "21:45 taken",
    "22:00 closed",
    "22:30 closed",
    "23:00 closed",
  ]);
  expect(slots.slice(-2)).toEqual([
    { time: "22:30", state: "closed", reason: "Her hafta", isWeekly: true },
    { time: "23:00", state: "closed", reason: "Her hafta", isWeekly: true },
  ]);
  expect(slots.at(-3)).toMatchObject({ reason: "Bayram", isWeekly: false });
});

test("A start is free for whoever has room from it on, and the own appointment leaves its time", () => {
  const own = appointment({ id: "own", timeSlot: "21:00", minutes: 60, heldMinutes: 70 });
  const freeFor = (minutes: number, moving?: string) =>
    daySlots(
      saturday,
      { appointments: [own] },
      { now, hours, length: { minutes, buffer: 0 }, moving },
    )
      .filter(({ state }) => state === "free")
      .map(({ time }) => time);
  expect(freeFor(30)).toEqual(["20:30"]);
  expect(freeFor(60)).toEqual([]);
  expect(freeFor(30, "own")).toEqual(["20:30", "21:30"]);
});

test("Any time of a day is free, passed, closed or taken", () => {
  const appointments = [appointment({ timeSlot: "21:00" })];
  const length = { minutes: 30, buffer: 0 };
  const stateOf = (time: string) =>
    slotState(saturday, time, { appointments }, { now, hours, length }).state;
  expect(["15:00", "20:30", "20:40", "21:31", "22:10", "09:00"].map(stateOf)).toEqual([
    ...["passed", "free", "taken", "closed", "closed", "passed"],
  ]);
});
