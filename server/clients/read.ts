import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { birthInUt } from "../../booking/birth.ts";
import { visitCounts } from "../../booking/visits.ts";
import {
  type ClientBirth,
  type ClientFacts,
  type NamedClient,
  ownBirth,
  type PanelAppointment,
} from "../../contract/panel/calls.ts";
import type {
  ClientAnswer,
  ClientPhone,
  ClientRow,
  ClientsAnswer,
  FollowUp,
  KnownPhoneAnswer,
  SuggestionsAnswer,
} from "../../contract/panel/clients.ts";
import { appointmentOf, appointmentsIn, toAppointment } from "../appointments/read.ts";
import { nameBegins, personFound } from "../appointments/search.ts";
import type { BirthRow, Database, Tables } from "../database/schema.ts";

const mostListed = 200;

type Listed = Omit<ClientRow, "noShows" | "isBlocked" | "followUp"> & {
  no_shows: number | string;
  is_blocked: number | boolean;
  follow_up_day: string | null;
  follow_up_note: string;
};

/** All clients, or those whose name or number is searched, the latest first; or those to get in touch with, by the day. */
export async function listClients(
  { db }: Database,
  { search, followUps = false }: { search: string; followUps?: boolean },
  now: Date,
): Promise<ClientsAnswer> {
  const conditions = [
    ...(search.trim() ? [personFound(search)] : []),
    ...(followUps ? [sql<SqlBool>`follow_up_day is not null`] : []),
  ];
  const found = followUps ? idsOf(conditions) : latest(conditions, mostListed + 1);
  const order = followUps ? sql`follow_up_day, starts_at desc` : sql`starts_at desc`;
  const clients = await rowsOf(db, { found, order, now });
  return { clients: clients.slice(0, mostListed), isCut: clients.length > mostListed };
}

const mostSuggested = 6;

/** Clients of whose names every typed word begins a word, the latest first. */
export async function suggestClients(
  { db }: Database,
  typed: string,
  now: Date,
): Promise<SuggestionsAnswer> {
  const found = latest([nameBegins(typed)], mostSuggested);
  const clients = await rowsOf(db, { found, order: sql`starts_at desc`, now });
  return {
    clients: clients.map(({ id, name, phone, next, last }) => ({ id, name, phone, next, last })),
  };
}

/** Ids of clients; of all without a condition. */
function idsOf(conditions: RawBuilder<SqlBool>[]) {
  return sql`select id from people where ${sql.join(conditions, sql` and `)}`;
}

/** Indexes alone find those with the latest appointments: only theirs are counted. */
function latest(conditions: RawBuilder<SqlBool>[], most: number) {
  const found = conditions.length > 0 ? sql`and client_id in (${idsOf(conditions)})` : sql``;
  return sql`select client_id from slots where client_id is not null ${found}
    group by client_id order by max(starts_at) desc limit ${most}`;
}

type Asked = { found: RawBuilder<unknown>; order: RawBuilder<unknown>; now: Date };

async function rowsOf(db: Kysely<Tables>, { found, order, now }: Asked): Promise<ClientRow[]> {
  const at = now.toISOString();
  const { rows } = await sql<Listed>`
    select latest.id, name, phone, next, last, appointments, no_shows, follow_up_day, follow_up_note,
      exists (select 1 from blocks
        where phone in (select phone from slots where slots.client_id = latest.client_id)) as is_blocked
    from (
      select id, client_id, name, phone, starts_at,
        min(case when status <> 'cancelled' and starts_at >= ${at} then day end)
          over (partition by client_id) as next,
        max(case when status <> 'cancelled' and starts_at < ${at} then day end)
          over (partition by client_id) as last,
        row_number() over (partition by client_id order by starts_at desc, id) as place,
        count(*) over (partition by client_id) as appointments,
        count(no_show_at) over (partition by client_id) as no_shows
      from slots where client_id in (${found})
    ) as latest join people on people.id = latest.client_id
    where place = 1 order by ${order}, latest.id limit ${mostListed + 1}`.execute(db);
  return rows.map(({ no_shows, is_blocked, follow_up_day, follow_up_note, ...row }) => ({
    ...row,
    followUp: followUpOf(follow_up_day, follow_up_note),
    appointments: Number(row.appointments),
    noShows: Number(no_shows),
    isBlocked: Boolean(is_blocked),
  }));
}

/** Who has booked by this number, the latest first, each named as in the newest appointment. */
export async function knownClients(
  { db }: Database,
  phone: string,
  now: Date,
): Promise<KnownPhoneAnswer> {
  const rows = await appointmentsIn(db)
    .where("client_id", "in", (of) =>
      of.selectFrom("slots").select("client_id").where("phone", "=", phone),
    )
    .orderBy("starts_at", "desc")
    .orderBy("id")
    .execute();
  const theirs = Map.groupBy(rows.map(toAppointment), ({ clientId }) => clientId);
  const [block = null] = await blocksOf(db, [phone]);
  return {
    clients: [...theirs.values()].map((appointments) => known(appointments, now)),
    block: block && { at: block.at, reason: block.reason },
  };
}

