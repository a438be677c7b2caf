import { type Kysely, sql } from "kysely";
import type { Engine, Tables } from "./schema.ts";

/** A note for owners only, and a day on which to get in touch. They move and end with the client's other data. */
export async function addFollowUps(db: Kysely<Tables>, engine: Engine): Promise<void> {
  for (const statement of [...columns, ...(engine === "sqlite" ? sqlite : postgres)]) {
    await sql.raw(statement).execute(db);
  }
}

const columns = [
  "alter table clients add column owner_note text not null default ''",
  "alter table clients add column follow_up_day text",
  "alter table clients add column follow_up_note text not null default ''",
  "create index clients_follow_up on clients (follow_up_day) where follow_up_day is not null",
];

/** As in version 1.0, with the new columns: of two follow-ups the earlier day stays, with both notes. */
const moveClient = `
  insert into clients (phone, note, birth, blocked_at, block_reason, owner_note, follow_up_day, follow_up_note, version)
    select new.phone, note, birth, blocked_at, block_reason, owner_note, follow_up_day, follow_up_note, version + 1
      from clients where phone = old.phone
    on conflict (phone) do update set
      note = trim(clients.note || '\n' || excluded.note, '\n'),
      birth = coalesce(clients.birth, excluded.birth),
      block_reason = case when clients.blocked_at is null then excluded.block_reason else clients.block_reason end,
      blocked_at = coalesce(clients.blocked_at, excluded.blocked_at),
      owner_note = trim(clients.owner_note || '\n' || excluded.owner_note, '\n'),
      follow_up_day = case when excluded.follow_up_day < clients.follow_up_day
        then excluded.follow_up_day else coalesce(clients.follow_up_day, excluded.follow_up_day) end,
      follow_up_note = trim(clients.follow_up_note || '\n' || excluded.follow_up_note, '\n'),
      version = clients.version + excluded.version`;

const isLast = "not exists (select 1 from slots where phone = old.phone)";

const sqlite = [
  "drop trigger clients_follow",
  `create trigger clients_follow after update of phone on slots
    when old.phone is not null and new.phone is not null and old.phone <> new.phone and ${isLast}
    begin ${moveClient};
      delete from clients where phone = old.phone; end`,
];

const postgres = [
  // The lock: see the first version of this function.
  `create or replace function keep_client_with_phone() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(hashtext('client ' || old.phone || current_schema()));
    if exists (select 1 from slots where phone = old.phone) then return null; end if;
    if tg_op = 'UPDATE' then
      if new.phone is not null then ${moveClient}; end if;
    end if;
    delete from clients where phone = old.phone;
    return null;
  end $$`,
];
