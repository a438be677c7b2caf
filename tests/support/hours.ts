import { expect } from "vitest";
import { type Closure, defaultHours, type Hours, type TimeRange } from "../../booking/hours.ts";
import type { HoursAnswer, HoursPreview } from "../../contract/panel/hours.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Answer, Colleague } from "./panel.ts";

/** The usual hours with one evening on every day of the week. */
export function everyDay(first: string, last: string, changes: Partial<Hours> = {}): Hours {
  const ranges: TimeRange[] = [{ first, last }];
  return { ...defaultHours, week: Array(7).fill(ranges), ...changes };
}

export function closure(changes: Partial<Closure>): Closure {
  return { weekday: 0, from: "", to: "", firstDay: "", lastDay: "", reason: "", ...changes };
}

export async function hoursNow(colleague: Colleague): Promise<HoursAnswer> {
  const { status, body } = await colleague.call<HoursAnswer>("GET", panelPaths.hours);
  expect(status).toBe(200);
  return body;
}

type Refusal = { code: string; message: string } & HoursPreview;

/** As whoever has just looked at them. */
export async function changeHours(
  colleague: Colleague,
  hours: Hours | null,
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
