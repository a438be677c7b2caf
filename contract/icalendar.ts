import { dayInWords, istanbulClock } from "../booking/istanbul-time.ts";
import { type Appointment, typeOf } from "../booking/status.ts";

const durationMinutes = 30;
const reminderMinutes = 60;
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

/** An iCalendar file for one appointment, at Turkey time and with a reminder. */
export function calendarFile(asked: {
  appointment: Appointment;
  academy: string;
  now: Date;
}): string {
  const { appointment, academy, now } = asked;
  const { day } = istanbulClock(new Date(appointment.date));
  const { timeSlot } = appointment;
  const title = `${typeOf(appointment)} – ${academy}`;
  return calendar([
    ...eventStart({ day, timeSlot, title, id: `${startStamp(day, timeSlot)}-randevu`, now }),
    `DESCRIPTION:${escapeText(`${dayInWords(day)} ${timeSlot} (Türkiye saati)`)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${reminderMinutes}M`,
    `DESCRIPTION:${escapeText(title)}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
}

/** The academy's appointments for its own calendar: initials only, requests as tentative. */
export function calendarFeed(
  appointments: {
    id: string;
    day: string;
    timeSlot: string;
    randevuTipi: string;
    name: string | null;
    status: string;
  }[],
  now: Date,
): string {
  return calendar(
    appointments.flatMap(({ id, day, timeSlot, randevuTipi, name, status }) => {
      const who = name === null ? "" : `${initialsOf(name)} – `;
      return [
        ...eventStart({ day, timeSlot, title: `${who}${randevuTipi}`, id, now }),
        `STATUS:${status === "approved" ? "CONFIRMED" : "TENTATIVE"}`,
        "END:VEVENT",
      ];
    }),
  );
}

function calendar(events: string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//akademi//randevu//TR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...timeZone,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventStart(event: {
  day: string;
  timeSlot: string;
  title: string;
  id: string;
  now: Date;
}) {
  return [
    "BEGIN:VEVENT",
    `UID:${event.id}@akademi`,
    `DTSTAMP:${stamp(event.now.toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=Europe/Istanbul:${startStamp(event.day, event.timeSlot)}`,
    `DURATION:PT${durationMinutes}M`,
    `SUMMARY:${escapeText(event.title)}`,
  ];
}

/** "Işıl Nur Şen" is "I. N. Ş." */
function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0]!.toLocaleUpperCase("tr-TR")}.`)
    .join(" ");
}

function startStamp(day: string, timeSlot: string): string {
  return stamp(`${day}T${timeSlot}:00`);
}

function stamp(isoTime: string): string {
  return isoTime.replace(/[-:]/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** A line may hold 75 octets; the next begins with a space. Letters are never cut in half. */
function fold(line: string): string {
  const rows = [""];
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > longestLine) {
      rows.push(" ");
      octets = 1;
    }
    rows[rows.length - 1] += letter;
    octets += size;
  }
  return rows.join("\r\n");
}
