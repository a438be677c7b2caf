import type { Kysely } from "kysely";
import { defaultHours, type Hours } from "../../booking/hours.ts";
import type { Config } from "../config.ts";
import type { Tables } from "../database/schema.ts";
import { readSetting } from "./settings.ts";

/** What holds where the academy has set nothing. */
export function defaultHoursOf(
  config: Pick<Config, "BOOKING_DAYS_AHEAD" | "MIN_NOTICE_MINUTES">,
): Hours {
  const { BOOKING_DAYS_AHEAD: daysAhead, MIN_NOTICE_MINUTES: minNotice } = config;
  return { ...defaultHours, daysAhead, minNotice };
}

/** As every server reads them, each time anew. The grid of the usual ones is the same everywhere. */
export async function hoursOf(
  db: Kysely<Tables>,
  fallback: Hours = defaultHours,
): Promise<{ hours: Hours; version: number; isUsual: boolean }> {
  const { value, version } = await readSetting(db, "hours");
  return { hours: value ?? fallback, version, isUsual: value === undefined };
}
