import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** A visitor's key to one appointment, what was done with it, and what a mail to staff tells of. */
export const addOwnAppointments: Migration = {
  name: "013-own-appointments",
  async up(db) {
    for (const column of ["key_digest", "visitor_moved_at", "visitor_cancelled_at"]) {
      await sql`alter table slot_claims add column ${sql.id(column)} text`.execute(db);
    }
    await sql`create unique index slot_claims_key_digest on slot_claims (key_digest)`.execute(db);
    await sql`alter table outbox add column about text not null default 'request'`.execute(db);
  },
};
