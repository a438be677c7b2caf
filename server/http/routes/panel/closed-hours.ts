import type { ClosedAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { closedRequest, closeRequest, reopenRequest } from "../../../../contract/panel/schemas.ts";
import { closeHours, reopenHours } from "../../../appointments/closed-hours.ts";
import { closedSlots } from "../../../appointments/read.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** Every quarter of an hour of as many days as can be closed at once. */
const bodyLimit = 64 * 1024;

export function addClosedHoursRoutes(app: App, { database, clock }: AppDependencies): void {
  app.get(
    panelPaths.closed,
    { config: { access: "assistant" }, schema: { querystring: closedRequest } },
    async ({ query: { baslangic: from, bitis: to } }) =>
      ({ closed: await closedSlots(database.db, { from, to }) }) satisfies ClosedAnswer,
  );

  app.post(
    panelPaths.closed,
    { config: { access: "assistant" }, schema: { body: closeRequest }, bodyLimit },
    ({ body, staff }) => closeHours(database, body, { actor: staff, now: clock() }),
  );

  app.post(
    panelPaths.reopen,
    { config: { access: "assistant" }, schema: { body: reopenRequest }, bodyLimit },
    ({ body, staff }) => reopenHours(database, body.days, { actor: staff, now: clock() }),
  );
}
