import { dayInWords, istanbulClock } from "./istanbul-time.ts";
import { type Appointment, typeOf } from "./status.ts";

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
  const title = `${typeOf(appointment)} – ${academy}`;
  const start = stamp(`${day}T${appointment.timeSlot}:00`);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//akademi//randevu//TR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...timeZone,
    "BEGIN:VEVENT",
    `UID:${start}-randevu@akademi`,
    `DTSTAMP:${stamp(now.toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=Europe/Istanbul:${start}`,
    `DURATION:PT${durationMinutes}M`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${dayInWords(day)} ${appointment.timeSlot} (Türkiye saati)`)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${reminderMinutes}M`,
    `DESCRIPTION:${escapeText(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
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
