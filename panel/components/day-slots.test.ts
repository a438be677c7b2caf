import { expect, test } from "vitest";
import { defaultHours } from "../../booking/hours.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";
import { daySlots } from "./day-slots.ts";

const saturday = "2025-09-27";
const now = new Date("2025-09-27T17:10:00Z");

const appointment = (changes: Partial<PanelAppointment>) =>
  panelAppointment({ day: saturday, date: "2025-09-27T18:00:00.000Z", ...changes });

const stateAt = (time: string, claims: Parameters<typeof daySlots>[1]) =>
  daySlots(saturday, claims, { now, hours: defaultHours }).find((slot) => slot.time === time)
    ?.state;

test("A slot is free, passed, closed or taken", () => {
  const claims = {
    appointments: [appointment({})],
    closed: [{ day: saturday, timeSlot: "22:00", reason: "Bayram" }],
  };
  expect(stateAt("20:30", claims)).toBe("passed");
  expect(stateAt("21:00", claims)).toBe("taken");
  expect(stateAt("21:30", claims)).toBe("free");
  expect(stateAt("22:00", claims)).toBe("closed");
});

test("A cancelled appointment leaves its slot free", () => {
  const claims = { appointments: [appointment({ status: "cancelled" })], closed: [] };
  expect(stateAt("21:00", claims)).toBe("free");
});

test("Whoever was to come at an hour that has passed is still shown in it", () => {
  const claims = { appointments: [appointment({ timeSlot: "19:00" })], closed: [] };
  expect(stateAt("19:00", claims)).toBe("taken");
});

test("What another day holds does not matter", () => {
  const claims = { appointments: [appointment({ day: "2025-09-28" })], closed: [] };
  expect(stateAt("21:00", claims)).toBe("free");
});

test("Whoever stands outside the hours is shown in the day’s order, and what recurs as closed with its reason", () => {
  const hours = {
    ...defaultHours,
    step: 60,
    closures: [
      { weekday: 5, from: "", to: "20:00", firstDay: "", lastDay: "", reason: "Her hafta" },
    ],
  };
  const claims = {
    appointments: [
      appointment({ timeSlot: "21:30" }),
      appointment({ timeSlot: "22:30", status: "cancelled" }),
    ],
    closed: [{ day: saturday, timeSlot: "19:30", reason: "Bayram" }],
  };
  const slots = daySlots(saturday, claims, { now, hours });
  expect(slots.map(({ time, state }) => `${time} ${state}`)).toEqual([
    "19:00 closed",
    "20:00 passed",
    "21:00 free",
    "21:30 taken",
    "22:00 free",
    "23:00 free",
  ]);
  expect(slots[0]).toMatchObject({ reason: "Her hafta" });
});
