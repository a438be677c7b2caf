import { sql } from "kysely";
import type { Migration } from "../schema.ts";

export const addAlarms: Migration = {
  name: "009-alarms",
  async up(db, engine) {
    await sql`create table alarms (kind text primary key, raised_at text not null, count integer not null)`.execute(
      db,
    );
    // An alarm reaches open panels the way a change of an appointment does.
    if (engine === "sqlite") return;
    await sql`create trigger alarms_told after insert or update or delete on alarms
      for each row execute function tell_of_slot_claims()`.execute(db);
  },
};
