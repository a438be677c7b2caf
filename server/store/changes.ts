import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Facts, Undo } from "../../booking/panel-contract.ts";
import { type Action, undoSeconds } from "../../booking/panel-words.ts";
import type { Tables } from "./schema.ts";

/** Who does it, or nobody: then the system itself. */
export type Doer = { accountId: string; email: string } | undefined;

/** What may tell of a person: kept apart from the record, so that it can be erased. */
export type Texts = { note: string; reason: string };

export type NewChange = {
  action: Action;
  appointmentId?: string;
  before?: Facts;
  after?: Facts;
  texts?: { before: Texts; after: Texts };
};

/** Adds to the record, in the transaction of the change itself. */
export async function recordChange(
  db: Kysely<Tables>,
  doer: Doer,
  now: Date,
  change: NewChange,
): Promise<Undo> {
  const id = randomUUID();
  const { action, appointmentId, before, after, texts } = change;
  await db
    .insertInto("changes")
    .values({
      id,
      at: now.toISOString(),
      account_id: doer?.accountId ?? null,
      who: doer?.email ?? "",
      action,
      appointment_id: appointmentId ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
  if (appointmentId && texts) {
    await db
      .insertInto("change_texts")
      .values({
        change_id: id,
        appointment_id: appointmentId,
        before: JSON.stringify(texts.before),
        after: JSON.stringify(texts.after),
      })
      .execute();
  }
  return { change: id, until: new Date(now.getTime() + undoSeconds * 1000).toISOString() };
}
