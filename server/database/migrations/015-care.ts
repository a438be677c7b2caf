import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** What a visitor has yet to hear, whether they were reminded, and that they came. */
export const addCare: Migration = {
  name: "015-care",
  async up(db) {
    for (const column of ["to_tell", "reminded_at", "arrived_at"]) {
      await sql`alter table slot_claims add column ${sql.id(column)} text`.execute(db);
    }
  },
};
