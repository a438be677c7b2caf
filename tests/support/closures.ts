import {
  type Closing,
  type Closure,
  closingsOf,
  dayGrid,
  type Opening,
  type TimeRange,
} from "../../booking/hours.ts";
import type { CloseAnswer, ClosedAnswer, PanelSettings } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { hoursOf } from "../../server/settings/hours.ts";
import type { Answer, Colleague } from "./panel.ts";
import type { Service } from "./service.ts";

/** Without times the whole day. */
export type DayTimes = { day: string; times?: string[] };

/** What a closing is asked for with. */
export function closingBody(days: DayTimes[], reason = "Tatil", step = 30) {
  return { closings: closingsOf(days, step), reason };
}

export function close(
  colleague: Colleague,
  days: DayTimes[],
  reason?: string,
): Promise<Answer<ClosedAnswer>> {
  return colleague.call("POST", panelPaths.closed, closingBody(days, reason));
}

export function reopen(
  colleague: Colleague,
  day: string,
  times: string[],
): Promise<Answer<CloseAnswer>> {
  return colleague.call("POST", panelPaths.reopen, { day, times });
}

export function weekly(changes: Partial<Closing>): Closing {
  const always = { weekday: 0, from: "", to: "", firstDay: "", lastDay: "", reason: "" };
  return { kind: "closing", ...always, ...changes };
}

export function opening(day: string, ranges: TimeRange[]): Opening {
  return { kind: "opening", day, ranges };
}

/** As every screen is told of them. */
export async function closuresNow(colleague: Colleague) {
  const { body } = await colleague.call<PanelSettings>("GET", panelPaths.settings);
  return body.hours.closures as [Closure, ...Closure[]];
}

/** A day's closed starts, each with its reason. */
export async function closedOn({ database }: Service, day: string) {
  const { hours } = await hoursOf(database.db);
  return dayGrid({ day, hours }).flatMap(({ slot, closing }) =>
    closing ? { day, timeSlot: slot, reason: closing.reason } : [],
  );
}
