import { addDays } from "../booking/istanbul-time.ts";

/** iCalendar (RFC 5545), as far as appointments and the sky need it. */

const defaultMinutes = 30;
const longestLine = 75;

/** Türkiye has been at +03:00 without clock changes since 7 September 2016. */
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

/** `details` are further lines of the event. Without a time it covers whole days, including `lastDay`. */
export type CalendarEvent = {
  id: string;
  day: string;
  title: string;
  details: string[];
} & ({ timeSlot: string; minutes?: number | undefined; isInstant?: boolean } | { lastDay: string });

/** The name of a subscribed calendar, and how often subscribers fetch it. */
export type Subscription = { name: string; refresh: "P7D" | "PT15M" };

export function calendarOf(
  events: CalendarEvent[],
  now: Date,
  subscription?: Subscription,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//akademi//${subscription ? "takvim" : "randevu"}//TR`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(subscription ? subscriptionLines(subscription) : []),
    ...timeZone,
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** The standard's names (RFC 7986), and the older ones that most calendars still read. */
function subscriptionLines({ name, refresh }: Subscription): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "X-WR-TIMEZONE:Europe/Istanbul",
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
  ];
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { id, title, details } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${id}@akademi`,
    `DTSTAMP:${stamp(now.toISOString().slice(0, 19))}Z`,
    ...timeLines(event),
    `SUMMARY:${escapeText(title)}`,
    ...details,
    "END:VEVENT",
  ];
}

/** An event without a duration is an instant. The end of whole days is exclusive. */
function timeLines(event: CalendarEvent): string[] {
  if ("lastDay" in event) {
    return [
      `DTSTART;VALUE=DATE:${stamp(event.day)}`,
      `DTEND;VALUE=DATE:${stamp(addDays(event.lastDay, 1))}`,
    ];
  }
  return [
    `DTSTART;TZID=Europe/Istanbul:${startStamp(event.day, event.timeSlot)}`,
    ...(event.isInstant ? [] : [`DURATION:PT${event.minutes ?? defaultMinutes}M`]),
  ];
}

export function startStamp(day: string, timeSlot: string): string {
  return stamp(`${day}T${timeSlot}:00`);
}

function stamp(isoTime: string): string {
  return isoTime.replace(/[-:]/g, "");
}

/** Removes control characters, which calendars forbid, and bidirectional ones, which could disguise a title. */
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
