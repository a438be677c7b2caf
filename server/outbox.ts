import type { Selectable } from "kysely";
import type { Database, Tables } from "./database/schema.ts";

/** Tables of what was committed and is still to be sent to another server. */
type Outbox = "outbox" | "push_outbox";

const minute = 60_000;
const longestWait = 6 * 60 * minute;
/** After this time a row that a crashed server took is due again. */
const sendingTakes = 5 * minute;

/**
 * Takes the oldest row that is due; other servers see it as due again only minutes later. A row whose time
 * is further ahead than the longest wait was written while the clock was ahead, and is due, too.
 */
export async function takeDue<T extends Outbox>(
  { db }: Database,
  outbox: T,
  now: Date,
): Promise<Selectable<Tables[T]> | undefined> {
  // Both tables have the columns that are named here.
  const table = outbox as "outbox";
  for (;;) {
    const due = await db
      .selectFrom(table)
      .selectAll()
      .where("sent_at", "is", null)
      .where((row) =>
        row.or([
          row("next_attempt_at", "<=", now.toISOString()),
          row("next_attempt_at", ">", after(now, longestWait)),
        ]),
      )
      .orderBy("created_at")
      .executeTakeFirst();
    if (!due) return undefined;
    const taken = await db
      .updateTable(table)
      .set({ next_attempt_at: after(now, sendingTakes), attempts: due.attempts + 1 })
      .where("id", "=", due.id)
      .where("next_attempt_at", "=", due.next_attempt_at)
      .where("sent_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (taken) return taken as unknown as Selectable<Tables[T]>;
  }
}

export async function markSent(
  { db }: Database,
  outbox: Outbox,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable(outbox as "outbox")
    .set({ sent_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Tried again after 1, 2, 4 … minutes, then every six hours without end. */
export async function reschedule(
  { db }: Database,
  outbox: Outbox,
  { id, attempts }: { id: string; attempts: number },
  now: Date,
): Promise<void> {
  const wait = Math.min(minute * 2 ** (attempts - 1), longestWait);
  await db
    .updateTable(outbox as "outbox")
    .set({ next_attempt_at: after(now, wait) })
    .where("id", "=", id)
    .execute();
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
