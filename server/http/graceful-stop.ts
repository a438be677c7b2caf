import type { FastifyInstance } from "fastify";
import type { Connections } from "./connections.ts";
import type { AppDependencies } from "./dependencies.ts";

/** In milliseconds; whatever is left then ends with the process. */
export const longestStop = 9000;

/**
 * On close, requests in flight finish, within their time, and their connections end with them; then
 * the database closes.
 */
export function addGracefulStop(
  app: FastifyInstance,
  { database, live }: AppDependencies,
  connections: Connections,
): void {
  let stopping = false;
  let stopped: Promise<void> | undefined;
  app.addHook("preClose", (done) => {
    stopping = true;
    stopped = connections.stop();
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (stopping) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onClose", async () => {
    await stopped;
    await live.close();
    await database.db.destroy();
  });
}
