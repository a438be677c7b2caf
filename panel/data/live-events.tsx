import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Attention, LatestNews, PanelEvent } from "../../contract/panel/calls.ts";
import { defaultHeartbeat } from "../../contract/panel/limits.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { currentTime, useUpdateClock } from "./clock.tsx";
import { refresh, sessionKey } from "./query-client.ts";

/** What the last event said. What visitors did last is unknown before the first event. */
type LiveEvents = Attention &
  Partial<LatestNews> & {
    /** The newest version of the settings. */
    settings: number;
    /** Undefined after a sign of life that tells no news. */
    revision?: string | undefined;
    isConnected: boolean;
  };

const atFirst: LiveEvents = {
  pending: 0,
  toTell: 0,
  toRemind: 0,
  cancellations: 0,
  toDeliver: 0,
  toCall: 0,
  settings: 0,
  isConnected: true,
};

const LiveEventsContext = createContext(atFirst);

export const useLiveEvents = () => useContext(LiveEventsContext);

/** For title and badges: what visitors did and nobody has answered or seen. */
export function useNewsCount(): number {
  const { pending, cancellations } = useLiveEvents();
  return pending + cancellations;
}

const retryAfter = 2000;
/** Two heartbeats, so that one may be lost, and five seconds for a late one. */
const longestSilence = 2 * defaultHeartbeat + 5000;

/** Listens to the server. A lost connection is shown; after reconnecting everything is fetched again. */
export function LiveEventsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const updateClock = useUpdateClock();
  const [live, setLive] = useState(atFirst);
  useEffect(() => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout>;
    let silence: ReturnType<typeof setTimeout>;
    let heardAt: number;
    let wasConnected = false;
    function tell(news: Partial<LiveEvents> & { isConnected: boolean }) {
      updateClock();
      setLive((was) => ({ ...was, ...news }));
    }
    function listen() {
      heardAt = currentTime().getTime();
      clearTimeout(silence);
      silence = setTimeout(startAnew, longestSilence);
    }
    /** A connection can be gone without the browser noticing, as after a sleep. */
    function startAnew() {
      tell({ isConnected: false });
      connect();
    }
    function connect() {
      clearTimeout(retry);
      source?.close();
      listen();
      const opened = new EventSource(panelPaths.events);
      source = opened;
      let isFirst = true;
      opened.onopen = () => {
        isFirst = true;
      };
      opened.onmessage = ({ data }) => {
        listen();
        const { settings = 0, ...news } = JSON.parse(data) as PanelEvent;
        // Before the first event of a connection others may have been missed.
        const revision = isFirst ? undefined : news.revision;
        tell({ ...news, settings, revision, isConnected: true });
        refresh(client, "appointments", revision);
        // Another person may have signed in meanwhile, in another tab of this browser.
        if (isFirst && wasConnected) client.invalidateQueries({ queryKey: sessionKey });
        wasConnected = true;
        isFirst = false;
      };
      opened.addEventListener("beat", () => {
        listen();
        tell({ revision: undefined, isConnected: true });
      });
      opened.onerror = () => {
        tell({ isConnected: false });
        // The browser reconnects by itself, unless the server refused. Then fetching the session leads
        // to the sign-in page if the session is over.
        if (opened.readyState !== EventSource.CLOSED) return;
        retry = setTimeout(connect, retryAfter);
        client.invalidateQueries({ queryKey: sessionKey });
      };
    }
    function onVisible() {
      if (!document.hidden && currentTime().getTime() - heardAt > longestSilence) startAnew();
    }
    connect();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(retry);
      clearTimeout(silence);
      source?.close();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [client, updateClock]);
  return <LiveEventsContext value={live}>{children}</LiveEventsContext>;
}
