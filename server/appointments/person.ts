import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely, Updateable } from "kysely";
import { namesAgree } from "../../booking/name.ts";
import type { BirthRow, PersonRow, PersonTable, Tables } from "../database/schema.ts";

/**
 * Whose an appointment with this name and number is: the one client's of that number whose name agrees, else a new
 * one's. The booking lock keeps two appointments of somebody new from making two people.
 */
export async function personOf(
  db: Kysely<Tables>,
  { name, phone }: { name: string; phone: string },
  notThis: string | null = null,
): Promise<string> {
  const known = await db
    .selectFrom("slots")
    .select(["client_id", "name_folded"])
    .distinct()
    .where("phone", "=", phone)
    .where("client_id", "is not", null)
    .execute();
  const agreeing = known.filter(
    (one) => one.client_id !== notThis && namesAgree(one.name_folded ?? "", name),
  );
  const [first, second] = new Set(agreeing.map(({ client_id }) => client_id!));
  return first && !second ? first : randomUUID();
}

/** What an undo of a change of a client needs, beside the columns of the client that were changed. */
export type ClientTexts = Updateable<PersonTable> & {
  /** The client's id, by which an erasure finds these texts. */
  client?: string;
  /** None or one, before the change and after it. */
  births?: BirthRow[];
  merged?: Merged;
};

/** A client whose appointments and births became another one's. */
export type Merged = { person: PersonRow; appointments: string[]; births: string[] };

/** Their versions stay: the appointments themselves do not change. */
export async function moveAppointments(
  db: Kysely<Tables>,
  ids: string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    await setImmediate();
    await db
      .updateTable("slots")
      .set({ client_id: to })
      .where("id", "in", ids.slice(start, start + atOnce))
      .where("client_id", "=", from)
      .execute();
  }
}

/** Somebody may have hundreds. */
const atOnce = 20;
