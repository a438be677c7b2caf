import type { PanelServicesAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { servicesRequest } from "../../../../contract/panel/schemas.ts";
import { isRefused } from "../../../refusal.ts";
import { changeServices } from "../../../services/services.ts";
import { workingHoursOf } from "../../../settings/hours.ts";
import { servicesNow } from "../../../settings/services.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** Twelve notes of two-byte letters exceed the default limit. */
const longestBody = 32 * 1024;

export function addPanelServicesRoutes(
  app: App,
  { database, clock, academy }: AppDependencies,
): void {
  app.get(panelPaths.services, { config: { access: "owner" } }, () => shown());
  app.post(
    panelPaths.services,
    { config: { access: "owner" }, schema: { body: servicesRequest }, bodyLimit: longestBody },
    async ({ body, staff }) => {
      const changed = await changeServices(database, academy, body, {
        actor: staff,
        now: clock(),
      });
      return isRefused(changed) ? changed : shown();
    },
  );

  async function shown(): Promise<PanelServicesAnswer> {
    const { version, consultations: services } = await servicesNow(database.db, academy);
    const { hours } = await workingHoursOf(database.db);
    return { version, services, defaults: academy.consultations, slotMinutes: hours.step };
  }
}
