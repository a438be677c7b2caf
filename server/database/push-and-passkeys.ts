import { type Kysely, sql } from "kysely";
import type { Tables } from "./schema.ts";

/** Migration 003. schema.ts explains the columns. */
export async function addPushAndPasskeys(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table slots add column cancellation_seen_at text",
  // What was cancelled before nobody counted is not news.
  "update slots set cancellation_seen_at = visitor_cancelled_at where visitor_cancelled_at is not null",
  `create index slots_cancellation_unseen on slots (starts_at)
    where visitor_cancelled_at is not null and cancellation_seen_at is null`,
  "alter table staff_sessions add column is_kept integer not null default 0",
  "alter table staff_sessions add column is_by_passkey integer not null default 0",
  `create table ended_sessions (
    token_hash text primary key,
    at text not null,
    why text not null,
    device text not null
  )`,
  "create table vapid_key (id integer primary key, sealed text not null)",
  `create table push_subscriptions (
    id text primary key,
    session_id text not null unique references staff_sessions (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    kinds text not null,
    shows_names integer not null,
    created_at text not null
  )`,
  `create table push_outbox (
    id text primary key,
    subscription_id text not null references push_subscriptions (id) on delete cascade,
    topic text not null,
    appointment_id text not null,
    created_at text not null,
    attempts integer not null,
    next_attempt_at text not null,
    sent_at text
  )`,
  "create index push_outbox_subscription on push_outbox (subscription_id)",
  `create table passkeys (
    id text primary key,
    account_id text not null references staff_accounts (id) on delete cascade,
    name text not null,
    public_key text not null,
    counter integer not null,
    transports text not null,
    challenge_at text not null,
    created_at text not null,
    last_used_at text
  )`,
  "create index passkeys_account on passkeys (account_id)",
];
