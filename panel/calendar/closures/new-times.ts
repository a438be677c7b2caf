import type { Hours } from "../../../booking/hours.ts";
import { lengthOf } from "../../../booking/services.ts";
import type { Consultation } from "../../../contract/academy.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import type { Slot } from "../../../contract/public/calls.ts";
import { daySlots } from "../../components/day-slots.ts";
import { daysBetween } from "../../words/day-words.ts";

type Search = {
  appointments: PanelAppointment[];
  until: string;
  now: Date;
  hours: Hours;
  consultations: Consultation[];
};

/** For each appointment the time that was chosen for it, else the next free one that no other of them gets. */
export function newTimes(
  moving: PanelAppointment[],
  chosen: Record<string, Slot>,
  search: Search,
): Record<string, Slot | undefined> {
  const times: Record<string, Slot | undefined> = { ...chosen };
  for (const one of moving) {
    const others = moving.flatMap((other) => {
      const slot = times[other.id];
      return slot ? { ...other, ...slot } : [];
    });
    const appointments = [...search.appointments, ...others];
    times[one.id] ??= nextFree(one, { ...search, appointments });
  }
  return times;
}

/** After its own time, and with room for its length. */
function nextFree(
  one: PanelAppointment,
  { appointments, until, consultations, ...at }: Search,
): Slot | undefined {
  const service = consultations.find(({ slug }) => slug === one.consultation);
  const length = lengthOf(service, at.hours);
  for (const day of daysBetween(one.day, until)) {
    const free = daySlots(day, { appointments }, { ...at, length, moving: one.id }).find(
      ({ state, time }) => state === "free" && (day > one.day || time > one.timeSlot),
    );
    if (free) return { day, timeSlot: free.time };
  }
  return undefined;
}
