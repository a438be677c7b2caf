import type { Kysely } from "kysely";
import type { Academy, Consultation } from "../../contract/academy.ts";
import type { OfferedService } from "../../contract/public/calls.ts";
import type { Tables } from "../database/schema.ts";
import { readSetting } from "../settings/settings.ts";

export type Services = { version: number; consultations: Consultation[] };

/** All consultations of the content, as the academy has set them. */
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

/** What the site's page has to know. A service that another host has knows nothing of the panel: there the content holds. */
export function offeredServices(defaults: Consultation[], now: Consultation[]): OfferedService[] {
  return now.map(({ slug, bookable, duration }) => {
    const isDefault = defaults.find((one) => one.slug === slug)?.duration === duration;
    return { slug, bookable, ...(!isDefault && { minutes: duration ?? null }) };
  });
}
