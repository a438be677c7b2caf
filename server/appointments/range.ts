import type { PanelAppointment } from "../../contract/panel/calls.ts";
import type { Database } from "../database/schema.ts";
import { toAppointment } from "./read.ts";

/** Every appointment of a range of days, both ends included, whatever became of it. */
export async function appointmentsBetween(
  { db }: Database,
  from: string,
  to: string,
): Promise<PanelAppointment[]> {
  const rows = await db
    .selectFrom("slot_claims")
    .selectAll()
    .where("status", "<>", "closed")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("starts_at")
    .orderBy("created_at")
    .execute();
  return rows.map(toAppointment);
}
