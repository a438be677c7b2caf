import type { Kysely } from "kysely";
import type { Academy, Consultation } from "../../contract/academy.ts";
import type { OfferedService } from "../../contract/public/calls.ts";
import type { Tables } from "../database/schema.ts";
import { practiceSetting } from "../settings/settings.ts";

export type Services = { version: number; consultations: Consultation[] };

/** All consultations of the content, as the academy has set them. */
export async function servicesNow(
  db: Kysely<Tables>,
  { consultations }: Academy,
): Promise<Services> {
  const { version, value = {} } = await practiceSetting(db, "services");
  return {
    version,
    consultations: consultations.map((usual) => {
      const { duration, ...terms } = { ...usual, ...value[usual.slug] };
      return { ...terms, ...(duration && { duration }) };
    }),
  };
}

/** What the site's page has to know. A service that another host has knows nothing of the panel: there the content holds. */
export function offeredServices(usual: Consultation[], now: Consultation[]): OfferedService[] {
  return now.map(({ slug, bookable, duration }) => {
    const isUsual = usual.find((one) => one.slug === slug)?.duration === duration;
    return { slug, bookable, ...(!isUsual && { minutes: duration ?? null }) };
  });
}
