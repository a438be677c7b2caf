import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { weekdayIndex } from "../../booking/hours.ts";
import { addDays, istanbulClock, monthOf, nextMonth } from "../../booking/istanbul-time.ts";
import { type Outcome, outcomes } from "../../booking/status.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import type { Database, Tables } from "../database/schema.ts";

type DayRange = { from: string; to: string };

/** Counts of the appointments of a range, erased ones included. */
export async function numbersOf(
  { db }: Database,
  { from, to, now, isOwner }: DayRange & { now: Date; isOwner: boolean },
): Promise<NumbersAnswer> {
  const count = sql<number>`cast(count(*) as integer)`.as("count");
  const booked = db.selectFrom("slots").where("day", ">=", from).where("day", "<=", to);
  const days = await runYielding(booked.select(["day", count]).groupBy("day"));
  const types = await runYielding(
    booked
      .select(["consultation", count])
      .groupBy("consultation")
      .orderBy("count", "desc")
      .orderBy("consultation"),
  );
  const hours = await runYielding(
    booked
      .where("status", "<>", "cancelled")
      .where("time_slot", "<>", "")
      .select(["time_slot", count])
      .groupBy("time_slot")
      .orderBy("time_slot"),
  );
  const outcome = sql<Outcome>`
    case when no_show_at is not null then 'no_show'
      when arrived_at is not null then 'arrived' else status end`;
  const none = Object.fromEntries(outcomes.map((one) => [one, 0])) as Record<Outcome, number>;
  const outcomesOf = async (appointments: typeof booked): Promise<Record<Outcome, number>> => {
    const rows = await runYielding(
      appointments.select([outcome.as("outcome"), count]).groupBy(outcome),
    );
    return { ...none, ...Object.fromEntries(rows.map((row) => [row.outcome, row.count])) };
  };
  const today = istanbulClock(now).day;
  const { pending, approved } = await outcomesOf(booked.where("day", ">=", today));
  return {
    weeks: weeksOf(from, to, days),
    months: monthsOf(from, to, days),
    coming: { pending, approved },
    consultations: types.map(({ consultation, count }) => ({ slug: consultation!, count })),
    outcomes: await outcomesOf(booked),
    hours: hours.map(({ time_slot, count }) => ({ timeSlot: time_slot, count })),
    clients: await clientsIn(db, { from, to }),
    sessions: await sessionsIn(db, { from, to }, now),
    money: isOwner ? await moneyIn(db, { from, to }) : null,
  };
}

/** Those of the range by whether they had been here before. The erased are nobody any more. */
async function clientsIn(db: Kysely<Tables>, { from, to }: DayRange) {
  await setImmediate();
  const { rows } = await sql<{ isNew: boolean | number; count: number | string }>`
    select first_day >= ${from} as "isNew", count(*) as "count" from (
      select min(day) as first_day from slots
      where client_id is not null and status <> 'cancelled' and day <= ${to}
      group by client_id having max(day) >= ${from}) as clients
    group by 1`.execute(db);
  const countOf = (isNew: boolean) =>
    Number(rows.find((row) => Boolean(row.isNew) === isNew)?.count ?? 0);
  return { new: countOf(true), returning: countOf(false) };
}

async function sessionsIn(db: Kysely<Tables>, { from, to }: DayRange, now: Date) {
  await setImmediate();
  const { begun, missed } = await db
    .selectFrom("slots")
    .select((of) => [of.fn.countAll().as("begun"), of.fn.count("no_show_at").as("missed")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("status", "=", "approved")
    .where("time_slot", "<>", "")
    .where("starts_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return { begun: Number(begun), missed: Number(missed) };
}

/** A deposit that was kept counts; nobody owes for what was cancelled, and no erased person does. */
async function moneyIn(db: Kysely<Tables>, { from, to }: DayRange) {
  await setImmediate();
  const { rows } = await sql<Record<"month" | "paid" | "owed", string>>`
    select substr(day, 1, 7) as "month", sum(paid) as "paid",
      sum(case when status = 'approved' and name is not null then price - paid else 0 end) as "owed"
    from slots where price is not null and day >= ${from} and day <= ${to}
    group by substr(day, 1, 7) order by 1`.execute(db);
  return rows
    .map(({ month, paid, owed }) => ({ month, paid: Number(paid), owed: Number(owed) }))
    .filter(({ paid, owed }) => paid > 0 || owed > 0);
}

/** Lets other work run before each query, since SQLite blocks the process. */
async function runYielding<Row>(query: { execute(): Promise<Row[]> }): Promise<Row[]> {
  await setImmediate();
  return query.execute();
}

type Day = { day: string; count: number };

function weeksOf(from: string, to: string, days: Day[]) {
  const weeks: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) weeks.push(monday);
  return summed(weeks, days, mondayOf).map(([monday, count]) => ({ monday, count }));
}

function monthsOf(from: string, to: string, days: Day[]) {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month))
    months.push(month);
  return summed(months, days, monthOf).map(([month, count]) => ({ month, count }));
}

function summed(parts: string[], days: Day[], partOf: (day: string) => string): [string, number][] {
  const counts = new Map(parts.map((part) => [part, 0]));
  for (const { day, count } of days) {
    counts.set(partOf(day), (counts.get(partOf(day)) ?? 0) + count);
  }
  return [...counts];
}

function mondayOf(day: string): string {
  return addDays(day, -weekdayIndex(day));
}
