import { randomUUID } from "node:crypto";
import type { Database } from "./schema.ts";
import { inTransaction } from "./transaction.ts";

/** More than a page: it needs room that may not be there. */
const filler = "x".repeat(8192);
const answerHoldsFor = 1000;

/**
 * Whether something can be stored: a row is written and removed again, to the disk. However often it is
 * asked, it is tried at most once a second.
 */
export function writeProbe(database: Database, clock: () => Date): () => Promise<void> {
  let answer: Promise<void> | undefined;
  let answeredAt: number | undefined;
  return () => {
    const isFresh =
      answeredAt === undefined || Math.abs(clock().getTime() - answeredAt) < answerHoldsFor;
    if (answer && isFresh) return answer;
    answeredAt = undefined;
    answer = probe(database).finally(() => {
      answeredAt = clock().getTime();
    });
    return answer;
  };
}

async function probe(database: Database): Promise<void> {
  const id = randomUUID();
  await inTransaction(database, async (db) => {
    await db.insertInto("write_probes").values({ id, filler }).execute();
    await db.deleteFrom("write_probes").where("id", "=", id).execute();
  });
}
