import { takenSlots } from "../../booking/slots.ts";
import type { Status } from "../../booking/status.ts";
import type { Database } from "../database/schema.ts";
import { hoursOf } from "../settings/hours.ts";
import { shownStatus } from "./read.ts";

export type StoredAppointment = {
  starts_at: string;
  time_slot: string;
  consultation: string;
  status: Status;
};

/** Upcoming appointments of a phone number, with what visitors may see. */
export async function comingAppointmentsOf(
  { db }: Database,
  phone: string,
  now: Date,
): Promise<StoredAppointment[]> {
  const rows = await db
    .selectFrom("slots")
    .select(["starts_at", "time_slot", "consultation", "status", "source", "version"])
    .where("phone", "=", phone)
    .where("starts_at", ">=", now.toISOString())
    .orderBy("starts_at")
    .execute();
  return rows.map((row) => ({ ...row, status: shownStatus(row) }));
}

/** The times of a day that are booked or closed. */
export async function takenTimes({ db }: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom("slots")
    .select("time_slot")
    .where("day", "=", day)
    .where("status", "<>", "cancelled")
    .execute();
  const { hours } = await hoursOf(db, { from: day });
  return takenSlots({ day, hours, held: rows.map(({ time_slot }) => time_slot) });
}
