import { takenSlots } from "../../booking/slots.ts";
import type { Status } from "../../booking/status.ts";
import type { Academy } from "../../contract/academy.ts";
import { eventOf } from "../../contract/public/visitor-appointment.ts";
import type { Database } from "../database/schema.ts";
import { hoursOf } from "../settings/hours.ts";
import { lengthNow } from "../settings/services.ts";
import { hashToken } from "../tokens.ts";
import { heldTimes, shownStatus } from "./read.ts";

export type StoredAppointment = {
  id: string;
  link_key_hash: string | null;
  version: number;
  starts_at: string;
  time_slot: string;
  consultation: string;
  status: Status;
};

/** Upcoming appointments of a phone number, without reports, with what visitors may see. */
export async function comingAppointmentsOf(
  { db }: Database,
  phone: string,
  now: Date,
): Promise<StoredAppointment[]> {
  const rows = await db
    .selectFrom("slots")
    .select(["id", "link_key_hash", "version", "starts_at", "time_slot", "consultation"])
    .select(["status", "source"])
    .where("phone", "=", phone)
    .where("time_slot", "<>", "")
    .where("starts_at", ">=", now.toISOString())
    .orderBy("starts_at")
    .execute();
  return rows.map((row) => ({ ...row, status: shownStatus(row) }));
}

/** The same that the page of the private link derives from its key; it tells nothing of key, hash or id. */
export function eventIdOf({ id, link_key_hash }: StoredAppointment): string {
  return hashToken(eventOf + (link_key_hash ?? id)).slice(0, 32);
}

/** The starts of a day at which nobody can have a consultation of this title any more. */
export async function takenTimes(
  { db }: Database,
  academy: Academy,
  { day, title }: { day: string; title: string | undefined },
): Promise<string[]> {
  const { hours } = await hoursOf(db, { from: day });
  const length = await lengthNow(db, academy, (one) => one.title === title);
  return takenSlots({ day, hours, held: await heldTimes(db, day, day), length });
}