function known(appointments: PanelAppointment[], now: Date) {
  const { id, name } = appointments[0]!;
  return { id, name: name!, counts: visitCounts(appointments, now) };
}

/** By the id of any appointment. Undefined if there is none, or if it is erased. */
export async function clientOf(
  { db }: Database,
  appointmentId: string,
  now: Date,
): Promise<Omit<ClientAnswer, "views"> | undefined> {
  const asked = await appointmentOf(db, appointmentId);
  if (!asked?.clientId) return undefined;
  const { clientId } = asked;
  const rows = await appointmentsIn(db)
    .where("client_id", "=", clientId)
    .orderBy("starts_at", "desc")
    .orderBy("id")
    .execute();
  const appointments = rows.map(toAppointment);
  const person = await db
    .selectFrom("people")
    .selectAll()
    .where("id", "=", clientId)
    .executeTakeFirst();
  // Erased meanwhile.
  if (!person) return undefined;
  const { email, note, owner_note: ownerNote, version } = person;
  return {
    ...known(appointments, now),
    phones: await phonesOf(db, clientId, appointments),
    births: (await birthsOf(db, [clientId])).map(toBirth),
    followUp: followUpOf(person.follow_up_day, person.follow_up_note),
    ...{ email, note, ownerNote, version, appointments },
  };
}

async function phonesOf(
  db: Kysely<Tables>,
  clientId: string,
  appointments: PanelAppointment[],
): Promise<ClientPhone[]> {
  const newest = [...Map.groupBy(appointments, ({ phone }) => phone!)].map(([phone, [first]]) => ({
    phone,
    id: first!.id,
  }));
  const numbers = newest.map(({ phone }) => phone);
  const blocks = await blocksOf(db, numbers);
  const others = await othersWith(db, clientId, numbers);
  return newest.map(({ phone, id }) => {
    const block = blocks.find((one) => one.phone === phone);
    return {
      ...{ phone, id },
      block: block ? { at: block.at, reason: block.reason } : null,
      shared: others.flatMap((other) =>
        other.phone === phone ? { id: other.id, name: other.name } : [],
      ),
    };
  });
}

function blocksOf(db: Kysely<Tables>, phones: string[]) {
  return db.selectFrom("blocks").selectAll().where("phone", "in", phones).execute();
}

/** Other clients with one of these numbers, by the newest appointment that has it. */
async function othersWith(db: Kysely<Tables>, clientId: string, phones: string[]) {
  const { rows } = await sql<NamedClient & { phone: string }>`
    select id, name, phone from (
      select id, name, phone,
        row_number() over (partition by client_id, phone order by starts_at desc, id) as place
      from slots where phone in (${sql.join(phones)}) and client_id <> ${clientId}
    ) as newest where place = 1 order by name, id`.execute(db);
  return rows;
}

/** Other clients with the same number. */
export async function sharedWith(
  { db }: Database,
  { clientId, phone }: PanelAppointment,
): Promise<NamedClient[]> {
  if (!clientId || !phone) return [];
  const others = await othersWith(db, clientId, [phone]);
  return others.map(({ id, name }) => ({ id, name }));
}

/** The clients behind these appointments, in their order. */
export async function factsBehind(
  { db }: Database,
  appointments: Pick<PanelAppointment, "clientId">[],
): Promise<ClientFacts[]> {
  const ids = appointments.flatMap(({ clientId }) => clientId ?? []);
  if (ids.length === 0) return appointments.map(() => ({ note: "", births: [] }));
  const people = await db
    .selectFrom("people")
    .select(["id", "note"])
    .where("id", "in", ids)
    .execute();
  const births = await birthsOf(db, ids);
  return appointments.map(({ clientId }) => ({
    note: people.find(({ id }) => id === clientId)?.note ?? "",
    births: births.filter(({ client_id }) => client_id === clientId).map(toBirth),
  }));
}

/** The client's own first. */
function birthsOf(db: Kysely<Tables>, clients: string[]): Promise<BirthRow[]> {
  return db
    .selectFrom("births")
    .selectAll()
    .where("client_id", "in", clients)
    .orderBy((row) => row.case().when("label", "=", ownBirth).then(0).else(1).end())
    .orderBy("label")
    .orderBy("id")
    .execute();
}

function toBirth({
  id,
  label,
  birth: stored,
  consent,
  appointment_id,
  version,
}: BirthRow): ClientBirth {
  const birth = JSON.parse(stored);
  return {
    ...{ id, label, consent, version, birth },
    birthInUt: birthInUt(birth),
    isByClient: appointment_id !== null,
  };
}

function followUpOf(day: string | null, note: string): FollowUp | null {
  return day === null ? null : { day, note };
}
