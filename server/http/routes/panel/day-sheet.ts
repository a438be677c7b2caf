import type { DaySheetAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { daySheetRequest } from "../../../../contract/panel/schemas.ts";
import { appointmentsOn } from "../../../appointments/read.ts";
import { recordViews } from "../../../audit/access-log.ts";
import { factsBehind } from "../../../clients/read.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

/** The appointments of a day, for printing. Counts as a view of each of them. */
export function addDaySheetRoute(app: App, { database, clock }: AppDependencies): void {
  // A HEAD request would be recorded as a view.
  app.get(
    panelPaths.daySheet,
    {
      config: { access: "assistant" },
      schema: { querystring: daySheetRequest },
      exposeHeadRoute: false,
    },
    async ({ query: { gun }, staff }) => {
      const booked = await appointmentsOn(database, gun);
      const appointments = booked.filter(({ status }) => status !== "cancelled");
      const ids = appointments.map(({ id }) => id);
      await recordViews(database, staff!, ids, clock());
      const clients = await factsBehind(database, appointments);
      return {
        appointments: appointments.map((one, index) => ({ ...one, client: clients[index]! })),
      } satisfies DaySheetAnswer;
    },
  );
}
