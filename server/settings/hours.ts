import { type Kysely, sql } from "kysely";
import { defaultWorkingHours, type Hours, type WorkingHours } from "../../booking/hours.ts";
import type { Config } from "../config.ts";
import type { Tables } from "../database/schema.ts";
import { closuresFrom } from "./closures.ts";
import { readSetting } from "./settings.ts";

/** The hours if the academy has set none. */
export function defaultHoursOf(
  config: Pick<Config, "BOOKING_DAYS_AHEAD" | "MIN_NOTICE_MINUTES">,
): WorkingHours {
  const { BOOKING_DAYS_AHEAD: daysAhead, MIN_NOTICE_MINUTES: minNotice } = config;
  return { ...defaultWorkingHours, daysAhead, minNotice };
}

export async function workingHoursOf(
  db: Kysely<Tables>,
  defaults: WorkingHours = defaultWorkingHours,
): Promise<{ hours: WorkingHours; version: number; isDefault: boolean }> {
  const { value, version } = await readSetting(db, "hours");
  // What was stored before there was a buffer has none.
  return { hours: { ...defaults, ...value }, version, isDefault: value === undefined };
}

type Asked = {
  /** Their grid is the same everywhere. */
  defaults?: WorkingHours;
  /** Closures that end before this day are left out. */
  from?: string;
};

/** Which slots there are, as every server reads it, each time anew; and the version of all of it. */
export async function hoursOf(
  db: Kysely<Tables>,
  { defaults, from }: Asked = {},
): Promise<{ hours: Hours; version: number }> {
  // The version first: what changes after it makes a claim be judged again.
  const version = await hoursVersion(db);
  const { hours } = await workingHoursOf(db, defaults);
  return { hours: { ...hours, closures: await closuresFrom(db, from) }, version };
}

/** Grows with every change of the working hours and of the closures. */
export async function hoursVersion(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select ${version} as version`.execute(db);
  return Number(rows[0]!.version);
}

/** For a statement that is to do nothing once either has changed. */
export function isHoursVersion(expected: number) {
  return sql<boolean>`${version} = ${expected}`;
}

const version = sql<number>`(select coalesce(sum(version), 0) from settings
  where name in ('hours', 'closures'))`;
