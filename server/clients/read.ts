import { type Kysely, sql } from "kysely";
import { type Birth, birthInUt } from "../../booking/birth.ts";
import { fold } from "../../booking/fold-letters.ts";
import { visitCounts } from "../../booking/visits.ts";
import type { ClientFacts, PanelAppointment } from "../../contract/panel/calls.ts";
import type {
  ClientAnswer,
  ClientRow,
  ClientsAnswer,
  FollowUp,
  KnownClient,
  SuggestionsAnswer,
} from "../../contract/panel/clients.ts";
import { appointmentOf, appointmentsIn, toAppointment } from "../appointments/read.ts";
import { matchesOf, nameBegins } from "../appointments/search.ts";
import type { Database, Tables } from "../database/schema.ts";

const mostListed = 200;

type Listed = Omit<ClientRow, "noShows" | "isBlocked" | "followUp"> & {
  no_shows: number | string;
  blocked_at: string | null;
  follow_up_day: string | null;
  follow_up_note: string | null;
};

/**
 * All clients, or those with an appointment that matches the search, the latest first; or those to get in touch
 * with, by the day.
 */
export async function listClients(
  { db }: Database,
  { search, followUps = false }: { search: string; followUps?: boolean },
  now: Date,
): Promise<ClientsAnswer> {
  const phones = search.trim() ? await foundPhones(db, search) : undefined;
  if (phones?.length === 0) return { clients: [], isCut: false };
  // An index alone finds the latest: only their appointments are counted.
  const latest = sql`select phone from slots where phone is not null
    group by phone order by max(starts_at) desc limit ${mostListed + 1}`;
  const called = sql`select phone from clients where follow_up_day is not null`;
  const isFound = sql.join(
    [
      ...(phones ? [sql`phone in (${sql.join(phones)})`] : []),
      ...(followUps ? [sql`phone in (${called})`] : []),
      ...(phones || followUps ? [] : [sql`phone in (${latest})`]),
    ],
    sql` and `,
  );
  const first = followUps ? sql`follow_up_day,` : sql``;
  const at = now.toISOString();
  const { rows } = await sql<Listed>`
    select latest.id, latest.name, latest.phone, latest.next, latest.last,
      latest.appointments, latest.no_shows, clients.blocked_at,
      clients.follow_up_day, clients.follow_up_note
    from (
      select id, name, phone, starts_at,
        min(case when status <> 'cancelled' and starts_at >= ${at} then day end)
          over (partition by phone) as next,
        max(case when status <> 'cancelled' and starts_at < ${at} then day end)
          over (partition by phone) as last,
        row_number() over (partition by phone order by starts_at desc, id) as place,
        count(*) over (partition by phone) as appointments,
        count(no_show_at) over (partition by phone) as no_shows
      from slots
      where phone is not null and ${isFound}
    ) as latest left join clients on clients.phone = latest.phone
    where place = 1 order by ${first} starts_at desc, id limit ${mostListed + 1}`.execute(db);
  return {
    clients: rows
      .slice(0, mostListed)
      .map(({ no_shows, blocked_at, follow_up_day, follow_up_note, ...row }) => ({
        ...row,
        followUp: followUpOf(follow_up_day, follow_up_note),
        appointments: Number(row.appointments),
        noShows: Number(no_shows),
        isBlocked: blocked_at !== null,
      })),
    isCut: rows.length > mostListed,
  };
}

/** Phone numbers with a matching appointment, ordered by the latest appointment. */
async function foundPhones(db: Kysely<Tables>, search: string): Promise<string[]> {
  const isFound = new Map<string, boolean>();
  for await (const { phone, fit } of matchesOf(db, appointmentsIn(db), search)) {
    if (phone !== null) isFound.set(phone, isFound.get(phone) === true || fit !== null);
  }
  return [...isFound].flatMap(([phone, found]) => (found ? phone : [])).slice(0, mostListed + 1);
}

/** The client with this number, named as in the newest appointment. */
export async function knownClient(
  { db }: Database,
  phone: string,
  now: Date,
): Promise<KnownClient | null> {
  const appointments = await appointmentsOf(db, phone);
  if (appointments.length === 0) return null;
  const { id, name, counts, block } = await clientView(db, { phone, appointments, now });
  return { id, name, counts, block };
}

/** Undefined if there is no such appointment, or if it is erased. */
export async function clientOf(
  { db }: Database,
  appointmentId: string,
  now: Date,
): Promise<Omit<ClientAnswer, "views"> | undefined> {
  const appointment = await appointmentOf(db, appointmentId);
  if (!appointment || appointment.phone === null) return undefined;
  const { phone } = appointment;
  const appointments = await appointmentsOf(db, phone);
  return clientView(db, { phone, appointments, now });
}

/** The clients behind these appointments, in their order. */
export async function factsBehind(
  { db }: Database,
  appointments: Pick<PanelAppointment, "phone">[],
): Promise<ClientFacts[]> {
  const phones = appointments.flatMap(({ phone }) => phone ?? []);
  const rows =
    phones.length > 0
      ? await db
          .selectFrom("clients")
          .select(["phone", "note", "birth"])
          .where("phone", "in", phones)
          .execute()
      : [];
  const byPhone = new Map(rows.map((row) => [row.phone, row]));
  return appointments.map(({ phone }) => factsOf(byPhone.get(phone ?? "")));
}

function factsOf(kept?: { note: string; birth: string | null }): ClientFacts {
  const birth: Birth | null = kept?.birth ? JSON.parse(kept.birth) : null;
  return { note: kept?.note ?? "", birth, birthInUt: birth ? birthInUt(birth) : [] };
}

function followUpOf(day: string | null = null, note: string | null = ""): FollowUp | null {
  return day === null ? null : { day, note: note ?? "" };
}

const mostSuggested = 6;

/** Clients of whose name every typed word begins a word; two who share a number are two. The latest first. */
export async function suggestClients(
  { db }: Database,
  typed: string,
  now: Date,
): Promise<SuggestionsAnswer> {
  const at = now.toISOString();
  const { rows } = await sql<SuggestionsAnswer["clients"][number]>`
    select max(name) as name, phone,
      min(case when status <> 'cancelled' and starts_at >= ${at} then day end) as next,
      max(case when status <> 'cancelled' and starts_at < ${at} then day end) as last
    from slots where name is not null and ${nameBegins(fold(typed))}
    group by phone, name_folded
    order by max(starts_at) desc, phone limit ${mostSuggested}`.execute(db);
  return { clients: rows };
}

type Found = { phone: string; appointments: PanelAppointment[]; now: Date };

async function clientView(db: Kysely<Tables>, { phone, appointments, now }: Found) {
  const kept = await db
    .selectFrom("clients")
    .selectAll()
    .where("phone", "=", phone)
    .executeTakeFirst();
  const [newest] = appointments;
  return {
    id: newest!.id,
    name: newest!.name!,
    counts: visitCounts(appointments, now),
    block: kept?.blocked_at ? { at: kept.blocked_at, reason: kept.block_reason } : null,
    phone,
    version: kept?.version ?? 0,
    ...factsOf(kept),
    followUp: followUpOf(kept?.follow_up_day, kept?.follow_up_note),
    ownerNote: kept?.owner_note ?? "",
    appointments,
  };
}

/** Newest first. */
async function appointmentsOf(db: Kysely<Tables>, phone: string): Promise<PanelAppointment[]> {
  const rows = await appointmentsIn(db)
    .where("phone", "=", phone)
    .orderBy("starts_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toAppointment);
}
