import type { PanelSettings } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { hoursOf, usualHoursOf } from "../../../practice/hours.ts";
import { settingsVersion } from "../../../practice/settings.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";

export function addPanelSettingsRoute(app: App, { academy, database, config }: Parts): void {
  const usual = usualHoursOf(config);
  app.get(panelPaths.settings, async () => {
    // First: what is set up meanwhile is asked for again, not missed.
    const version = await settingsVersion(database);
    const { hours } = await hoursOf(database.db, usual);
    const { name, consultations } = academy;
    return { academy: name, consultations, hours, version } satisfies PanelSettings;
  });
}
