import type { HoursPreview } from "../../../../contract/panel/hours.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { hoursRequest, previewHoursRequest } from "../../../../contract/panel/schemas.ts";
import { changeHours, hoursAnswer, previewHours } from "../../../calendar/hours.ts";
import { defaultHoursOf } from "../../../settings/hours.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** Every appointment that is known to stand outside. */
const bodyLimit = 256 * 1024;

export function addHoursRoutes(app: App, { database, clock, config }: AppDependencies): void {
  const defaults = defaultHoursOf(config);

  app.get(panelPaths.hours, { config: { access: "owner" } }, () =>
    hoursAnswer(database, { now: clock(), defaults }),
  );

  app.post(
    panelPaths.previewHours,
    { config: { access: "owner" }, schema: { body: previewHoursRequest }, bodyLimit },
    ({ body: { hours } }): Promise<HoursPreview> =>
      previewHours(database.db, hours ?? defaults, { now: clock(), defaults }),
  );

  app.post(
    panelPaths.hours,
    { config: { access: "owner" }, schema: { body: hoursRequest }, bodyLimit },
    ({ body, staff }) => changeHours(database, body, { actor: staff, now: clock(), defaults }),
  );
}
