import type { PanelSettings } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";

export function addPanelSettingsRoute(app: App, { academy }: Parts): void {
  const answer: PanelSettings = { academy: academy.name, consultations: academy.consultations };
  app.get(panelPaths.settings, async () => answer);
}
