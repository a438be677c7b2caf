import type { FastifyInstance } from "fastify";
import type { Database } from "../store/schema.ts";

/** On close, requests in flight finish, their connections end with them, then the database closes. */
export function addGracefulStop(app: FastifyInstance, { db }: Database): void {
  let stopping = false;
  app.addHook("preClose", (done) => {
    stopping = true;
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (stopping) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onClose", () => db.destroy());
}
