import { randomUUID } from "node:crypto";
import { inTransaction } from "../../database/transaction.ts";
import { coalesced } from "../../live/coalesce.ts";
import { refused } from "../../refusal.ts";
import type { AppDependencies } from "../dependencies.ts";
import type { App } from "../validation.ts";

/** More than a page of the database: storing it needs new room on the disk. */
const filler = "x".repeat(8192);

/** /healthz: the process answers. /readyz: it can also write to its database. */
export function addHealthRoutes(app: App, { database }: AppDependencies): void {
  // One attempt at a time, however many ask.
  const tryToWrite = coalesced(() =>
    inTransaction(database, async (db) => {
      const id = randomUUID();
      await db.insertInto("write_probes").values({ id, filler }).execute();
      await db.deleteFrom("write_probes").where("id", "=", id).execute();
    }),
  );
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      // A damaged file may still take what is written, and lose it.
      if (database.isDamaged) return refused("unavailable", { retryAfter: 1 });
      await tryToWrite();
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, "nothing can be stored");
      return refused("unavailable", { retryAfter: 1 });
    }
  });
}
