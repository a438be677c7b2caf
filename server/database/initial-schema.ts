import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine, Tables } from "./schema.ts";

/** The tables of version 1.0, with the triggers of either engine. schema.ts explains the columns. */
export async function createTables(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const triggers = engine === "sqlite" ? sqliteTriggers : postgresTriggers;
  for (const statement of [...tables, ...triggers]) await sql.raw(statement).execute(db);
  // One key for all servers of a database, so that each accepts the challenges of the others.
  const key = randomBytes(32).toString("hex");
  await db.insertInto("proof_of_work_keys").values({ key }).execute();
}

const tables = [
  `create table slots (
    id text primary key,
    day text not null,
    time_slot text not null,
    starts_at text not null,
    status text not null
      constraint slots_status check (status in ('pending', 'approved', 'cancelled')),
    consultation text not null,
    name text,
    name_folded text,
    phone text,
    phone_serial integer,
    created_at text not null,
    version integer not null default 1,
    note text not null default '',
    note_folded text not null default '',
    reason text not null default '',
    no_show_at text,
    source text not null default 'site',
    erased_at text,
    expiry_warned_at text,
    link_key_hash text,
    visitor_moved_at text,
    visitor_cancelled_at text,
    pending_notification text,
    reminded_at text,
    arrived_at text
  )`,
  // These two decide every race for a slot: see claim-slot.ts.
  "create unique index slots_one_holder on slots (day, time_slot) where status <> 'cancelled'",
  "create unique index slots_phone_serial on slots (phone, phone_serial)",
  "create index slots_phone on slots (phone, starts_at)",
  "create index slots_starts_at on slots (starts_at)",
  "create index slots_created on slots (created_at)",
  "create index slots_pending on slots (starts_at) where status = 'pending'",
  // Erased appointments have no name, so a search does not read them.
  "create index slots_named on slots (starts_at) where name is not null",
  "create index slots_pending_notification on slots (starts_at) where pending_notification is not null",
  "create unique index slots_link_key_hash on slots (link_key_hash)",
  `create table clients (
    phone text primary key,
    note text not null default '',
    birth text,
    blocked_at text,
    block_reason text not null default '',
    version integer not null
  )`,
  `create table closures (
    id text primary key,
    weekday integer,
    first_day text not null,
    last_day text not null,
    from_time text not null,
    to_time text not null,
    ranges text,
    reason text not null,
    version integer not null
  )`,
  `create table staff_accounts (
    id text primary key,
    email text not null unique,
    password_hash text,
    created_at text not null,
    totp_secret text,
    totp_confirmed_at text,
    totp_last_step integer,
    feed_token_hash text unique,
    feed_created_at text,
    failed_sign_ins integer not null default 0,
    name text not null default '',
    role text not null default 'owner'
  )`,
  `create table password_links (
    token_hash text primary key,
    account_id text references staff_accounts (id) on delete cascade,
    expires_at text not null
  )`,
  `create table staff_devices (
    id text primary key,
    account_id text not null references staff_accounts (id) on delete cascade,
    token_hash text not null,
    last_used_at text not null,
    audit_seen_at text not null,
    failures_seen integer not null,
    unique (account_id, token_hash)
  )`,
  "create index staff_devices_token on staff_devices (token_hash)",
  `create table staff_sessions (
    id text primary key,
    token_hash text not null unique,
    account_id text not null references staff_accounts (id) on delete cascade,
    created_at text not null,
    last_seen_at text not null,
    device text not null,
    confirmed_at text,
    device_id text references staff_devices (id) on delete set null
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
    last_failure_at text not null
  )`,
  `create table audit_log (
    id text primary key,
    at text not null,
    account_id text,
    who text not null,
    action text not null,
    appointment_id text,
    before text,
    after text
  )`,
  "create index audit_log_at on audit_log (at)",
  "create index audit_log_appointment on audit_log (appointment_id)",
  "create index audit_log_account on audit_log (account_id, at)",
  `create table audit_texts (
    entry_id text primary key references audit_log (id),
    appointment_id text not null,
    before text not null,
    after text not null
  )`,
  "create index audit_texts_appointment on audit_texts (appointment_id)",
  `create table access_log (
    id text primary key,
    at text not null,
    account_id text not null,
    who text not null,
    appointment_id text not null
  )`,
  "create index access_log_appointment on access_log (appointment_id)",
  `create table outbox (
    id text primary key,
    appointment_id text not null,
    topic text not null default 'request',
    created_at text not null,
    attempts integer not null,
    next_attempt_at text not null,
    sent_at text
  )`,
  `create table settings (
    name text primary key,
    value text not null,
    version integer not null,
    changed_at text not null
  )`,
  "create table alarms (kind text primary key, raised_at text not null, count integer not null)",
  "create table job_runs (name text primary key, last_run text not null)",
  "create table proof_of_work_keys (key text primary key)",
  // Always empty: /readyz inserts a row and deletes it.
  "create table write_probes (id text primary key, filler text not null)",
];

