import type { Kysely } from "kysely";
import { type Hours, usualHours } from "../../booking/hours.ts";
import { serviceProblem } from "../../booking/services.ts";
import { isOutside } from "../../booking/slots.ts";
import type { Academy } from "../../contract/academy.ts";
import type { PanelAppointment } from "../../contract/panel/calls.ts";
import type { HoursAnswer, HoursChange } from "../../contract/panel/hours.ts";
import { appointmentsIn, toAppointment } from "../appointments/read.ts";
import type { Actor } from "../audit/log.ts";
import type { Config } from "../config.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTurn } from "../database/turn.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { servicesNow } from "./services-now.ts";
import { changePracticeSetting, practiceSetting } from "./settings.ts";

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

/** Since that moment. */
export async function haveHoursChanged(db: Kysely<Tables>, since: string): Promise<boolean> {
  const row = await db
    .selectFrom("practice_settings")
    .select("version")
    .where("name", "=", "hours")
    .where("changed_at", ">=", since)
    .executeTakeFirst();
  return row !== undefined;
}

type At = { now: Date; usual: Hours };
type By = At & { actor: Actor; academy: Academy };

/** With the coming appointments that stand outside of them. */
export async function hoursAnswer({ db }: Database, { now, usual }: At): Promise<HoursAnswer> {
  const set = await hoursOf(db, usual);
  return { ...set, usual, outside: await outsideOf(db, set.hours, now) };
}

/** The coming appointments that these hours would leave outside, and those that hold do not. */
export async function leftOutside(
  db: Kysely<Tables>,
  hours: Hours,
  { now, usual }: At,
): Promise<PanelAppointment[]> {
  const before = (await hoursOf(db, usual)).hours;
  return (await outsideOf(db, hours, now)).filter(
    ({ day, timeSlot: slot }) => !isOutside({ day, slot, hours: before }),
  );
}

/**
 * Refused where somebody who books on the site would have less time than the service takes, and as long as it
 * would leave somebody outside of whom its author has not been told.
 */
export function changeHours(
  database: Database,
  { version, hours, confirmed }: HoursChange,
  { actor, now, usual, academy }: By,
): Promise<HoursAnswer | Refused> {
  return inTurn(database, async (db) => {
    const after = hours ?? usual;
    if ((await hoursOf(db)).version !== version) return refused("hours_changed");
    const { consultations } = await servicesNow(db, academy);
    if (consultations.some((service) => serviceProblem(service, { slotMinutes: after.step }))) {
      return refused("step_short");
    }
    const conflicts = await leftOutside(db, after, { now, usual });
    if (conflicts.some(({ id }) => !confirmed.includes(id))) {
      return refused("hours_outside", { conflicts });
    }
    const setting = { version, value: hours ?? undefined };
    const next = await changePracticeSetting(db, "hours", setting, { actor, now });
    if (isRefused(next)) return refused("hours_changed");
    const outside = await outsideOf(db, after, now);
    return { hours: after, version: next, isUsual: hours === null, usual, outside };
  });
}

async function outsideOf(db: Kysely<Tables>, hours: Hours, now: Date): Promise<PanelAppointment[]> {
  const coming = await appointmentsIn(db)
    .where("status", "<>", "cancelled")
    .where("starts_at", ">=", now.toISOString())
    .orderBy("starts_at")
    .execute();
  return coming
    .filter(({ day, time_slot: slot }) => isOutside({ day, slot, hours }))
    .map(toAppointment);
}
