import { expect, test } from "vitest";
import { isOverdue, promisedDaysIn, promiseOf, reportIn } from "./reports.ts";

test("The content's words tell what is written, and what is promised within how many days", () => {
  expect(
    ["Yazılı rapor", "Telefon ve rapor", "Telefon ya da yazılı", "Telefon"].map(reportIn),
  ).toEqual(["only", "also", "also", undefined]);
  expect(
    ["Aynı gün", "4 gün içinde", "En geç 7 gün içinde cevap", "İleri tarihli"].map(promisedDaysIn),
  ).toEqual([0, 4, 7, undefined]);
});

const now = new Date("2025-09-24T10:00:00Z");
const appointment = {
  status: "approved" as const,
  noShow: false,
  arrived: false,
  timeSlot: "21:00",
  day: "2025-09-26",
  date: "2025-09-26T18:00:00.000Z",
  // In Istanbul that was the 22nd.
  createdAt: "2025-09-21T21:30:00.000Z",
};
const pending = { ...appointment, status: "pending" as const };

test("A day later than promised is late, from the day of the request in Türkiye", () => {
  expect(promiseOf(appointment, 4, now)).toEqual({ until: "2025-09-26" });
  expect(promiseOf(appointment, 3, now)).toEqual({ until: "2025-09-25", warning: "late" });
});

test("A request without an answer is warned of on the promise's last two days", () => {
  const later = (at: string) => promiseOf(pending, 4, new Date(at))!.warning;
  expect(later("2025-09-24T20:59:00Z")).toBeUndefined();
  expect(later("2025-09-24T21:00:00Z")).toBe("tomorrow");
  expect(later("2025-09-26T10:00:00Z")).toBe("today");
});

test("Nothing is promised any more once it is over, nor where the content promises no day", () => {
  const over = { ...appointment, arrived: true };
  const cancelled = { ...appointment, status: "cancelled" as const };
  for (const one of [over, cancelled]) expect(promiseOf(one, 4, now)).toBeUndefined();
  expect(promiseOf(appointment, 4, new Date(appointment.date))).toBeUndefined();
  expect(promiseOf(appointment, undefined, now)).toBeUndefined();
});

test("A report is overdue from the day after, until it is delivered", () => {
  const report = { ...appointment, timeSlot: "", day: "2025-09-23" };
  expect(isOverdue(report, now)).toBe(true);
  for (const change of [{ day: "2025-09-24" }, { arrived: true }, { timeSlot: "21:00" }])
    expect(isOverdue({ ...report, ...change }, now)).toBe(false);
});
