import type { EraseCheck } from "../../contract/panel/calls.ts";
import type { Staff } from "../accounts/sessions.ts";
import { recordViews } from "../audit/access-log.ts";
import type { Database } from "../database/schema.ts";
import { isUpcoming, mentionsFormerPhone } from "./erase.ts";
import { appointmentsIn, toAppointment } from "./read.ts";

/** Whose data would be erased, and how much of it. To be shown them is a look at each of their cards. */
export async function checkErasure(
  database: Database,
  now: Date,
  staff: Staff,
  phone: string,
): Promise<EraseCheck> {
  const rows = await appointmentsIn(database.db)
    .where("phone", "=", phone)
    .orderBy("starts_at")
    .execute();
  const ids = rows.map(({ id }) => id);
  await recordViews(database, staff, ids, now);
  const former = await database.db
    .selectFrom("audit_texts")
    .select("appointment_id")
    .distinct()
    .where(mentionsFormerPhone(phone))
    .execute();
  const names = rows.flatMap(({ name }) => name ?? []);
  return {
    names: [...new Set(names)],
    count: rows.length,
    from: rows[0]?.day ?? null,
    to: rows.at(-1)?.day ?? null,
    coming: rows.filter((row) => isUpcoming(row, now)).map(toAppointment),
    former: former.filter(({ appointment_id }) => !ids.includes(appointment_id)).length,
  };
}
