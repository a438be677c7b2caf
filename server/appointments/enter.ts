import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { isReport } from "../../booking/reports.ts";
import type { Length } from "../../booking/services.ts";
import type { Academy } from "../../contract/academy.ts";
import type { ChangeAnswer, PanelAppointment, StaffSlot } from "../../contract/panel/calls.ts";
import { addAuditEntry } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { priceNow } from "../settings/services.ts";
import {
  type ActorAndTime,
  lengthOfIts,
  nameColumns,
  noteColumns,
  slotColumns,
  slotRefusal,
} from "./change.ts";
import { nextSerial } from "./claim-slot.ts";
import { personOf } from "./person.ts";
import { factsOf, holdersOf, toAppointment } from "./read.ts";

export type Entry = StaffSlot & {
  /** The consultation's slug. */
  consultation: string;
  name: string;
  phone: string;
  note: string;
  isTold: boolean;
};

/** An appointment or a report that staff enter: approved at once, and not subject to the limits of the site. */
export async function enterAppointment(
  database: Database,
  entry: Entry,
  { actor, now, academy }: ActorAndTime & { academy: Academy },
): Promise<ChangeAnswer | Refused> {
  return withBookingLock(database, async (db) => {
    const problem = await slotRefusal(db, academy, entry, entry);
    if (problem) return problem;
    const length = await lengthOfIts(db, academy, entry);
    const price = await priceNow(db, academy, entry);
    const appointment = await insertEntry(db, entry, { length, price, now });
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
  { length, price, now }: { length: Length; price: number | null; now: Date },
): Promise<PanelAppointment | Refused> {
  const { consultation, name, phone, note, isTold } = entry;
  const columns = slotColumns(entry, length);
  const client_id = await personOf(db, entry);
  const isToTell = !isReport(entry) && columns.starts_at > now.toISOString();
  for (;;) {
    const row = await db
      .insertInto("slots")
      .values({
        id: randomUUID(),
        ...columns,
        status: "approved",
        consultation,
        client_id,
        ...nameColumns(name),
        phone,
        phone_serial: nextSerial(phone),
        created_at: now.toISOString(),
        ...noteColumns(note),
        source: "phone",
        price,
        pending_notification: isToTell && !isTold ? "enter" : null,
        told_at: isTold ? now.toISOString() : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row) return toAppointment(row);
    const isHeld = columns.held_from !== null && (await holdersOf(db, columns)).length > 0;
    if (isHeld) return refused("slot_taken");
  }
}
