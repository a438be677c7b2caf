import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** What keeps floods of requests apart from people: counts that stay quick, expiry, proofs of work. */
export const addFloodGuards: Migration = {
  name: "011-floods",
  async up(db) {
    await sql`alter table slot_claims add column expiry_warned_at text`.execute(db);
    await sql`create index slot_claims_pending on slot_claims (starts_at) where status = 'pending'`.execute(
      db,
    );
    await sql`create index slot_claims_created on slot_claims (created_at)`.execute(db);
    // One for all servers of a database, so that each knows the challenges of the others.
    await sql`create table proof_keys (key text primary key)`.execute(db);
    const key = randomBytes(32).toString("hex");
    await db.insertInto("proof_keys").values({ key }).execute();
  },
};
