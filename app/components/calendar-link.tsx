import { useLayoutEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { Appointment } from "../../booking/status.ts";
import type { loader } from "../root.tsx";
import { calendarFile } from "./calendar-file.ts";
import { Icon } from "./icon.tsx";

/** Saves an appointment as a calendar file that is made in the browser. */
export function CalendarLink({ appointment }: { appointment: Appointment }) {
  const academy = useRouteLoaderData<typeof loader>("root")?.name ?? "";
  const [address, setAddress] = useState<string>();
  // In a layout effect: a link without an address cannot be focused.
  useLayoutEffect(() => {
    const text = calendarFile({ appointment, academy, now: new Date() });
    const file = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
    setAddress(file);
    return () => URL.revokeObjectURL(file);
  }, [appointment, academy]);
  const { day } = istanbulClock(new Date(appointment.date));
  return (
    <a className="calendar-link" href={address} download={`randevu-${day}.ics`}>
      <Icon name="calendar" /> Takvime ekle
    </a>
  );
}
