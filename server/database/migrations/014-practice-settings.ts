import { sql } from "kysely";
import type { Migration } from "../schema.ts";

/** What the academy sets up for itself in the panel. Every open panel, and every server, is told. */
export const addPracticeSettings: Migration = {
  name: "014-practice-settings",
  async up(db, engine) {
    await sql`create table practice_settings (
      name text primary key,
      value text not null,
      version integer not null,
      changed_at text not null
    )`.execute(db);
    if (engine === "sqlite") return;
    await sql`create trigger practice_settings_told after insert or update or delete on practice_settings
      for each row execute function tell_of_slot_claims()`.execute(db);
  },
};
