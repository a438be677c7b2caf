import { serviceProblem } from "../../booking/services.ts";
import type { Academy } from "../../contract/academy.ts";
import type { ServicesChange } from "../../contract/panel/calls.ts";
import type { StoredTerms } from "../../contract/panel/settings.ts";
import type { FieldProblem } from "../../contract/refusals.ts";
import type { Actor } from "../audit/log.ts";
import { withBookingLock } from "../database/booking-lock.ts";
import type { Database } from "../database/schema.ts";
import { type Refused, refused } from "../refusal.ts";
import { workingHoursOf } from "../settings/hours.ts";
import { changeSetting } from "../settings/settings.ts";

/** Stores the settings of all services; those that the content does not have are ignored. */
export async function changeServices(
  database: Database,
  academy: Academy,
  { version, services }: ServicesChange,
  by: { actor: Actor; now: Date },
): Promise<number | Refused> {
  const wanted = academy.consultations.flatMap(({ slug }): [string, StoredTerms][] => {
    const service = services.find((one) => one.slug === slug);
    return service ? [[slug, termsOf(service)]] : [];
  });
  return withBookingLock(database, async (db) => {
    const { hours } = await workingHoursOf(db);
    const fields = wanted.flatMap(([field, { bookable, duration }]): FieldProblem[] => {
      const terms = { bookable, duration: duration ?? undefined };
      const code = serviceProblem(terms, { slotMinutes: hours.step });
      return code ? [{ field, code }] : [];
    });
    if (fields.length > 0) return refused("invalid", { fields });
    const value = Object.fromEntries(wanted);
    return changeSetting(db, "services", { version, value }, by);
  });
}

function termsOf({ bookable, duration, note }: ServicesChange["services"][number]): StoredTerms {
  return { bookable, duration, ...(note && { note }) };
}
