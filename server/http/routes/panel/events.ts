import { PassThrough } from "node:stream";
import type { PanelEvent } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { countPending } from "../../../appointments/read.ts";
import { isSessionOpen } from "../../../staff/sessions.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";

/** Often enough that a dead connection and an ended session are soon noticed. */
const usualHeartbeat = 20_000;

/** Server-sent events: one at once, and one after each change. An open page alone keeps no session alive. */
export function addEventRoute(app: App, parts: Parts): void {
  const { database, live, clock, heartbeat = usualHeartbeat } = parts;
  const open = new Set<PassThrough>();
  app.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });

  app.get(panelPaths.events, { exposeHeadRoute: false }, async (request, reply) => {
    const { sessionId } = request.staff!;
    const stream = new PassThrough();
    open.add(stream);
    const send = async () => {
      const event: PanelEvent = { pending: await countPending(database, clock()) };
      if (!stream.writableEnded) stream.write(`data: ${JSON.stringify(event)}\n\n`);
    };
    const beat = async () => {
      if (!(await isSessionOpen(database, sessionId, clock()))) stream.end();
      else stream.write("event: beat\ndata:\n\n");
    };
    // The connection heals itself: a question that failed ends it, and the panel asks anew.
    const orEnd = (work: Promise<void>) => void work.catch(() => stream.end());
    const unsubscribe = live.subscribe(() => orEnd(send()));
    const timer = setInterval(() => orEnd(beat()), heartbeat);
    stream.once("close", () => {
      open.delete(stream);
      clearInterval(timer);
      unsubscribe();
    });
    orEnd(send());
    return reply
      .header("content-type", "text/event-stream")
      .header("x-accel-buffering", "no")
      .send(stream);
  });
}
