import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Birth } from "../../booking/birth.ts";
import { fold } from "../../booking/fold-letters.ts";
import { ownBirth, type PanelAppointment } from "../../contract/panel/calls.ts";
import { visitor } from "../../contract/panel/who.ts";
import type { VisitorBirth } from "../../contract/public/visitor-appointment.ts";
import { shownStatus } from "../appointments/read.ts";
import { appointmentWithKey } from "../appointments/visitor-appointment.ts";
import { addAuditEntry } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { BirthRow, Database, Tables } from "../database/schema.ts";
import { type Refused, refused } from "../refusal.ts";
import { birthProblem, storeBirth } from "./change.ts";

/** What the holder of a private link has told by it. Who knows name and number alone learns nothing here. */
export async function visitorBirth(
  database: Database,
  key: string,
  now: Date,
): Promise<VisitorBirth | Refused> {
  const appointment = await appointmentWithKey(database, key, now);
  return appointment ? answerOf(await toldBy(database.db, appointment)) : refused("key_unknown");
}

/** The client's own birth; what staff or another link's visitor wrote stays. */
export function tellVisitorBirth(
  database: Database,
  key: string,
  birth: Birth,
  now: Date,
): Promise<VisitorBirth | Refused> {
  return withBookingLock(database, async (db) => {
    const appointment = await appointmentWithKey({ ...database, db }, key, now);
    if (!appointment) return refused("key_unknown");
    if (shownStatus(appointment) === "cancelled") return refused("not_changeable");
    const problem = birthProblem(birth, now);
    if (problem) return problem;
    const { told, isKnown } = await toldBy(db, appointment);
    if (isKnown) return refused("birth_known");
    await storeBirth(db, {
      id: told?.id ?? randomUUID(),
      client_id: told?.client_id ?? appointment.clientId!,
      label: ownBirth,
      birth: JSON.stringify(birth),
      consent: "danışan",
      appointment_id: appointment.id,
      version: (told?.version ?? 0) + 1,
    });
    await addAuditEntry(db, visitor, now, {
      action: "visitor_birth",
      appointmentId: appointment.id,
    });
    return { birth, isKnown: false };
  });
}

export function withdrawVisitorBirth(
  database: Database,
  key: string,
  now: Date,
): Promise<VisitorBirth | Refused> {
  return withBookingLock(database, async (db) => {
    const appointment = await appointmentWithKey({ ...database, db }, key, now);
    if (!appointment) return refused("key_unknown");
    const gone = await db
      .deleteFrom("births")
      .where("appointment_id", "=", appointment.id)
      .returning("id")
      .execute();
    if (gone.length > 0) {
      await addAuditEntry(db, visitor, now, {
        action: "visitor_birth_removed",
        appointmentId: appointment.id,
      });
    }
    return answerOf(await toldBy(db, appointment));
  });
}

type Told = { told: BirthRow | undefined; isKnown: boolean };

async function toldBy(db: Kysely<Tables>, { id, clientId }: PanelAppointment): Promise<Told> {
  const rows = await db
    .selectFrom("births")
    .selectAll()
    .where((row) => row.or([row("client_id", "=", clientId), row("appointment_id", "=", id)]))
    .execute();
  const told = rows.find((row) => row.appointment_id === id);
  const isKnown = rows.some((row) => row !== told && fold(row.label) === fold(ownBirth));
  return { told, isKnown };
}

function answerOf({ told, isKnown }: Told): VisitorBirth {
  return { birth: told ? JSON.parse(told.birth) : null, isKnown };
}
