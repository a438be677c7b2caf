import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { CloseAnswer, PanelAppointment } from "../../contract/panel/calls.ts";
import { type Doer, recordChange } from "../audit/log.ts";
import type { Database, SlotClaim, Tables } from "../database/schema.ts";
import { inTransaction } from "../database/transaction.ts";
import { Refused } from "../refused.ts";
import { slotColumns } from "./change.ts";
import { toAppointment } from "./read.ts";

export type Slot = { day: string; timeSlot: string };

/** Refuses to close hours that are somebody's. */
export class HoursAreTaken extends Refused {
  readonly conflicts: PanelAppointment[];

  constructor(conflicts: PanelAppointment[]) {
    super(409, "hours_taken");
    this.conflicts = conflicts;
  }
}

/** All of them or none. What was closed already stays so, and is not part of this change. */
export function closeHours(
  database: Database,
  slots: Slot[],
  reason: string,
  { doer, now }: { doer: Doer; now: Date },
): Promise<CloseAnswer> {
  return inTransaction(database, async (db) => {
    const change = randomUUID();
    const closed: Slot[] = [];
    const conflicts: PanelAppointment[] = [];
    for (const slot of inOrder(slots)) {
      const holder = await closeOrFindHolder(db, closedRow(change, slot, reason, now));
      if (!holder) closed.push(slot);
      else if (holder.status !== "closed") conflicts.push(toAppointment(holder));
    }
    if (conflicts.length > 0) throw new HoursAreTaken(conflicts);
    if (closed.length === 0) return { closed: 0 };
    const undo = await recordChange(db, doer, now, {
      id: change,
      action: "close",
      after: { hours: byDay(closed), count: closed.length },
    });
    return { closed: closed.length, undo };
  });
}

export function reopenHours(
  database: Database,
  day: string,
  times: string[],
  { doer, now }: { doer: Doer; now: Date },
): Promise<CloseAnswer> {
  return inTransaction(database, async (db) => {
    const opened = await db
      .deleteFrom("slot_claims")
      .where("status", "=", "closed")
      .where("day", "=", day)
      .where("time_slot", "in", times)
      .returning(["time_slot", "note"])
      .execute();
    if (opened.length === 0) return { closed: 0 };
    opened.sort((a, b) => (a.time_slot < b.time_slot ? -1 : 1));
    const undo = await recordChange(db, doer, now, {
      action: "reopen",
      after: {
        hours: byDay(opened.map(({ time_slot }) => ({ day, timeSlot: time_slot }))),
        count: opened.length,
      },
      texts: { before: opened.map(({ note }) => note), after: [] },
    });
    return { closed: opened.length, undo };
  });
}

/** The id says which change closed it: an undo takes back that one only. */
export function closedRow(change: string, { day, timeSlot }: Slot, reason: string, now: Date) {
  return {
    id: `${change} ${day} ${timeSlot}`,
    ...slotColumns(day, timeSlot),
    status: "closed" as const,
    created_at: now.toISOString(),
    note: reason,
  };
}

/** Asked again where the holder has gone between the two statements. */
async function closeOrFindHolder(
  db: Kysely<Tables>,
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
    const holder = await db
      .selectFrom("slot_claims")
      .selectAll()
      .where("day", "=", row.day)
      .where("time_slot", "=", row.time_slot)
      .where("status", "<>", "cancelled")
      .executeTakeFirst();
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
