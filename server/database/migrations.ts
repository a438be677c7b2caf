import { sql } from "kysely";
import { addFollowUps } from "./client-follow-ups.ts";
import { addHeldTimes } from "./held-times.ts";
import { createTables } from "./initial-schema.ts";
import { addPeople } from "./people.ts";
import { addPushAndPasskeys } from "./push-and-passkeys.ts";
import { addReportsAndPayments } from "./reports-and-payments.ts";
import type { Migration } from "./schema.ts";

/** Migrations are kept for ever: one that was released is never changed or removed, only followed by another. */
export const migrations: Migration[] = [
  { name: "001-initial", up: createTables },
  {
    name: "002-notify-of-ended-sessions",
    /** SQLite has its triggers in sqlite-changes.ts. */
    async up(db, engine) {
      if (engine === "sqlite") return;
      await sql`create trigger staff_sessions_notify after delete on staff_sessions
        for each row execute function notify_of_change()`.execute(db);
    },
  },
  { name: "003-push", up: addPushAndPasskeys },
  { name: "004-held-times", up: addHeldTimes },
  {
    name: "005-told-at",
    async up(db) {
      await db.schema.alterTable("slots").addColumn("told_at", "text").execute();
    },
  },
  { name: "006-clients", up: addFollowUps },
  { name: "007-people", up: addPeople },
  { name: "008-reports-and-payments", up: addReportsAndPayments },
];
