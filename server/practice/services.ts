import type { Kysely } from "kysely";
import { type ServiceTerms, serviceProblem } from "../../booking/services.ts";
import type { Academy, Consultation } from "../../contract/academy.ts";
import type { ServicesChange } from "../../contract/panel/calls.ts";
import type { OfferedService } from "../../contract/public/calls.ts";
import type { FieldProblem } from "../../contract/refusals.ts";
import type { Actor } from "../audit/log.ts";
import type { Database, Tables } from "../database/schema.ts";
import { inTurn } from "../database/turn.ts";
import { isRefused, type Refused, refused } from "../refusal.ts";
import { hoursOf } from "./hours.ts";
import { changePracticeSetting, practiceSetting } from "./settings.ts";

export type Services = { version: number; consultations: Consultation[] };

/** All consultations of the content, as the academy has set them. */
export async function servicesNow(
  db: Kysely<Tables>,
  { consultations }: Academy,
): Promise<Services> {
  const { version, value = {} } = await practiceSetting(db, "services");
  return {
    version,
    consultations: consultations.map((usual) => ({ ...usual, ...value[usual.slug] })),
  };
}

/** All of them or none; of a service that the content does not have nothing is kept. */
export async function changeServices(
  database: Database,
  academy: Academy,
  { version, services }: ServicesChange,
  by: { actor: Actor; now: Date },
): Promise<number | Refused> {
  const wanted = academy.consultations.flatMap(({ slug }): [string, ServiceTerms][] => {
    const service = services.find((one) => one.slug === slug);
    return service ? [[slug, termsOf(service)]] : [];
  });
  return inTurn(database, async (db) => {
    const { hours } = await hoursOf(db);
    const fields = wanted.flatMap(([field, terms]): FieldProblem[] => {
      const code = serviceProblem(terms, { slotMinutes: hours.step });
      return code ? [{ field, code }] : [];
    });
    if (fields.length > 0) return refused("invalid", { fields });
    const value = Object.fromEntries(wanted);
    const changed = await changePracticeSetting(db, "services", { version, value }, by);
    return isRefused(changed) ? refused("settings_changed") : changed;
  });
}

function termsOf({ bookable, duration, note }: ServicesChange["services"][number]): ServiceTerms {
  return { bookable, ...(duration !== null && { duration }), ...(note && { note }) };
}

/** What the site's page has to know. A service that another host has knows nothing of the panel: there the content holds. */
export function offeredServices(usual: Consultation[], now: Consultation[]): OfferedService[] {
  return now.map(({ slug, bookable, duration }) => {
    const isUsual = usual.find((one) => one.slug === slug)?.duration === duration;
    return { slug, bookable, ...(!isUsual && duration && { minutes: duration }) };
  });
}
