import { expect } from "vitest";
import {
  defaultWorkingHours,
  type NewClosure,
  type TimeRange,
  type WorkingHours,
} from "../../booking/hours.ts";
import type { RuleAnswer } from "../../contract/panel/calls.ts";
import type { HoursAnswer, HoursPreview } from "../../contract/panel/hours.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Answer, Colleague } from "./panel.ts";

/** The default hours with one evening on every day of the week. */
export function everyDay(
  first: string,
  last: string,
  changes: Partial<WorkingHours> = {},
): WorkingHours {
  const ranges: TimeRange[] = [{ first, last }];
  return { ...defaultWorkingHours, week: Array(7).fill(ranges), ...changes };
}

export async function hoursNow(colleague: Colleague): Promise<HoursAnswer> {
  const { status, body } = await colleague.call<HoursAnswer>("GET", panelPaths.hours);
  expect(status).toBe(200);
  return body;
}

/** Adds a weekly closing or an opening; with an id in place of that one. */
export function setRule(
  colleague: Colleague,
  rule: NewClosure | undefined,
  { id, confirmed = [] }: { id?: string; confirmed?: string[] } = {},
): Promise<Answer<RuleAnswer & Refusal>> {
  return colleague.call("POST", panelPaths.closureRule, { id, rule, confirmed });
}

type Refusal = { code: string; message: string } & HoursPreview;

/** With the version just read. */
export async function changeHours(
  colleague: Colleague,
  hours: WorkingHours | null,
  confirmed: string[] = [],
): Promise<Answer<HoursAnswer & Refusal>> {
  const { version } = await hoursNow(colleague);
  return colleague.call("POST", panelPaths.hours, { version, hours, confirmed });
}

/** A change that must succeed. */
export async function setHours(...asked: Parameters<typeof changeHours>): Promise<HoursAnswer> {
  const { status, body } = await changeHours(...asked);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
