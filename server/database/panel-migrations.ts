import { type Kysely, sql } from "kysely";
import { fold } from "../../booking/fold-letters.ts";
import type { Engine, Migration, Tables } from "./schema.ts";

export const panelMigrations: Migration[] = [
  { name: "003-appointment-details", up: addAppointmentDetails },
  { name: "004-staff", up: addStaff },
  { name: "005-record", up: addRecord },
  { name: "006-live", up: addNotification },
  { name: "007-consultation-slugs", up: keyBySlug },
  { name: "008-live-rows", up: notifyOfRows },
];

async function addAppointmentDetails(db: Kysely<Tables>): Promise<void> {
  for (const column of [
    "version integer not null default 1",
    "note text not null default ''",
    "reason text not null default ''",
    "no_show_at text",
    "source text not null default 'site'",
    "erased_at text",
    "name_folded text",
  ]) {
    await sql.raw(`alter table slot_claims add column ${column}`).execute(db);
  }
  const rows = await db.selectFrom("slot_claims").select(["id", "name"]).execute();
  for (const { id, name } of rows) {
    if (name === null) continue;
    await db
      .updateTable("slot_claims")
      .set({ name_folded: fold(name) })
      .where("id", "=", id)
      .execute();
  }
  await sql`create index slot_claims_starts_at on slot_claims (starts_at)`.execute(db);
}

async function addStaff(db: Kysely<Tables>): Promise<void> {
  for (const statement of [
    `create table staff_accounts (
      id text primary key,
      email text not null unique,
      password_hash text,
      created_at text not null,
      totp_secret text,
      totp_on_at text,
      totp_last_step integer,
      feed_token_hash text unique,
      feed_created_at text
    )`,
    `create table staff_links (
      token_hash text primary key,
      account_id text references staff_accounts (id) on delete cascade,
      expires_at text not null
    )`,
    `create table staff_sessions (
      id text primary key,
      token_hash text not null unique,
      account_id text not null references staff_accounts (id) on delete cascade,
      created_at text not null,
      last_seen_at text not null,
      device text not null
    )`,
    `create table recovery_codes (
      account_id text not null references staff_accounts (id) on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    )`,
    `create table sign_in_waits (
      key text primary key,
      failures integer not null,
      wait_until text not null,
      last_at text not null
    )`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

async function addRecord(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const statement of [
    `create table changes (
      id text primary key,
      at text not null,
      account_id text,
      who text not null,
      action text not null,
      appointment_id text,
      before text,
      after text
    )`,
    "create index changes_at on changes (at)",
    "create index changes_appointment on changes (appointment_id)",
    `create table change_texts (
      change_id text primary key references changes (id),
      appointment_id text not null,
      before text not null,
      after text not null
    )`,
    "create index change_texts_appointment on change_texts (appointment_id)",
    `create table card_views (
      id text primary key,
      at text not null,
      account_id text not null,
      who text not null,
      appointment_id text not null
    )`,
    "create index card_views_appointment on card_views (appointment_id)",
    `create table outbox (
      id text primary key,
      appointment_id text not null,
      created_at text not null,
      attempts integer not null,
      next_attempt_at text not null,
      sent_at text
    )`,
    "create table job_runs (name text primary key, ran_on text not null)",
  ]) {
    await sql.raw(statement).execute(db);
  }
  for (const table of ["changes", "card_views"]) await makeAppendOnly(db, engine, table);
}

async function makeAppendOnly(db: Kysely<Tables>, engine: Engine, table: string): Promise<void> {
  if (engine === "postgres") {
    await sql
      .raw(`create or replace function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception '% is append-only', tg_table_name; end $$`)
      .execute(db);
    await sql
      .raw(`create trigger ${table}_append_only before update or delete or truncate on ${table}
        for each statement execute function refuse_change()`)
      .execute(db);
    return;
  }
  for (const event of ["update", "delete"]) {
    await sql
      .raw(`create trigger ${table}_no_${event} before ${event} on ${table}
        begin select raise(abort, '${table} is append-only'); end`)
      .execute(db);
  }
}

/** Several servers tell each other through PostgreSQL; SQLite's own one hears its connection. */
async function addNotification(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql
    .raw(`create function tell_of_slot_claims() returns trigger language plpgsql as
      $$ begin perform pg_notify('slot_claims_' || tg_table_schema, ''); return null; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger slot_claims_told after insert or update or delete on slot_claims
      for each statement execute function tell_of_slot_claims()`)
    .execute(db);
}

/** Titles were the key until they could be renamed. Those that were ever bookable, as they were then. */
const slugsOfTitles = {
  "Mini Doğum Haritası": "mini-dogum-haritasi",
  "Mini Öngörü": "mini-ongoru",
  "Kadersel Eş Danışmanlığı": "kadersel-es-danismanligi",
  "Eleksiyon/Seçimsel Astroloji": "eleksiyon-secimsel-astroloji",
  "Horary Astroloji Danışmanlığı": "horary-astroloji-danismanligi",
  "Tek Konu Danışmanlığı": "tek-konu-danismanligi",
  "6 Aylık Öngörü Danışmanlığı": "6-aylik-ongoru-danismanligi",
};

async function keyBySlug(db: Kysely<Tables>): Promise<void> {
  for (const [title, type] of Object.entries(slugsOfTitles)) {
    await db.updateTable("slot_claims").set({ type }).where("type", "=", title).execute();
  }
}

/** A statement that changed no row, like a booking that came too late, is nothing to tell of. */
async function notifyOfRows(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  await sql`drop trigger slot_claims_told on slot_claims`.execute(db);
  await sql`create trigger slot_claims_told after insert or update or delete on slot_claims
    for each row execute function tell_of_slot_claims()`.execute(db);
}
