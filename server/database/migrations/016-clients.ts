import { type Kysely, sql } from "kysely";
import type { Migration, Tables } from "../schema.ts";

/**
 * What staff keep of the person behind a phone number. The database itself keeps it with the number's
 * appointments: it goes along where the last of them gets another number, and ends with the last of them,
 * whoever erases, corrects or removes it.
 */
export const addClients: Migration = {
  name: "016-clients",
  async up(db, engine) {
    await sql`create table clients (
      phone text primary key,
      note text not null default '',
      birth text,
      blocked_at text,
      block_reason text not null default '',
      version integer not null
    )`.execute(db);
    await (engine === "sqlite" ? followInSqlite(db) : followInPostgres(db));
  },
};

/** Of two people who turn out to be one nothing is lost: the notes stand below each other. */
const joined = `
  insert into clients (phone, note, birth, blocked_at, block_reason, version)
    select new.phone, note, birth, blocked_at, block_reason, version + 1 from clients where phone = old.phone
    on conflict (phone) do update set
      note = trim(clients.note || '\n' || excluded.note, '\n'),
      birth = coalesce(clients.birth, excluded.birth),
      block_reason = case when clients.blocked_at is null then excluded.block_reason else clients.block_reason end,
      blocked_at = coalesce(clients.blocked_at, excluded.blocked_at),
      version = clients.version + excluded.version`;

async function followInSqlite(db: Kysely<Tables>): Promise<void> {
  const isLast = "not exists (select 1 from slot_claims where phone = old.phone)";
  for (const statement of [
    `create trigger clients_follow after update of phone on slot_claims
      when old.phone is not null and new.phone is not null and old.phone <> new.phone and ${isLast}
      begin ${joined};
        delete from clients where phone = old.phone; end`,
    `create trigger clients_end after update of phone on slot_claims
      when old.phone is not null and new.phone is null and ${isLast}
      begin delete from clients where phone = old.phone; end`,
    `create trigger clients_end_removed after delete on slot_claims
      when old.phone is not null and ${isLast}
      begin delete from clients where phone = old.phone; end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** Two that end at once do not see each other: the lock makes one the last. */
async function followInPostgres(db: Kysely<Tables>): Promise<void> {
  for (const statement of [
    `create function keep_client_with_phone() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(hashtext('client ' || old.phone || current_schema()));
      if exists (select 1 from slot_claims where phone = old.phone) then return null; end if;
      if tg_op = 'UPDATE' then
        if new.phone is not null then ${joined}; end if;
      end if;
      delete from clients where phone = old.phone;
      return null;
    end $$`,
    `create trigger clients_follow after update of phone on slot_claims for each row
      when (old.phone is not null and old.phone is distinct from new.phone)
      execute function keep_client_with_phone()`,
    `create trigger clients_end_removed after delete on slot_claims for each row
      when (old.phone is not null) execute function keep_client_with_phone()`,
    `create trigger clients_told after insert or update or delete on clients
      for each row execute function tell_of_slot_claims()`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
