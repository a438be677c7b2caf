import type { Kysely } from "kysely";
import { type Length, lengthOf, serviceProblem } from "../../booking/services.ts";
import type { Academy } from "../../contract/academy.ts";
import type { ServicesChange } from "../../contract/panel/calls.ts";
import type { StoredTerms } from "../../contract/panel/settings.ts";
import type { FieldProblem } from "../../contract/refusals.ts";
import { type Upcoming, upcoming } from "../appointments/read.ts";
import type { Actor } from "../audit/log.ts";
import { named } from "../calendar/hours.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database, Tables } from "../database/schema.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { workingHoursOf } from "../settings/hours.ts";
import { servicesNow } from "../settings/services.ts";
import { changeSetting } from "../settings/settings.ts";

/**
 * Stores the settings of all services; those that the content does not have are ignored. Coming appointments of a
 * service whose duration changes follow it, except those that would then overlap the next one: their author has to
 * know them by name.
 */
export async function changeServices(
  database: Database,
  academy: Academy,
  { version, services, confirmed }: ServicesChange,
  by: { actor: Actor; now: Date },
): Promise<number | Refused> {
  const wanted = academy.consultations.flatMap(({ slug }): [string, StoredTerms][] => {
    const service = services.find((one) => one.slug === slug);
    return service ? [[slug, termsOf(service)]] : [];
  });
  return withBookingLock(database, async (db) => {
    const fields = wanted.flatMap(([field, { duration }]): FieldProblem[] => {
      const code = serviceProblem({ duration: duration ?? undefined });
      return code ? [{ field, code }] : [];
    });
    if (fields.length > 0) return refused("invalid", { fields });
    const { consultations: before } = await servicesNow(db, academy);
    const next = await changeSetting(
      db,
      "services",
      { version, value: Object.fromEntries(wanted) },
      by,
    );
    if (isRefused(next)) return next;
    const { consultations: after } = await servicesNow(db, academy);
    const changed = after.filter(
      ({ slug, duration }) => duration !== before.find((one) => one.slug === slug)?.duration,
    );
    const { hours } = await workingHoursOf(db);
    const lengths = new Map(changed.map((service) => [service.slug, lengthOf(service, hours)]));
    const clashing = await setLengths(db, lengths, by.now);
    const { named: conflicts } = await named(db, clashing);
    const isKnown = conflicts.every(({ id }) => confirmed.includes(id));
    return isKnown ? next : refused("services_overlap", { conflicts });
  });
}

/** Of coming appointments; answers with those that keep theirs, as the next one begins too early. */
async function setLengths(
  db: Kysely<Tables>,
  lengths: Map<string, Length>,
  now: Date,
): Promise<Upcoming[]> {
  const coming = await upcoming(db, now);
  const clashing: Upcoming[] = [];
  for (const [consultation, { minutes, buffer }] of lengths) {
    const held = minutes + buffer;
    const isClashing = (one: Upcoming, index: number) =>
      one.consultation === consultation &&
      (coming[index + 1]?.held_from ?? Infinity) < one.held_from + held;
    const keeping = coming.filter(isClashing);
    clashing.push(...keeping);
    const ids = coming
      .filter((one) => one.consultation === consultation && !keeping.includes(one))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    await db
      .updateTable("slots")
      .set((row) => ({ minutes, held_to: row("held_from", "+", held) }))
      .where("id", "in", ids)
      .execute();
  }
  return clashing;
}

function termsOf(service: ServicesChange["services"][number]): StoredTerms {
  const { bookable, duration, note, price } = service;
  return { bookable, duration, ...(note && { note }), ...(price && { price }) };
}
