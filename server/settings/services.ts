import type { Kysely } from "kysely";
import { type Length, lengthOf } from "../../booking/services.ts";
import type { Academy, Consultation } from "../../contract/academy.ts";
import type { OfferedService } from "../../contract/public/calls.ts";
import type { Tables } from "../database/schema.ts";
import { workingHoursOf } from "./hours.ts";
import { readSetting } from "./settings.ts";

export type Services = { version: number; consultations: Consultation[] };

/** The consultations of the content, with the academy's settings applied. */
export async function servicesNow(
  db: Kysely<Tables>,
  { consultations }: Academy,
): Promise<Services> {
  const { version, value = {} } = await readSetting(db, "services");
  return {
    version,
    consultations: consultations.map((service) => {
      const { duration, ...terms } = { ...service, ...value[service.slug] };
      return { ...terms, ...(duration && { duration }) };
    }),
  };
}

/** How long an appointment of a consultation would be now; one that is not offered any more takes a step. */
export async function lengthNow(
  db: Kysely<Tables>,
  academy: Academy,
  isAsked: (consultation: Consultation) => boolean,
): Promise<Length> {
  const { consultations } = await servicesNow(db, academy);
  const { hours } = await workingHoursOf(db);
  return lengthOf(consultations.find(isAsked), hours);
}

/** What an appointment of a consultation costs now. */
export async function priceNow(
  db: Kysely<Tables>,
  academy: Academy,
  { consultation }: { consultation: string },
): Promise<number | null> {
  const { consultations } = await servicesNow(db, academy);
  return consultations.find(({ slug }) => slug === consultation)?.price ?? null;
}

/** What the consultation page needs to know: what can be booked, and durations that differ from the built page. */
export function offeredServices(defaults: Consultation[], now: Consultation[]): OfferedService[] {
  return now.map(({ slug, bookable, duration }) => {
    const isDefault = defaults.find((one) => one.slug === slug)?.duration === duration;
    return { slug, bookable, ...(!isDefault && { minutes: duration ?? null }) };
  });
}
