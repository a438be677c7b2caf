import { expect, test } from "vitest";
import { defaultHours } from "../../../booking/hours.ts";
import { panelAppointment } from "../../../tests/support/panel-appointment.ts";
import { newTimes } from "./new-times.ts";

const [day, next] = ["2025-09-25", "2025-09-26"];
const closing = { kind: "closing", id: "1", weekday: null, reason: "", from: "" } as const;
const early = panelAppointment({ id: "early", day, timeSlot: "20:00" });
const late = panelAppointment({ id: "late", day, timeSlot: "20:30" });
const timesIf = (to: string, chosen = {}, others = [early, late], until = next, duration = 30) => {
  const closures = [{ ...closing, firstDay: day, lastDay: day, to }];
  const found = newTimes([early, late], chosen, {
    appointments: others,
    until,
    now: new Date("2025-09-24T10:00:00Z"),
    hours: { ...defaultHours, closures },
    consultations: [{ slug: early.consultation, title: "", bookable: true, duration }],
  });
  return [found.early, found.late].map((slot) => slot && `${slot.day} ${slot.timeSlot}`);
};

test("Each gets the next free start of its own: later that day, or else on the next", () => {
  expect(timesIf("21:00")).toEqual([`${day} 21:00`, `${day} 21:30`]);
  expect(timesIf("")).toEqual([`${next} 20:00`, `${next} 20:30`]);
  const there = panelAppointment({ id: "there", day: next, timeSlot: "20:00" });
  expect(timesIf("", {}, [early, late, there])).toEqual([`${next} 20:30`, `${next} 21:00`]);
});

test("What was chosen for one is not proposed to another, and nothing is where nothing is free", () => {
  const chosen = { late: { day: next, timeSlot: "20:00" } };
  expect(timesIf("", chosen)).toEqual([`${next} 20:30`, `${next} 20:00`]);
  expect(timesIf("", {}, [early, late], day)).toEqual([undefined, undefined]);
});

test("A start has room for the whole length", () => {
  const there = panelAppointment({ id: "there", day: next, timeSlot: "21:00" });
  expect(timesIf("", {}, [early, late, there], next, 90)[0]).toBe(`${next} 21:30`);
});
