/** iCalendar (RFC 5545), as far as appointments need it. */

const durationMinutes = 30;
const longestLine = 75;

/** Türkiye has kept +03:00, with no change of clocks, since 7 September 2016. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Istanbul",
  "BEGIN:STANDARD",
  "DTSTART:20160907T000000",
  "TZOFFSETFROM:+0300",
  "TZOFFSETTO:+0300",
  "TZNAME:+03",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** `details` are further lines of the event. */
export type CalendarEvent = {
  id: string;
  day: string;
  timeSlot: string;
  title: string;
  details: string[];
};

export function calendarOf(events: CalendarEvent[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//akademi//randevu//TR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...timeZone,
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines({ id, day, timeSlot, title, details }: CalendarEvent, now: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${id}@akademi`,
    `DTSTAMP:${stamp(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=Europe/Istanbul:${startStamp(day, timeSlot)}`,
    `DURATION:PT${durationMinutes}M`,
    `SUMMARY:${escapeText(title)}`,
    ...details,
    "END:VEVENT",
  ];
}

export function startStamp(day: string, timeSlot: string): string {
  return stamp(`${day}T${timeSlot}:00`);
}

function stamp(isoTime: string): string {
  return isoTime.replace(/[-:]/g, "");
}

/** Control signs are not allowed in a calendar, and those of direction could make a title look like another. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|[\r\n\u0085\p{Zl}\p{Zp}]/gu, "\\n")
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, "");
}

const encoder = new TextEncoder();
const octetsOf = (text: string) => encoder.encode(text).length;

/** A line may hold 75 octets; the next begins with a space. Letters are never cut in half. */
function foldLine(line: string): string {
  if (octetsOf(line) <= longestLine) return line;
  const rows = [""];
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > longestLine) {
      rows.push(" ");
      octets = 1;
    }
    rows[rows.length - 1] += letter;
    octets += size;
  }
  return rows.join("\r\n");
}
