import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { calendarOf, escapeText } from "./icalendar.ts";

const now = new Date("2025-09-01T09:00:00Z");
const event = {
  id: "a1",
  day: "2025-09-24",
  timeSlot: "21:00",
  title: "Mini Öngörü",
  details: ["STATUS:CONFIRMED"],
};
const linesWith = (title: string) => calendarOf([{ ...event, title }], now).split("\r\n");

test("An appointment is a calendar of one half hour, in Istanbul's zone", () => {
  expect(calendarOf([event], now)).toBe(
    `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//akademi//randevu//TR
CALSCALE:GREGORIAN
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:Europe/Istanbul
BEGIN:STANDARD
DTSTART:20160907T000000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
TZNAME:+03
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:a1@akademi
DTSTAMP:20250901T090000Z
DTSTART;TZID=Europe/Istanbul:20250924T210000
DURATION:PT30M
SUMMARY:Mini Öngörü
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
  );
});

test("An appointment that takes longer or shorter says so", () => {
  const calendar = calendarOf([{ ...event, minutes: 90 }], now);
  expect(calendar).toContain("\r\nDURATION:PT90M\r\n");
});

test("A calendar to subscribe to says its name and when to ask again; its events may be instants or whole days", () => {
  const { timeSlot: _, ...day } = event;
  const calendar = calendarOf(
    [
      { ...event, isInstant: true },
      { ...day, id: "a2", lastDay: "2025-09-30" },
    ],
    now,
    { name: "Ay, Güneş", refresh: "P7D" },
  );
  expect(calendar.replaceAll("\r\n", "\n")).toBe(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//akademi//takvim//TR
CALSCALE:GREGORIAN
METHOD:PUBLISH
NAME:Ay\\, Güneş
X-WR-CALNAME:Ay\\, Güneş
X-WR-TIMEZONE:Europe/Istanbul
REFRESH-INTERVAL;VALUE=DURATION:P7D
X-PUBLISHED-TTL:P7D
BEGIN:VTIMEZONE
TZID:Europe/Istanbul
BEGIN:STANDARD
DTSTART:20160907T000000
TZOFFSETFROM:+0300
TZOFFSETTO:+0300
TZNAME:+03
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:a1@akademi
DTSTAMP:20250901T090000Z
DTSTART;TZID=Europe/Istanbul:20250924T210000
SUMMARY:Mini Öngörü
STATUS:CONFIRMED
END:VEVENT
BEGIN:VEVENT
UID:a2@akademi
DTSTAMP:20250901T090000Z
DTSTART;VALUE=DATE:20250924
DTEND;VALUE=DATE:20251001
SUMMARY:Mini Öngörü
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`);
});

test("Every kind of line break in a title stays inside its line", () => {
  for (const title of ["A\rB", "A\nB", "A\r\nB"]) {
    const calendar = calendarOf([{ ...event, title }], now);
    expect(calendar.split(/[\r\n]+/), JSON.stringify(title)).toContain("SUMMARY:A\\nB");
  }
});

test("Signs that part a calendar's fields are escaped, wherever they stand", () => {
  expect(escapeText("a;b,c\\d; e")).toBe("a\\;b\\,c\\\\d\\; e");
  expect(escapeText("a\u0007b\u202Ec")).toBe("abc");
});

test("A line of 75 octets is one line, and a longer one goes on after a blank", () => {
  const full = "x".repeat(75 - "SUMMARY:".length);
  expect(linesWith(full)).toContain(`SUMMARY:${full}`);
  expect(linesWith(`${full}yz`).join("|")).toContain(`SUMMARY:${full}| yz|`);
});

test("The lines after the first count their blank, and no letter is cut in half", () => {
  const lines = linesWith("ş".repeat(200)).filter((line) => /ş/.test(line));
  expect(lines.map((line) => new TextEncoder().encode(line).length)).toEqual([
    74, 75, 75, 75, 75, 39,
  ]);
  expect(lines.join("").match(/ş/g)).toHaveLength(200);
});

/** Letters of all kinds, and whatever has ever broken a line, a field or a reading direction. */
const anything = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'\r\n\t\0\v\f\u001B\u007F\u0085\u2028\u2029\u202E\u2066\u200F;,:\\"',
      "\r\n",
    ),
    fc.constantFrom("BEGIN:VALARM", "END:VEVENT", "ATTACH:http://x", "ş", "\uD83D"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 200,
});

test("Whatever a title holds, it is one field of the calendar, and shows nothing but itself", () => {
  const namesOf = (title: string) =>
    calendarOf([{ ...event, title }], now)
      .replaceAll("\r\n ", "")
      .split(/[\p{Cc}\p{Zl}\p{Zp}]+/u)
      .map((line) => line.split(/[:;]/)[0]);
  const usual = namesOf("Mini Öngörü");
  fc.assert(
    fc.property(anything, (title) => {
      expect(namesOf(title)).toEqual(usual);
      const written = calendarOf([{ ...event, title }], now).replaceAll("\r\n", "");
      expect(written).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    }),
  );
});

test("A text that was escaped is read back as it was, but for what cannot be seen", () => {
  const read = (text: string) =>
    text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
      expect(read(escapeText(text))).toBe(text);
    }),
  );
});

test("A long calendar is measured line by line: only what is too long, letter by letter", () => {
  const title = "x".repeat(75 - "SUMMARY:".length);
  const events = Array.from({ length: 1000 }, (_, index) => ({
    ...event,
    id: String(index),
    title,
  }));
  const measured = vi.spyOn(TextEncoder.prototype, "encode");
  const lines = calendarOf(events, new Date("2025-09-24T10:00:00Z")).trimEnd().split("\r\n");
  expect(measured).toHaveBeenCalledTimes(lines.length);
  measured.mockRestore();
});
