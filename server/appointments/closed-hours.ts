import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Hours } from "../../booking/hours.ts";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import { hasPassed, slotsOf } from "../../booking/slots.ts";
import type { CloseAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import type { Slot } from "../../contract/public/calls.ts";
import type { FieldRefusalCode } from "../../contract/refusals.ts";
import { addAuditEntry } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, SlotRow, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Refused, refused } from "../refusal.ts";
import { hoursOf } from "../settings/hours.ts";
import { type ActorAndTime, slotColumns } from "./change.ts";
import { appointmentsIn, holderOf, toAppointment } from "./read.ts";

/** Without times the whole day. */
type DayToClose = { day: string; times?: string[] };

/** All of them or none. What was closed already stays so, and is not part of this change. */
export async function closeHours(
  database: Database,
  { days, reason }: { days: DayToClose[]; reason: string },
  { actor, now }: ActorAndTime,
): Promise<CloseAnswer | Refused> {
  return withBookingLock(database, async (db) => {
    const { hours } = await hoursOf(db);
    const slots = slotsToClose(days, { now, hours });
    const problem = dayProblem(days, slots, { now, hours });
    if (problem) return refused("invalid", { fields: [{ field: "days", code: problem }] });
    const id = randomUUID();
    const closed: Slot[] = [];
    const conflicts = await standingOutside(db, days, { now, hours });
    for (const day of byDay(inOrder(slots))) {
      await setImmediate();
      const wanted = slotsOn([day]);
      const rows = wanted.map((slot) => closedRow(id, slot, reason, now));
      const done = await closeFree(db, rows);
      for (const [index, slot] of wanted.entries()) {
        const row = rows[index]!;
        const holder = done.has(row.id) ? undefined : await closeOrFindHolder(db, slot, row);
        if (!holder) closed.push(slot);
        else if (holder.status !== "closed") conflicts.push(toAppointment(holder));
      }
    }
    if (conflicts.length > 0) {
      conflicts.sort((one, other) => (one.date < other.date ? -1 : 1));
      return refused("hours_taken", { conflicts });
    }
    if (closed.length === 0) return { closed: 0, days: 0 };
    const closedDays = byDay(closed);
    const after = { hours: closedDays, count: closed.length };
    const undo = await addAuditEntry(db, actor, now, { id, action: "close", after });
    return { closed: closed.length, days: closedDays.length, undo };
  });
}

/** What of it is closed, as one change. */
export function reopenHours(
  database: Database,
  days: { day: string; times: string[] }[],
  { actor, now }: ActorAndTime,
): Promise<CloseAnswer> {
  return inTransaction(database, async (db) => {
    const opened: (Slot & { reason: string })[] = [];
    for (const { day, times } of byDay(inOrder(slotsOn(days)))) {
      await setImmediate();
      const rows = await db
        .deleteFrom("slots")
        .where("status", "=", "closed")
        // Said as the index of holders says it: SQLite would look through every row for each day.
        .where("status", "<>", "cancelled")
        .where("day", "=", day)
        .where("time_slot", "in", times)
        .returning(["time_slot as timeSlot", "note as reason"])
        .execute();
      rows.sort((a, b) => (a.timeSlot < b.timeSlot ? -1 : 1));
      opened.push(...rows.map((row) => ({ day, ...row })));
    }
    if (opened.length === 0) return { closed: 0, days: 0 };
    const hours = byDay(opened);
    const undo = await addAuditEntry(db, actor, now, {
      action: "reopen",
      after: { hours, count: opened.length },
      texts: { before: opened.map(({ reason }) => reason), after: [] },
    });
    return { closed: opened.length, days: hours.length, undo };
  });
}

/** The id says which change closed it: an undo takes back that one only. */
export function closedRow(change: string, slot: Slot, reason: string, now: Date) {
  return {
    id: `${change} ${slot.day} ${slot.timeSlot}`,
    ...slotColumns(slot),
    status: "closed" as const,
    created_at: now.toISOString(),
    note: reason,
  };
}

type Rules = { now: Date; hours: Hours };

function dayProblem(
  days: DayToClose[],
  slots: Slot[],
  { now, hours }: Rules,
): FieldRefusalCode | undefined {
  const today = istanbulClock(now).day;
  if (days.some(({ day }) => day < today)) return "date_past";
  const areKnown = ({ day, times }: { day: string; times: string[] }) =>
    new Set(times).isSubsetOf(new Set(slotsOf({ day, hours })));
  const isOpen = ({ day }: DayToClose) => slotsOf({ day, hours }).length > 0;
  if (!byDay(slots).every(areKnown) || !days.some(isOpen)) return "slot_unknown";
  return slots.length > 0 ? undefined : "slot_past";
}

/** Of a whole day, what is left of it. */
function slotsToClose(days: DayToClose[], { now, hours }: Rules): Slot[] {
  const leftOf = (day: string) =>
    slotsOf({ day, hours }).filter((slot) => !hasPassed({ day, slot, now }));
  return slotsOn(days.map(({ day, times = leftOf(day) }) => ({ day, times })));
}

function slotsOn(days: { day: string; times: string[] }[]): Slot[] {
  return days.flatMap(({ day, times }) => times.map((timeSlot) => ({ day, timeSlot })));
}

/** On days that are closed whole, who stands at an hour that is no start of theirs any more. */
async function standingOutside(
  db: Kysely<Tables>,
  days: DayToClose[],
  { now, hours }: Rules,
): Promise<PanelAppointment[]> {
  const standing: PanelAppointment[] = [];
  for (const day of new Set(days.filter(({ times }) => !times).map(({ day }) => day))) {
    await setImmediate();
    const rows = await appointmentsIn(db)
      .where("day", "=", day)
      .where("status", "<>", "cancelled")
      .execute();
    const starts = slotsOf({ day, hours });
    const isOutside = ({ time_slot: slot }: (typeof rows)[number]) =>
      !starts.includes(slot) && !hasPassed({ day, slot, now });
    standing.push(...rows.filter(isOutside).map(toAppointment));
  }
  return standing;
}

type ClosedRow = ReturnType<typeof closedRow>;

/** Those that nobody holds, in one statement a day: two months of them one by one would keep everyone waiting. */
async function closeFree(db: Kysely<Tables>, rows: ClosedRow[]): Promise<Set<string>> {
  const inserted = await db
    .insertInto("slots")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

/** Asked again where the holder has gone between the two statements. */
async function closeOrFindHolder(
  db: Kysely<Tables>,
  slot: Slot,
  row: ClosedRow,
): Promise<SlotRow | undefined> {
  for (;;) {
    const holder = await holderOf(db, slot);
    if (holder) return holder;
    if ((await closeFree(db, [row])).size > 0) return undefined;
  }
}

/** Once each; and whoever closes several takes them in the same order, so that none waits in a ring. */
function inOrder(slots: Slot[]): Slot[] {
  const byName = new Map(slots.map((slot) => [`${slot.day} ${slot.timeSlot}`, slot]));
  return [...byName.keys()].sort().map((name) => byName.get(name)!);
}

function byDay(slots: Slot[]): { day: string; times: string[] }[] {
  const days = Map.groupBy(slots, ({ day }) => day);
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay.map(({ timeSlot }) => timeSlot) }));
}
