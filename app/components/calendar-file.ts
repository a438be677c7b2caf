import { dayInWords, istanbulClock } from "../../booking/istanbul-time.ts";
import { type Appointment, typeOf } from "../../booking/status.ts";
import { calendarOf, escapeText, startStamp } from "../../contract/icalendar.ts";

const reminderMinutes = 60;

/** A file for one appointment, at Turkey time and with a reminder. */
export function calendarFile({
  appointment,
  academy,
  now,
}: {
  appointment: Appointment;
  academy: string;
  now: Date;
}): string {
  const { day } = istanbulClock(new Date(appointment.date));
  const { timeSlot } = appointment;
  const title = `${typeOf(appointment)} – ${academy}`;
  const details = [
    `DESCRIPTION:${escapeText(`${dayInWords(day)} ${timeSlot} (Türkiye saati)`)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:-PT${reminderMinutes}M`,
    `DESCRIPTION:${escapeText(title)}`,
    "END:VALARM",
  ];
  const id = `${startStamp(day, timeSlot)}-randevu`;
  return calendarOf([{ id, day, timeSlot, title, details }], now);
}
