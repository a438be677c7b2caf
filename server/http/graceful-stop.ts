import type { FastifyInstance } from "fastify";
import type { Parts } from "./parts.ts";

/** On close, requests in flight finish, their connections end with them, then the database closes. */
export function addGracefulStop(app: FastifyInstance, { database, live }: Parts): void {
  let stopping = false;
  app.addHook("preClose", (done) => {
    stopping = true;
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (stopping) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onClose", async () => {
    await live.close();
    await database.db.destroy();
  });
}
