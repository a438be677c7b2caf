import { writeProbe } from "../../database/write-probe.ts";
import { refused } from "../../refusal.ts";
import type { AppDependencies } from "../dependencies.ts";
import type { App } from "../validation.ts";

/** /healthz: the process answers. /readyz: it can also store something. */
export function addHealthRoutes(app: App, { database, clock }: AppDependencies): void {
  const tryToWrite = writeProbe(database, clock);
  app.get("/healthz", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await tryToWrite();
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, "nothing can be stored");
      return refused("unavailable", { retryAfter: 1 });
    }
  });
}
