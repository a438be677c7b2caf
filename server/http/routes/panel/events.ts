import { PassThrough } from "node:stream";
import type { PanelEvent } from "../../../../contract/panel/calls.ts";
import { defaultHeartbeat } from "../../../../contract/panel/limits.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { isSessionOpen, openSessions } from "../../../accounts/sessions.ts";
import { countAttention, latestNews } from "../../../appointments/attention.ts";
import { coalesced } from "../../../live/coalesce.ts";
import { settingsVersion } from "../../../settings/settings.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** More open tabs than a user needs. */
const mostOfSession = 20;

/** Server-sent events: one at once, and one after each change. They do not keep the session alive. */
export function addEventRoute(app: App, deps: AppDependencies): void {
  const { database, live, clock, heartbeat = defaultHeartbeat } = deps;
  /** Streams by session, the oldest first. */
  const open = new Map<string, Set<PassThrough>>();
  const everyStream = () => [...open.values()].flatMap((streams) => [...streams]);
  const news = coalesced(async () => {
    const now = clock();
    // Read first: what is committed after it has an event of its own.
    const revision = await live.revision();
    const settings = await settingsVersion(database);
    const event: PanelEvent = {
      ...(await countAttention(database, now)),
      ...(await latestNews(database, now)),
      ...(settings > 0 && { settings }),
      revision,
    };
    return `data: ${JSON.stringify(event)}\n\n`;
  });
  /** Counts once for all listeners, and ends those whose session has ended. On an error all end, and the panels connect again. */
  const sendToAll = coalesced(async () => {
    if (open.size === 0) return;
    try {
      const text = await news();
      const sessions = await openSessions(database, [...open.keys()], clock());
      for (const [session, streams] of open) {
        for (const stream of streams) {
          if (sessions.has(session)) send(stream, text);
          else stream.end();
        }
      }
    } catch {
      for (const stream of everyStream()) stream.end();
    }
  });
  const unsubscribe = live.subscribe(() => void sendToAll());
  app.addHook("preClose", async () => {
    unsubscribe();
    for (const stream of everyStream()) stream.end();
  });

  app.get(
    panelPaths.events,
    { config: { access: "assistant" }, exposeHeadRoute: false },
    async (request, reply) => {
      const { sessionId } = request.staff!;
      const stream = new PassThrough();
      const ofSession = open.get(sessionId) ?? new Set();
      // Closes the oldest, which may be a tab that is gone.
      if (ofSession.size >= mostOfSession) ofSession.values().next().value!.end();
      open.set(sessionId, ofSession.add(stream));
      const beat = async () => {
        if (!(await isSessionOpen(database, sessionId, clock()))) stream.end();
        else send(stream, "event: beat\ndata:\n\n");
      };
      const orEnd = (work: Promise<void>) => void work.catch(() => stream.end());
      const timer = setInterval(() => orEnd(beat()), heartbeat);
      stream.once("close", () => {
        clearInterval(timer);
        ofSession.delete(stream);
        if (ofSession.size === 0) open.delete(sessionId);
      });
      orEnd(news().then((text) => send(stream, text)));
      return reply
        .header("content-type", "text/event-stream")
        .header("x-accel-buffering", "no")
        .send(stream);
    },
  );
}

function send(stream: PassThrough, text: string): void {
  if (!stream.writableEnded) stream.write(text);
}
