import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ChangeAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import type { Slot } from "../../contract/public/calls.ts";
import { addAuditEntry } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { hoursOf } from "../settings/hours.ts";
import { type ActorAndTime, nameColumns, noteColumns, slotColumns, slotRefusal } from "./change.ts";
import { nextSerial } from "./claim-slot.ts";
import { factsOf, holderOf, toAppointment } from "./read.ts";

export type Entry = Slot & {
  /** The consultation's slug. */
  consultation: string;
  name: string;
  phone: string;
  note: string;
};

/** An appointment that staff enter: approved at once, and not subject to the limits of the site. */
export async function enterAppointment(
  database: Database,
  entry: Entry,
  { actor, now }: ActorAndTime,
): Promise<ChangeAnswer | Refused> {
  return withBookingLock(database, async (db) => {
    const { hours } = await hoursOf(db, { from: entry.day });
    const problem = slotRefusal(entry, { now, hours });
    if (problem) return problem;
    const appointment = await insertEntry(db, entry, now);
    if (isRefused(appointment)) return appointment;
    const undo = await addAuditEntry(db, actor, now, {
      action: "enter",
      appointmentId: appointment.id,
      after: { ...factsOf(appointment), version: appointment.version },
    });
    return { appointment, undo };
  });
}

/** Tried again if only the phone's serial was taken, by a simultaneous booking. */
async function insertEntry(
  db: Kysely<Tables>,
  entry: Entry,
  now: Date,
): Promise<PanelAppointment | Refused> {
  const { consultation, name, phone, note } = entry;
  for (;;) {
    const row = await db
      .insertInto("slots")
      .values({
        id: randomUUID(),
        ...slotColumns(entry),
        status: "approved",
        consultation,
        ...nameColumns(name),
        phone,
        phone_serial: nextSerial(phone),
        created_at: now.toISOString(),
        ...noteColumns(note),
        source: "phone",
        pending_notification: "approve",
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return toAppointment(row);
    if (await holderOf(db, { day: entry.day, timeSlot: entry.timeSlot }))
      return refused("slot_taken");
  }
}
