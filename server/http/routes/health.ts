import { sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { refused } from "../../refusal.ts";
import type { App } from "../validation.ts";

/** /healthz: the process answers. /readyz: it can also reach its database. */
export function addHealthRoutes(app: App, { db }: Database): void {
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await sql`select 1`.execute(db);
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, "database does not answer");
      return refused("unavailable");
    }
  });
}
