import { sql } from "kysely";
import { addAlarms } from "./migrations/009-alarms.ts";
import { addStaffTrust } from "./migrations/010-staff-trust.ts";
import { addFloodGuards } from "./migrations/011-floods.ts";
import { addWriteProbes } from "./migrations/012-write-probes.ts";
import { addOwnAppointments } from "./migrations/013-own-appointments.ts";
import { addPracticeSettings } from "./migrations/014-practice-settings.ts";
import { addCare } from "./migrations/015-care.ts";
import { addClients } from "./migrations/016-clients.ts";
import { addStaffRoles } from "./migrations/017-staff-roles.ts";
import { addListIndexes } from "./migrations/018-lists.ts";
import { deriveNews } from "./migrations/019-to-tell.ts";
import { foldNotes } from "./migrations/020-folded-notes.ts";
import { panelMigrations } from "./panel-migrations.ts";
import type { Migration } from "./schema.ts";

/** In order; one that has been released is never changed, only followed by another. */
export const migrations: Migration[] = [
  {
    name: "001-slot-claims",
    async up(db) {
      await db.schema
        .createTable("slot_claims")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("time_slot", "text", (column) => column.notNull())
        .addColumn("starts_at", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("type", "text")
        .addColumn("name", "text")
        .addColumn("phone", "text")
        .addColumn("phone_serial", "integer")
        .addColumn("created_at", "text", (column) => column.notNull())
        .addCheckConstraint(
          "slot_claims_status",
          sql`status in ('pending', 'approved', 'cancelled', 'closed')`,
        )
        .addCheckConstraint("slot_claims_type", sql`(status = 'closed') = (type is null)`)
        .execute();
      await db.schema
        .createIndex("slot_claims_one_holder")
        .unique()
        .on("slot_claims")
        .columns(["day", "time_slot"])
        .where(sql.ref("status"), "<>", sql.lit("cancelled"))
        .execute();
      await db.schema
        .createIndex("slot_claims_phone_serial")
        .unique()
        .on("slot_claims")
        .columns(["phone", "phone_serial"])
        .execute();
      await db.schema
        .createIndex("slot_claims_phone")
        .on("slot_claims")
        .columns(["phone", "starts_at"])
        .execute();
    },
  },
  {
    name: "002-request-counts",
    async up(db, engine) {
      if (engine === "sqlite") return;
      // Unlogged: counts need not outlive a crash, so they cost no write-ahead log.
      await sql`create unlogged table request_counts (
        key text primary key,
        hits integer not null,
        ends_at text not null
      )`.execute(db);
    },
  },
  ...panelMigrations,
  addAlarms,
  addStaffTrust,
  addFloodGuards,
  addWriteProbes,
  addOwnAppointments,
  addPracticeSettings,
  addCare,
  addClients,
  addStaffRoles,
  addListIndexes,
  deriveNews,
  foldNotes,
];
