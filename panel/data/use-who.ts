import type { PeopleAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { whoInWords } from "../../contract/panel/who.ts";
import { usePanelQuery } from "./use-panel-query.ts";

/** The name of a person in the audit log, or the address if the account has no name. */
export function useWho(): (who: string) => string {
  const { data } = usePanelQuery<PeopleAnswer>(panelPaths.people, "account", {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (who) => data?.names[who] ?? whoInWords(who);
}
