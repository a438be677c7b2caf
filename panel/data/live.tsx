import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { PanelEvent } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { call, whenChanged } from "./api.ts";

type Live = {
  /** Grows with each change on the server: whoever shows appointments asks again. */
  changes: number;
  pending: number;
  isConnected: boolean;
  /** Goes on with every sign of life: which day it is and what has passed follow it. */
  now: Date;
};

const atFirst = (): Live => ({ changes: 0, pending: 0, isConnected: true, now: new Date() });

const LiveContext = createContext<Live>(atFirst());

export const useLive = () => useContext(LiveContext);

const retryAfter = 2000;
/** The server gives a sign of life every 20 seconds. */
const longestSilence = 45_000;

/** Listens to the server; a lost connection is shown, and healed by asking everything again. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [live, setLive] = useState(atFirst);
  useEffect(() => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout>;
    let silence: ReturnType<typeof setTimeout>;
    let heardAt: number;
    const tell = (news: Partial<Live>) => setLive((was) => ({ ...was, ...news, now: new Date() }));
    const tellChange = (news: Partial<Live> = {}) =>
      setLive((was) => ({ ...was, ...news, changes: was.changes + 1, now: new Date() }));
    function listen() {
      heardAt = Date.now();
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
      opened.onmessage = ({ data }) => {
        listen();
        const { pending } = JSON.parse(data) as PanelEvent;
        tellChange({ pending, isConnected: true });
      };
      opened.addEventListener("beat", () => {
        listen();
        tell({ isConnected: true });
      });
      opened.onerror = () => {
        tell({ isConnected: false });
        // The browser tries again by itself, unless the server answered with a refusal: then whoever
        // is no longer signed in is led to the door by asking.
        if (opened.readyState !== EventSource.CLOSED) return;
        retry = setTimeout(connect, retryAfter);
        call("GET", panelPaths.session, undefined, { isUnasked: true }).catch(() => {});
      };
    }
    function onVisible() {
      if (document.hidden) return;
      if (Date.now() - heardAt > longestSilence) startAnew();
      else tell({});
    }
    connect();
    whenChanged(tellChange);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(retry);
      clearTimeout(silence);
      source?.close();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
  return <LiveContext value={live}>{children}</LiveContext>;
}
