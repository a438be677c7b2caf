import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import type { PanelSettings } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { messagesNow } from "../../../messages/messages.ts";
import { defaultHoursOf, hoursOf } from "../../../settings/hours.ts";
import { servicesNow } from "../../../settings/services.ts";
import { settingsVersion } from "../../../settings/settings.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addPanelSettingsRoute(
  app: App,
  { academy, database, clock, config }: AppDependencies,
): void {
  const defaults = defaultHoursOf(config);
  app.get(panelPaths.settings, { config: { access: "assistant" } }, async () => {
    // The version is read first: if anything read after it is newer, the panel fetches again.
    const version = await settingsVersion(database);
    const { hours } = await hoursOf(database.db, { defaults, from: istanbulClock(clock()).day });
    const { consultations } = await servicesNow(database.db, academy);
    const { messages } = await messagesNow(database.db);
    const { name, placeholders } = academy;
    return {
      version,
      academy: name,
      consultations,
      hours,
      messages,
      placeholders,
    } satisfies PanelSettings;
  });
}
