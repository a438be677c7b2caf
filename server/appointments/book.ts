import type { WorkingHours } from "../../booking/hours.ts";
import { istanbulInstant } from "../../booking/istanbul-time.ts";
import { dayOf, requestProblems } from "../../booking/request-rules.ts";
import { lengthOf } from "../../booking/services.ts";
import { isOutside } from "../../booking/slots.ts";
import type { Academy } from "../../contract/academy.ts";
import type { BookingAnswer, BookingRequest } from "../../contract/public/calls.ts";
import type { FieldProblem } from "../../contract/refusals.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/schema.ts";
import { type Refused, refused } from "../refusal.ts";
import { defaultHoursOf, hoursOf } from "../settings/hours.ts";
import { servicesNow } from "../settings/services.ts";
import { hashToken } from "../tokens.ts";
import { claimSlot, type Limits } from "./claim-slot.ts";

/** What decides which slots the site offers, for bookings and for moves by visitors. */
export type SiteRules = {
  academy: Academy;
  /** The hours if the academy has set none. */
  defaultHours: WorkingHours;
};

export function siteRulesOf({ academy, config }: { academy: Academy; config: Config }): SiteRules {
  return { academy, defaultHours: defaultHoursOf(config) };
}

/** Books a slot for a visitor. The page may send a key of its own making for the private link. */
export async function book(
  database: Database,
  request: BookingRequest,
  { academy, defaultHours, key, ...limits }: Limits & SiteRules & { key?: string },
): Promise<BookingAnswer | Refused> {
  const { now } = limits;
  const { name, phone, timeSlot, randevuTipi } = request;
  const day = dayOf(request);
  const keyHash = key && hashToken(key);
  // Repeated if hours or services change between the checks and the insert.
  for (;;) {
    const { hours, version } = await hoursOf(database.db, { defaults: defaultHours, from: day });
    const { version: services, consultations } = await servicesNow(database.db, academy);
    const type = consultations.find(({ title }) => title === randevuTipi)!;
    const rules = { now, hours, firmId: academy.firmId };
    const fields: FieldProblem[] = requestProblems(request, rules);
    if (!type.bookable) fields.push({ field: "randevuTipi", code: "type_unknown" });
    if (fields.length > 0) return refused("invalid", { fields });
    const startsAt = istanbulInstant({ day, time: timeSlot });
    const length = lengthOf(type, hours);
    const { minutes } = length;
    if (isOutside({ day, slot: timeSlot, minutes, hours })) return refused("taken");
    const slot = { day, timeSlot, startsAt, length };
    const booking = { ...slot, consultation: type.slug, name, phone, keyHash };
    const expectedVersions = { hours: version, services };
    const refusal = await claimSlot(database, booking, { ...limits, expectedVersions });
    if (refusal?.refused === "settings_changed") continue;
    return refusal ?? { date: startsAt.toISOString(), timeSlot, randevuTipi };
  }
}
