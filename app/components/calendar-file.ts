import { dayInWords, istanbulClock } from "../../booking/istanbul-time.ts";
import { type Appointment, type Status, typeOf } from "../../booking/status.ts";
import { calendarOf, escapeText, startStamp } from "../../contract/icalendar.ts";
import { eventOf } from "../../contract/public/visitor-appointment.ts";
import { privateLink } from "../booking-service/private-link.ts";

const reminderMinutes = 60;

export type CalendarFileInput = {
  /** With its duration where the service told it. */
  appointment: Appointment & { minutes?: number | undefined };
  academy: string;
  /** Of the private link, where the visitor has it. */
  privateKey?: string | undefined;
};

/** Lets the browser save the file. */
export async function saveCalendarFile(input: CalendarFileInput): Promise<void> {
  const text = await calendarFile({ ...input, origin: location.origin, now: new Date() });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  link.download = `randevu-${istanbulClock(new Date(input.appointment.date)).day}.ics`;
  link.click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const calendarStatus: Record<Status, { name: string; note?: string }> = {
  pending: { name: "TENTATIVE", note: "Onay bekliyor" },
  approved: { name: "CONFIRMED" },
  cancelled: { name: "CANCELLED", note: "İptal edildi" },
};

/** One appointment, at Turkey time. A later file of it replaces the event in the calendar. */
export async function calendarFile(
  input: CalendarFileInput & { origin: string; now: Date },
): Promise<string> {
  const { appointment, academy, privateKey, origin, now } = input;
  const { timeSlot, version, eventId, minutes } = appointment;
  const { day } = istanbulClock(new Date(appointment.date));
  // Another provider may send a status that no calendar has.
  const status = calendarStatus[appointment.status as Status] ?? {};
  const isCancelled = status === calendarStatus.cancelled;
  const name = `${typeOf(appointment)} – ${academy}`;
  const title = status.note ? `${status.note}: ${name}` : name;
  const address = privateKey && origin + privateLink(privateKey);
  const description = [
    `${dayInWords(day)} ${timeSlot} (Türkiye saati)`,
    ...(address
      ? [
          `Görmek, taşımak ya da iptal etmek için: ${address}`,
          "Bu bağlantı size özeldir: Kimdeyse randevuyu değiştirebilir.",
        ]
      : []),
  ].join("\n");
  const details = [
    `DESCRIPTION:${escapeText(description)}`,
    ...(address ? [`URL:${address}`] : []),
    ...(status.name ? [`STATUS:${status.name}`] : []),
    ...(version === undefined ? [] : [`SEQUENCE:${version}`]),
    ...(isCancelled ? ["TRANSP:TRANSPARENT"] : reminder(title)),
  ];
  // Another provider's service tells no event.
  const id = privateKey
    ? await eventIdOf(privateKey)
    : (eventId ?? `${startStamp(day, timeSlot)}-randevu`);
  return calendarOf([{ id, day, timeSlot, minutes, title, details }], now);
}

/**
 * The same before and after a move, and in the answer to a lookup: the service knows the key's hash. It tells nothing of
 * either: calendars show it to those with whom they are shared.
 */
const eventIdOf = async (privateKey: string) =>
  (await hashOf(eventOf + (await hashOf(privateKey)))).slice(0, 32);

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)),
  );
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const reminder = (title: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `TRIGGER:-PT${reminderMinutes}M`,
  `DESCRIPTION:${escapeText(title)}`,
  "END:VALARM",
];
