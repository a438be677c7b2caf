import { useQueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { Me } from "../../contract/panel/me.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { call } from "./api.ts";
import { sessionKey } from "./query-client.ts";
import { useChange } from "./use-change.ts";

export const MeContext = createContext<Me | undefined>(undefined);

export const useMe = (): Me => useContext(MeContext)!;

export function useSignOut(): () => void {
  const client = useQueryClient();
  const { start } = useChange(async () => {
    await call("DELETE", panelPaths.session);
    client.setQueryData(sessionKey, null);
  });
  return () => start();
}
