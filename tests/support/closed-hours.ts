import type { CloseAnswer, HoursTaken } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Answer, Colleague } from "./panel.ts";

export function close(
  colleague: Colleague,
  days: { day: string; times?: string[] }[],
  reason = "Tatil",
): Promise<Answer<CloseAnswer & HoursTaken>> {
  return colleague.call("POST", panelPaths.closed, { days, reason });
}

export function reopen(
  colleague: Colleague,
  day: string,
  times: string[],
): Promise<Answer<CloseAnswer>> {
  return colleague.call("POST", panelPaths.reopen, { days: [{ day, times }] });
}
