import type { Kysely } from "kysely";
import { hoursProblem, type WorkingHours } from "../../booking/hours.ts";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import { isOutside } from "../../booking/slots.ts";
import type { HoursAnswer, HoursChange, HoursPreview } from "../../contract/panel/hours.ts";
import {
  appointmentsIn,
  leftOutside,
  toAppointment,
  type Upcoming,
  upcoming,
} from "../appointments/read.ts";
import type { Actor } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { closuresFrom } from "../settings/closures.ts";
import { hoursOf, workingHoursOf } from "../settings/hours.ts";
import { changeSetting } from "../settings/settings.ts";

/** More than anyone reads, and a month of full days. */
const mostNamed = 200;

type At = { now: Date; defaults: WorkingHours };
type ChangeContext = At & { actor: Actor };

/** With the coming appointments that stand outside of them. */
export async function hoursAnswer({ db }: Database, at: At): Promise<HoursAnswer> {
  return {
    ...(await workingHoursOf(db, at.defaults)),
    defaults: at.defaults,
    ...(await outside(db, at)),
  };
}

/** The coming appointments that these hours would leave outside, and those that hold do not. */
export async function previewHours(
  db: Kysely<Tables>,
  hours: WorkingHours,
  { now, defaults }: At,
): Promise<HoursPreview> {
  const { hours: before } = await hoursOf(db, { defaults, from: istanbulClock(now).day });
  const after = { ...hours, closures: before.closures };
  const { named: conflicts, more } = await named(db, await leftOutside(db, { before, after, now }));
  return { conflicts, more };
}

/**
 * Refused as long as it would leave somebody outside of whom its author has not been told: by name, or that there are
 * more than are named.
 */
export function changeHours(
  database: Database,
  { version, hours, confirmed }: HoursChange,
  { actor, now, defaults }: ChangeContext,
): Promise<HoursAnswer | Refused> {
  return withBookingLock(database, async (db) => {
    const after = hours ?? defaults;
    if ((await workingHoursOf(db)).version !== version) return refused("hours_changed");
    // The ranges of a coming opening have to fit the new step, too.
    const closures = await closuresFrom(db, istanbulClock(now).day);
    if (hoursProblem({ ...after, closures })) return refused("hours_invalid");
    const { conflicts } = await previewHours(db, after, { now, defaults });
    if (conflicts.some(({ id }) => !confirmed.includes(id))) {
      return refused("hours_outside", { conflicts });
    }
    const setting = { version, value: hours ?? undefined };
    const next = await changeSetting(db, "hours", setting, { actor, now });
    return isRefused(next)
      ? refused("hours_changed")
      : hoursAnswer({ ...database, db }, { now, defaults });
  });
}

async function outside(db: Kysely<Tables>, { now, defaults }: At) {
  const { hours } = await hoursOf(db, { defaults, from: istanbulClock(now).day });
  const all = await upcoming(db, now);
  const { named: outside, more } = await named(
    db,
    all.filter(({ day, time_slot: slot, minutes }) => isOutside({ day, slot, minutes, hours })),
  );
  return { outside, more };
}

/** The next ones by name, and how many follow them. */
export async function named(db: Kysely<Tables>, all: Upcoming[]) {
  const ids = all.slice(0, mostNamed).map(({ id }) => id);
  const rows =
    ids.length > 0
      ? await appointmentsIn(db).where("id", "in", ids).orderBy("starts_at").execute()
      : [];
  return { named: rows.map(toAppointment), more: all.length - ids.length };
}
