import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { addDays, istanbulClock } from "../../booking/istanbul-time.ts";
import { type Doer, recordChange } from "../audit/log.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";

type Which = (
  row: ExpressionBuilder<Tables, "slot_claims">,
) => ExpressionWrapper<Tables, "slot_claims", SqlBool>;

/** Names, phones and texts of appointments that lie further back than the set time. */
export async function eraseOld(database: Database, now: Date, afterDays: number): Promise<number> {
  const lastErased = addDays(istanbulClock(now).day, -afterDays - 1);
  await eraseReasonsOfClosing(database, lastErased);
  return erase(database, now, undefined, (row) => row("day", "<=", lastErased));
}

/** Why an hour was closed may tell of a person, too. */
async function eraseReasonsOfClosing({ db }: Database, lastErased: string): Promise<void> {
  await db
    .updateTable("slot_claims")
    .set({ note: "" })
    .where("status", "=", "closed")
    .where("day", "<=", lastErased)
    .where("note", "<>", "")
    .execute();
  await db
    .deleteFrom("change_texts")
    .where("appointment_id", "=", "")
    .where("change_id", "in", (of) =>
      of.selectFrom("changes").select("id").where("at", "<=", `${lastErased}T23:59:59.999Z`),
    )
    .execute();
}

/** One person's data, wherever the number stands; refused while an appointment is still to come. */
export async function erasePhone(
  database: Database,
  now: Date,
  doer: Doer,
  phone: string,
): Promise<number | "open-appointments"> {
  const open = await database.db
    .selectFrom("slot_claims")
    .select("id")
    .where("phone", "=", phone)
    .where("starts_at", ">=", now.toISOString())
    .where("status", "<>", "cancelled")
    .executeTakeFirst();
  if (open) return "open-appointments";
  // Whatever was booked since that question is left alone.
  return erase(database, now, doer, (row) =>
    row.and([
      row("phone", "=", phone),
      row.or([row("starts_at", "<", now.toISOString()), row("status", "=", "cancelled")]),
    ]),
  );
}

/** The day, hour, type and outcome stay for the numbers; nothing that tells of a person does. */
async function erase(database: Database, now: Date, doer: Doer, which: Which): Promise<number> {
  const count = await inTransaction(database, async (db) => {
    const erased = await db
      .updateTable("slot_claims")
      .set((row) => ({
        name: null,
        name_folded: null,
        phone: null,
        phone_serial: null,
        note: "",
        reason: "",
        erased_at: now.toISOString(),
        version: row("version", "+", 1),
      }))
      .where("status", "<>", "closed")
      .where("erased_at", "is", null)
      .where(which)
      .returning("id")
      .execute();
    if (erased.length === 0) return 0;
    const ids = erased.map(({ id }) => id);
    await db.deleteFrom("change_texts").where("appointment_id", "in", ids).execute();
    await db.deleteFrom("outbox").where("appointment_id", "in", ids).execute();
    for (const appointmentId of ids) {
      await recordChange(db, doer, now, { action: "erase", appointmentId });
    }
    return erased.length;
  });
  // The journal still holds the pages as they were.
  if (count > 0 && database.engine === "sqlite") {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  }
  return count;
}
