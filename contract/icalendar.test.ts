import { expect, test } from "vitest";
import { calendarOf } from "./icalendar.ts";

test("Every kind of line break in a title stays inside its line", () => {
  for (const title of ["A\rB", "A\nB", "A\r\nB"]) {
    const event = { id: "a1", day: "2025-09-24", timeSlot: "21:00", title, details: [] };
    const calendar = calendarOf([event], new Date("2025-09-01T09:00:00Z"));
    expect(calendar.split(/[\r\n]+/), JSON.stringify(title)).toContain("SUMMARY:A\\nB");
  }
});
