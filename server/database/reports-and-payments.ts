import { type Kysely, sql } from "kysely";
import type { Tables } from "./schema.ts";

/** What an appointment or a report costs, and what of it was paid; the indexes of what is owed. */
export async function addReportsAndPayments(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table slots add column price integer",
  "alter table slots add column paid integer not null default 0",
  "alter table slots add column paid_by text",
  `create index slots_owed on slots (day)
    where time_slot = '' and status = 'approved' and arrived_at is null`,
  "create index slots_unpaid on slots (starts_at) where paid < price",
];
