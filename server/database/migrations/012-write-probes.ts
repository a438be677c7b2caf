import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** Always empty: /readyz writes a row into it and removes it, to know whether anything can be stored. */
export const addWriteProbes: Migration = {
  name: "012-write-probes",
  async up(db) {
    await sql`create table write_probes (id text primary key, filler text not null)`.execute(db);
  },
};
