import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Hours } from "../../booking/hours.ts";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import { hasPassed, slotsOf } from "../../booking/slots.ts";
import type { CloseAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import type { FieldRefusalCode } from "../../contract/refusals.ts";
import { addAuditEntry } from "../audit/log.ts";
import type { Database, SlotClaim, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { inTurn } from "../database/turn.ts";
import { hoursOf } from "../practice/hours.ts";
import { type Refused, refused } from "../refusal.ts";
import { type By, type Slot, slotColumns } from "./change.ts";
import { holderOf, toAppointment } from "./read.ts";

/** Without times the whole day. */
type DayToClose = { day: string; times?: string[] };

/** All of them or none. What was closed already stays so, and is not part of this change. */
export async function closeHours(
  database: Database,
  { days, reason }: { days: DayToClose[]; reason: string },
  { actor, now }: By,
): Promise<CloseAnswer | Refused> {
  return inTurn(database, async (db) => {
    const { hours } = await hoursOf(db);
    const slots = slotsToClose(days, { now, hours });
    const problem = dayProblem(days, slots, { now, hours });
    if (problem) return refused("invalid", { fields: [{ field: "days", code: problem }] });
    const id = randomUUID();
    const closed: Slot[] = [];
    const conflicts: PanelAppointment[] = [];
    for (const slot of inOrder(slots)) {
      const holder = await closeOrFindHolder(db, slot, closedRow(id, slot, reason, now));
      if (!holder) closed.push(slot);
      else if (holder.status !== "closed") conflicts.push(toAppointment(holder));
    }
    if (conflicts.length > 0) return refused("hours_taken", { conflicts });
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
  { actor, now }: By,
): Promise<CloseAnswer> {
  return inTransaction(database, async (db) => {
    const opened: (Slot & { reason: string })[] = [];
    for (const { day, times } of byDay(inOrder(slotsOn(days)))) {
      const rows = await db
        .deleteFrom("slot_claims")
        .where("status", "=", "closed")
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
  const isKnown = ({ day, timeSlot }: Slot) => slotsOf({ day, hours }).includes(timeSlot);
  const isOpen = ({ day }: DayToClose) => slotsOf({ day, hours }).length > 0;
  if (!slots.every(isKnown) || !days.some(isOpen)) return "slot_unknown";
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

/** Asked again where the holder has gone between the two statements. */
async function closeOrFindHolder(
  db: Kysely<Tables>,
  slot: Slot,
  row: ReturnType<typeof closedRow>,
): Promise<SlotClaim | undefined> {
  for (;;) {
    const [inserted] = await db
      .insertInto("slot_claims")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    if (inserted) return undefined;
    const holder = await holderOf(db, slot);
    if (holder) return holder;
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
