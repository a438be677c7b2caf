import { expect } from "vitest";
import type {
  PanelAppointment,
  PanelServicesAnswer,
  ServicesChange,
} from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { ServicesAnswer } from "../../contract/public/calls.ts";
import { paths } from "../../contract/public/paths.ts";
import type { Answer, Colleague } from "./panel.ts";
import type { Service } from "./service.ts";

export type Terms = Partial<Omit<ServicesChange["services"][number], "slug">>;

export async function services(colleague: Colleague): Promise<PanelServicesAnswer> {
  const { status, body } = await colleague.call<PanelServicesAnswer>("GET", panelPaths.services);
  expect(status).toBe(200);
  return body;
}

/** Saves the screen as it is, but for these services. */
export async function setServices(
  colleague: Colleague,
  changes: Record<string, Terms>,
  { seen, confirmed = [] }: { seen?: PanelServicesAnswer; confirmed?: string[] } = {},
): Promise<
  Answer<
    PanelServicesAnswer & {
      code?: string;
      fields?: { field: string; code: string }[];
      conflicts?: PanelAppointment[];
    }
  >
> {
  const { version, services: now } = seen ?? (await services(colleague));
  const wanted = now.map(({ slug, bookable, duration = null, note = "", price = null }) => ({
    slug,
    bookable,
    duration,
    note,
    price,
    ...changes[slug],
  }));
  return colleague.call("POST", panelPaths.services, {
    version,
    services: wanted,
    confirmed,
  });
}

/** What the site's page asks for. */
export async function offered({ url }: Service): Promise<ServicesAnswer["consultations"]> {
  const answer: ServicesAnswer = await (await fetch(url + paths.services)).json();
  return answer.consultations;
}
