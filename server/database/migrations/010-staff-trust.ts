import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** Known browsers, repeated passwords, and failures that are told to whom they concern. */
export const addStaffTrust: Migration = {
  name: "010-staff-trust",
  async up(db) {
    for (const statement of [
      `create table staff_devices (
      id text primary key,
      account_id text not null references staff_accounts (id) on delete cascade,
      token_hash text not null,
      last_used_at text not null,
      seen_at text not null,
      failures_seen integer not null,
      unique (account_id, token_hash)
    )`,
      "create index staff_devices_token on staff_devices (token_hash)",
      "alter table staff_sessions add column confirmed_at text",
      `alter table staff_sessions add column device_id text
      references staff_devices (id) on delete set null`,
      "alter table staff_accounts add column failed_sign_ins integer not null default 0",
      "create index changes_account on changes (account_id, at)",
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
