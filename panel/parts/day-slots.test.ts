import { expect, test } from "vitest";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelAppointment } from "../../tests/support/panel-appointment.ts";
import { daySlots } from "./day-slots.ts";

const saturday = "2025-09-27";
const now = new Date("2025-09-27T17:10:00Z");

const appointment = (changes: Partial<PanelAppointment>) =>
  panelAppointment({ day: saturday, date: "2025-09-27T18:00:00.000Z", ...changes });

const stateAt = (time: string, claims: Parameters<typeof daySlots>[1]) =>
  daySlots(saturday, claims, now).find((slot) => slot.time === time)?.state;

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

test("Whoever was booked on hours that have changed since is still there, in order [49.1]", () => {
  const claims = { appointments: [appointment({ timeSlot: "10:15" })], closed: [] };
  expect(daySlots(saturday, claims, now).map(({ time }) => time)).toEqual([
    ...["10:15", "19:00", "19:30", "20:00", "20:30"],
    ...["21:00", "21:30", "22:00", "22:30", "23:00"],
  ]);
  expect(stateAt("10:15", claims)).toBe("taken");
});
