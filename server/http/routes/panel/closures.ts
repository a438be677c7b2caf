import { panelPaths } from "../../../../contract/panel/paths.ts";
import {
  closeRequest,
  idParams,
  reopenRequest,
  ruleRequest,
} from "../../../../contract/panel/schemas.ts";
import { changeRule, closeDays, reopen } from "../../../calendar/closures.ts";
import { defaultHoursOf } from "../../../settings/hours.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** Every quarter of an hour of as many days as can be closed at once. */
const bodyLimit = 64 * 1024;

export function addClosureRoutes(app: App, { database, clock, config }: AppDependencies): void {
  const defaults = defaultHoursOf(config);

  app.post(
    panelPaths.closed,
    { config: { access: "assistant" }, schema: { body: closeRequest }, bodyLimit },
    ({ body, staff }) => closeDays(database, body, { actor: staff, now: clock() }),
  );

  app.delete(
    panelPaths.closing(":id"),
    { config: { access: "assistant" }, schema: { params: idParams } },
    ({ params, staff }) => reopen(database, params, { actor: staff, now: clock() }),
  );

  app.post(
    panelPaths.reopen,
    { config: { access: "assistant" }, schema: { body: reopenRequest } },
    ({ body, staff }) => reopen(database, body, { actor: staff, now: clock() }),
  );

  app.post(
    panelPaths.closureRule,
    { config: { access: "owner" }, schema: { body: ruleRequest }, bodyLimit },
    ({ body, staff }) => changeRule(database, body, { actor: staff, now: clock(), defaults }),
  );
}
