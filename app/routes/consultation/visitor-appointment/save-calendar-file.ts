import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import type { Appointment } from "../../../../booking/status.ts";
import { calendarFile } from "../../../components/calendar-file.ts";

export function saveCalendarFile(appointment: Appointment, academy: string): void {
  const text = calendarFile({ appointment, academy, now: new Date() });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  link.download = `randevu-${istanbulClock(new Date(appointment.date)).day}.ics`;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
