import type { Kysely } from "kysely";
import { type Hours, usualHours } from "../../booking/hours.ts";
import type { Config } from "../config.ts";
import type { Tables } from "../database/schema.ts";
import { practiceSetting } from "./settings.ts";

/** What holds where the academy has set nothing. */
export function usualHoursOf(
  config: Pick<Config, "BOOKING_DAYS_AHEAD" | "MIN_NOTICE_MINUTES">,
): Hours {
  const { BOOKING_DAYS_AHEAD: daysAhead, MIN_NOTICE_MINUTES: minNotice } = config;
  return { ...usualHours, daysAhead, minNotice };
}

/** As every server reads them, each time anew. The grid of the usual ones is the same everywhere. */
export async function hoursOf(
  db: Kysely<Tables>,
  usual: Hours = usualHours,
): Promise<{ hours: Hours; version: number; isUsual: boolean }> {
  const { value, version } = await practiceSetting(db, "hours");
  return { hours: value ?? usual, version, isUsual: value === undefined };
}
