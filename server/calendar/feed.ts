import { isReport } from "../../booking/reports.ts";
import { calendarOf } from "../../contract/icalendar.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";

type Shown = Pick<PanelAppointment, "id" | "day" | "timeSlot" | "name" | "status"> & {
  title: string;
  minutes: number;
  /** Where its card is. */
  address: string;
};

/** The academy's appointments for its own calendar: initials only, requests as tentative, reports as whole days. */
export function calendarFeed(appointments: Shown[], academy: string, now: Date): string {
  const events = appointments.map(
    ({ id, day, timeSlot, minutes, title, name, status, address }) => ({
      id,
      day,
      ...(isReport({ timeSlot }) ? { lastDay: day } : { timeSlot, minutes }),
      title: [isReport({ timeSlot }) && "Teslim", name && initialsOf(name), title]
        .filter(Boolean)
        .join(" – "),
      details: [`STATUS:${status === "approved" ? "CONFIRMED" : "TENTATIVE"}`, `URL:${address}`],
    }),
  );
  return calendarOf(events, now, { name: `${academy}: randevular`, refresh: "PT15M" });
}

/** "Işıl Nur Şen" is "I. N. Ş." */
function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0]!.toLocaleUpperCase("tr-TR")}.`)
    .join(" ");
}
