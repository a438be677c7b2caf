import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const appointment = {
  date: "2025-09-24T18:00:00.000Z",
  timeSlot: "21:30",
  randevuTipi: "Eleksiyon/Seçimsel Astroloji",
  status: "pending",
};
const now = new Date("2025-09-20T10:11:12.345Z");
const file = (academy = "Astroloji Akademisi") => calendarFile({ appointment, academy, now });
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("The event starts at the slot, in Turkey time", () => {
  expect(unfolded(file())).toContain("DTSTART;TZID=Europe/Istanbul:20250924T213000");
  expect(unfolded(file())).toContain("DURATION:PT30M");
});

test("The time zone is in the file", () => {
  const lines = unfolded(file());
  expect(lines.indexOf("TZID:Europe/Istanbul")).toBe(lines.indexOf("BEGIN:VTIMEZONE") + 1);
  expect(lines).toContain("TZOFFSETTO:+0300");
});

test("A reminder comes an hour before", () => {
  const lines = unfolded(file());
  const alarm = lines.slice(lines.indexOf("BEGIN:VALARM"), lines.indexOf("END:VALARM"));
  expect(alarm).toContain("TRIGGER:-PT60M");
});

test("The same appointment saved twice is one event in the calendar", () => {
  const uid = (text: string) => unfolded(text).find((line) => line.startsWith("UID:"));
  const later = calendarFile({ appointment, academy: "Başka", now: new Date() });
  expect(uid(file())).toBe(uid(later));
});

test("Commas, semicolons, backslashes and new lines are escaped", () => {
  const lines = unfolded(file("A, B; C\\D\nE"));
  expect(lines).toContain("SUMMARY:Eleksiyon/Seçimsel Astroloji – A\\, B\\; C\\\\D\\nE");
});

test("The time the file was made is in UTC", () => {
  expect(unfolded(file())).toContain("DTSTAMP:20250920T101112Z");
});

test("A long line goes on after a space, and letters stay whole", () => {
  const rows = file("ş".repeat(120))
    .split("\r\n")
    .filter((line) => line.includes("şşş"));
  expect(rows.length).toBeGreaterThan(6);
  for (const row of rows) expect([...row].every((letter) => letter !== "\uFFFD")).toBe(true);
  expect(Math.max(...rows.map((row) => Buffer.byteLength(row)))).toBe(75);
});

test("Whatever the academy is called, no line is longer than 75 octets and none is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300, size: "max" }), (academy) => {
      fc.pre(!/[\\;,\p{C}\p{Zl}\p{Zp}]/u.test(academy));
      const text = file(academy);
      for (const line of text.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(unfolded(text)).toContain(`SUMMARY:Eleksiyon/Seçimsel Astroloji – ${academy}`);
    }),
  );
});
