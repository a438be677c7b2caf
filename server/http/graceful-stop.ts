import type { FastifyInstance } from "fastify";
import type { Connections } from "./connections.ts";
import type { AppDependencies } from "./dependencies.ts";

/** Milliseconds after which the process ends in any case. */
export const longestStop = 9000;

/** On close, requests in flight finish within their limits; then the database is closed. */
export function addGracefulStop(
  app: FastifyInstance,
  { database, live }: AppDependencies,
  connections: Connections,
): void {
  let stopped: Promise<void> | undefined;
  app.addHook("preClose", (done) => {
    stopped = connections.stop();
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (connections.isStopping()) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onClose", async () => {
    await stopped;
    await live.close();
    await database.db.destroy();
  });
}
