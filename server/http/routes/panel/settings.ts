import type { FastifyInstance } from "fastify";
import type { PanelSettings } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import type { Parts } from "../../app.ts";

export function addPanelSettingsRoute(app: FastifyInstance, { academy }: Parts): void {
  const answer: PanelSettings = { academy: academy.name, consultations: academy.consultations };
  app.get(panelPaths.settings, async () => answer);
}
