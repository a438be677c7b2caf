import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { PanelEvent } from "../booking/panel-contract.ts";
import { panelPaths } from "../booking/panel-paths.ts";
import { call, whenChanged } from "./api.ts";

type Live = {
  /** Grows with each change on the server: whoever shows appointments asks again. */
  changes: number;
  pending: number;
  isConnected: boolean;
};

const LiveContext = createContext<Live>({ changes: 0, pending: 0, isConnected: true });

export const useLive = () => useContext(LiveContext);

const retryAfter = 2000;

/** Listens to the server; a lost connection is shown, and healed by asking everything again. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [live, setLive] = useState<Live>({ changes: 0, pending: 0, isConnected: true });
  useEffect(() => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout>;
    function connect() {
      source = new EventSource(panelPaths.events);
      source.onmessage = ({ data }) => {
        const { pending } = JSON.parse(data) as PanelEvent;
        setLive((was) => ({ changes: was.changes + 1, pending, isConnected: true }));
      };
      source.onerror = () => {
        setLive((was) => ({ ...was, isConnected: false }));
        // The browser tries again by itself, unless the server answered with a refusal: then whoever
        // is no longer signed in is led to the door by asking.
        if (source.readyState !== EventSource.CLOSED) return;
        retry = setTimeout(connect, retryAfter);
        call("GET", panelPaths.session).catch(() => {});
      };
    }
    connect();
    whenChanged(() => setLive((was) => ({ ...was, changes: was.changes + 1 })));
    return () => {
      clearTimeout(retry);
      source.close();
    };
  }, []);
  return <LiveContext value={live}>{children}</LiveContext>;
}
