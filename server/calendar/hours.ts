import type { Kysely } from "kysely";
import type { Hours } from "../../booking/hours.ts";
import { serviceProblem } from "../../booking/services.ts";
import { isOutside } from "../../booking/slots.ts";
import type { Academy } from "../../contract/academy.ts";
import type { HoursAnswer, HoursChange, HoursPreview } from "../../contract/panel/hours.ts";
import { appointmentsIn, toAppointment } from "../appointments/read.ts";
import type { Actor } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { servicesNow } from "../services/services-now.ts";
import { hoursOf } from "../settings/hours.ts";
import { changeSetting } from "../settings/settings.ts";

/** More than anyone reads, and a month of full days. */
const mostNamed = 200;

type At = { now: Date; usual: Hours };
type Judged = At & { actor: Actor; academy: Academy };

/** With the coming appointments that stand outside of them. */
export async function hoursAnswer({ db }: Database, { now, usual }: At): Promise<HoursAnswer> {
  const set = await hoursOf(db, usual);
  const { named: outside, more } = await named(db, await outsideOf(db, set.hours, now));
  return { ...set, usual, outside, more };
}

/** The coming appointments that these hours would leave outside, and those that hold do not. */
export async function leftOutside(
  db: Kysely<Tables>,
  hours: Hours,
  { now, usual }: At,
): Promise<HoursPreview> {
  const before = (await hoursOf(db, usual)).hours;
  const left = (await outsideOf(db, hours, now)).filter(
    ({ day, time_slot: slot }) => !isOutside({ day, slot, hours: before }),
  );
  const { named: conflicts, more } = await named(db, left);
  return { conflicts, more };
}

/**
 * Refused where somebody who books on the site would have less time than the service takes, and as long as it
 * would leave somebody outside of whom its author has not been told: by name, or that there are more than are named.
 */
export function changeHours(
  database: Database,
  { version, hours, confirmed }: HoursChange,
  { actor, now, usual, academy }: Judged,
): Promise<HoursAnswer | Refused> {
  return withBookingLock(database, async (db) => {
    const after = hours ?? usual;
    if ((await hoursOf(db)).version !== version) return refused("hours_changed");
    const { consultations } = await servicesNow(db, academy);
    if (consultations.some((service) => serviceProblem(service, { slotMinutes: after.step }))) {
      return refused("step_short");
    }
    const { conflicts } = await leftOutside(db, after, { now, usual });
    if (conflicts.some(({ id }) => !confirmed.includes(id))) {
      return refused("hours_outside", { conflicts });
    }
    const setting = { version, value: hours ?? undefined };
    const next = await changeSetting(db, "hours", setting, { actor, now });
    if (isRefused(next)) return refused("hours_changed");
    const { named: outside, more } = await named(db, await outsideOf(db, after, now));
    return { hours: after, version: next, isUsual: hours === null, usual, outside, more };
  });
}

type Standing = { id: string; day: string; time_slot: string };

async function outsideOf(db: Kysely<Tables>, hours: Hours, now: Date): Promise<Standing[]> {
  const coming = await appointmentsIn(db)
    .clearSelect()
    .select(["id", "day", "time_slot"])
    .where("status", "<>", "cancelled")
    .where("starts_at", ">=", now.toISOString())
    .orderBy("starts_at")
    .execute();
  return coming.filter(({ day, time_slot: slot }) => isOutside({ day, slot, hours }));
}

/** The next ones by name, and how many follow them. */
async function named(db: Kysely<Tables>, outside: Standing[]) {
  const ids = outside.slice(0, mostNamed).map(({ id }) => id);
  const rows =
    ids.length > 0
      ? await appointmentsIn(db).where("id", "in", ids).orderBy("starts_at").execute()
      : [];
  return { named: rows.map(toAppointment), more: outside.length - ids.length };
}