/**
 * When the last appointment of a phone number gets another number, note, birth and block of the client move to
 * that number; if it has some already, the notes are joined. When the last appointment of a number is erased or
 * deleted, they are deleted.
 */
const moveClient = `
  insert into clients (phone, note, birth, blocked_at, block_reason, version)
    select new.phone, note, birth, blocked_at, block_reason, version + 1 from clients where phone = old.phone
    on conflict (phone) do update set
      note = trim(clients.note || '\n' || excluded.note, '\n'),
      birth = coalesce(clients.birth, excluded.birth),
      block_reason = case when clients.blocked_at is null then excluded.block_reason else clients.block_reason end,
      blocked_at = coalesce(clients.blocked_at, excluded.blocked_at),
      version = clients.version + excluded.version`;

const isLast = "not exists (select 1 from slots where phone = old.phone)";

const sqliteTriggers = [
  ...["audit_log", "access_log"].flatMap((table) =>
    ["update", "delete"].map(
      (event) => `create trigger ${table}_no_${event} before ${event} on ${table}
        begin select raise(abort, '${table} is append-only'); end`,
    ),
  ),
  `create trigger clients_follow after update of phone on slots
    when old.phone is not null and new.phone is not null and old.phone <> new.phone and ${isLast}
    begin ${moveClient};
      delete from clients where phone = old.phone; end`,
  `create trigger clients_end after update of phone on slots
    when old.phone is not null and new.phone is null and ${isLast}
    begin delete from clients where phone = old.phone; end`,
  `create trigger clients_end_removed after delete on slots
    when old.phone is not null and ${isLast}
    begin delete from clients where phone = old.phone; end`,
];

const postgresTriggers = [
  // Unlogged: counts need not survive a crash.
  `create unlogged table request_counts (
    key text primary key,
    hits integer not null,
    ends_at text not null
  )`,
  `create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception '% is append-only', tg_table_name; end $$`,
  ...["audit_log", "access_log"].map(
    (table) => `create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
  // For the live events of all servers. SQLite has one server, which watches its own connection.
  `create function notify_of_change() returns trigger language plpgsql as
    $$ begin perform pg_notify('changes_' || tg_table_schema, ''); return null; end $$`,
  ...["slots", "alarms", "settings", "clients"].map(
    (table) => `create trigger ${table}_notify after insert or update or delete on ${table}
      for each row execute function notify_of_change()`,
  ),
  // Without the lock, two transactions that remove the last two appointments would not see each other.
  `create function keep_client_with_phone() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(hashtext('client ' || old.phone || current_schema()));
    if exists (select 1 from slots where phone = old.phone) then return null; end if;
    if tg_op = 'UPDATE' then
      if new.phone is not null then ${moveClient}; end if;
    end if;
    delete from clients where phone = old.phone;
    return null;
  end $$`,
  `create trigger clients_follow after update of phone on slots for each row
    when (old.phone is not null and old.phone is distinct from new.phone)
    execute function keep_client_with_phone()`,
  `create trigger clients_end_removed after delete on slots for each row
    when (old.phone is not null) execute function keep_client_with_phone()`,
];
