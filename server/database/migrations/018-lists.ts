import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** What staff look for stays quick however many erased appointments there are: those have no name. */
export const addListIndexes: Migration = {
  name: "018-lists",
  async up(db) {
    await sql`create index slot_claims_named on slot_claims (starts_at) where name is not null`.execute(
      db,
    );
    await sql`create index slot_claims_to_tell on slot_claims (starts_at) where to_tell is not null`.execute(
      db,
    );
  },
};
