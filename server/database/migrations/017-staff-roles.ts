import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** What staff are called, and what they may do. Whoever had an account before could do everything. */
export const addStaffRoles: Migration = {
  name: "017-staff-roles",
  async up(db) {
    await sql`alter table staff_accounts add column name text not null default ''`.execute(db);
    await sql`alter table staff_accounts add column role text not null default 'owner'`.execute(db);
  },
};
