import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { namesAgree, wordsOf } from "../../booking/name.ts";
import type { Engine, Tables } from "./schema.ts";

/**
 * Until now a client was a phone number. From now on a client is a person, to whom appointments and births belong. A
 * row of `people` begins with the person's first appointment and ends with the last, by triggers. A block stays with
 * a number.
 */
export async function addPeople(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  await run([...tables, ...formerTriggers[engine]]);
  await assignPeople(db);
  await run([
    `insert into people (id, search)
    select client_id, ${search[engine]} from slots where client_id is not null group by client_id`,
  ]);
  await carryOver(db);
  await run(["drop table clients", ...triggers[engine]]);
}

const tables = [
  `create table people (
    id text primary key,
    search text not null,
    email text not null default '',
    note text not null default '',
    owner_note text not null default '',
    follow_up_day text,
    follow_up_note text not null default '',
    version integer not null default 0
  )`,
  // A search reads this index alone, without the notes.
  "create index people_search on people (search, id)",
  "create index people_follow_up on people (follow_up_day) where follow_up_day is not null",
  `create table births (
    id text primary key,
    client_id text not null,
    label text not null,
    birth text not null,
    consent text not null,
    appointment_id text,
    version integer not null
  )`,
  "create index births_client on births (client_id)",
  "create table blocks (phone text primary key, at text not null, reason text not null)",
  "alter table slots add column client_id text",
  "create index slots_client on slots (client_id, starts_at)",
];

const formerTriggers: Record<Engine, string[]> = {
  sqlite: ["clients_follow", "clients_end", "clients_end_removed"].map(
    (name) => `drop trigger ${name}`,
  ),
  postgres: ["drop function keep_client_with_phone cascade"],
};

/** Of one number, names whose words lie within each other are one person's. Those with the most words come first. */
export async function assignPeople(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ phone: string; name: string }>`
    select phone, name_folded as name from slots
    where phone is not null and name_folded is not null and client_id is null
    group by phone, name_folded order by phone, max(starts_at) desc`.execute(db);
  for (const [phone, names] of Map.groupBy(rows, (row) => row.phone)) {
    let left = names.map(({ name }) => name);
    left.sort((one, other) => wordsOf(other).size - wordsOf(one).size);
    while (left.length > 0) {
      const theirs = left.filter((name) => namesAgree(name, left[0]!));
      await db
        .updateTable("slots")
        .set({ client_id: randomUUID() })
        .where("phone", "=", phone)
        .where("name_folded", "in", theirs)
        .execute();
      left = left.filter((name) => !theirs.includes(name));
    }
  }
}

/** What was kept of a number goes to the person of its newest appointment. */
async function carryOver(db: Kysely<Tables>): Promise<void> {
  await sql`insert into blocks (phone, at, reason)
    select phone, blocked_at, block_reason from clients where blocked_at is not null`.execute(db);
  const { rows } = await sql<Former>`
    select clients.*, (select client_id from slots where slots.phone = clients.phone
      order by starts_at desc, id limit 1) as client_id
    from clients`.execute(db);
  for (const { client_id, birth, ...kept } of rows) {
    if (!client_id) continue;
    const { note, owner_note, follow_up_day, follow_up_note, version } = kept;
    await db
      .updateTable("people")
      .set({ note, owner_note, follow_up_day, follow_up_note, version })
      .where("id", "=", client_id)
      .execute();
    if (!birth) continue;
    const own = { id: randomUUID(), client_id, label: "Kendisi", birth, consent: "", version };
    await db.insertInto("births").values(own).execute();
  }
}

type Former = {
  client_id: string | null;
  birth: string | null;
  note: string;
  owner_note: string;
  follow_up_day: string | null;
  follow_up_note: string;
  version: number;
};

/** Each name and number of a person once, with a space before and behind each word. */
const words = "distinct ' ' || replace(name_folded, '-', ' ') || ' ' || phone || ' '";
const search: Record<Engine, string> = {
  sqlite: `coalesce(group_concat(${words}), '')`,
  postgres: `coalesce(string_agg(${words}, ','), '')`,
};

const keep = (client: string, engine: Engine) =>
  `insert into people (id, search)
    select client_id, ${search[engine]} from slots where client_id = ${client} group by client_id
    on conflict (id) do update set search = excluded.search where people.search <> excluded.search;`;

const end = (client: string) => {
  const isGone = `${client} and not exists (select 1 from slots where client_id = ${client})`;
  return `delete from births where client_id = ${isGone}; delete from people where id = ${isGone};`;
};

/** A corrected number stays blocked; what no appointment has any more is blocked no longer. */
const moveBlock = `insert into blocks (phone, at, reason)
  select new.phone, at, reason from blocks where phone = old.phone and new.phone is not null
  on conflict (phone) do nothing;`;
const endBlock = "delete from blocks where phone = old.phone;";
const isLastOfPhone = "not exists (select 1 from slots where phone = old.phone)";

const triggers: Record<Engine, string[]> = {
  sqlite: [
    `create trigger people_begin after insert on slots when new.client_id is not null
      begin ${keep("new.client_id", "sqlite")} end`,
    `create trigger people_change after update of client_id, name_folded, phone on slots
      begin ${keep("new.client_id", "sqlite")} end`,
    `create trigger people_leave after update of client_id on slots
      when old.client_id is not new.client_id
      begin ${keep("old.client_id", "sqlite")} ${end("old.client_id")} end`,
    `create trigger people_end after delete on slots
      begin ${keep("old.client_id", "sqlite")} ${end("old.client_id")} end`,
    `create trigger blocks_follow after update of phone on slots
      when old.phone is not null and old.phone is not new.phone and ${isLastOfPhone}
      begin ${moveBlock} ${endBlock} end`,
    `create trigger blocks_end after delete on slots
      when old.phone is not null and ${isLastOfPhone} begin ${endBlock} end`,
  ],
  postgres: [
    // Without the locks, two transactions that remove the last two appointments would not see each other.
    `create function keep_people() returns trigger language plpgsql as $$ declare client text; begin
      for client in select distinct one from unnest(array[old.client_id, new.client_id]) as one
        where one is not null order by one
      loop
        perform pg_advisory_xact_lock(hashtext('client ' || client || current_schema()));
        ${keep("client", "postgres")}
        ${end("client")}
      end loop;
      return null;
    end $$`,
    `create trigger people_begin after insert or delete on slots
      for each row execute function keep_people()`,
    `create trigger people_change after update of client_id, name_folded, phone on slots
      for each row execute function keep_people()`,
    `create function keep_blocks() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(hashtext('phone ' || old.phone || current_schema()));
      if exists (select 1 from slots where phone = old.phone) then return null; end if;
      if tg_op = 'UPDATE' then ${moveBlock} end if;
      ${endBlock}
      return null;
    end $$`,
    `create trigger blocks_follow after update of phone on slots for each row
      when (old.phone is distinct from new.phone and old.phone is not null)
      execute function keep_blocks()`,
    `create trigger blocks_end after delete on slots for each row
      when (old.phone is not null) execute function keep_blocks()`,
    ...["people", "births", "blocks"].map(
      (table) => `create trigger ${table}_notify after insert or update or delete on ${table}
        for each row execute function notify_of_change()`,
    ),
  ],
};
