import type { AlarmsAnswer } from "../../../../contract/panel/alarms.ts";
import type { EraseAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { alarmRequest } from "../../../../contract/panel/schemas.ts";
import { closeAlarm, openAlarms } from "../../../alarms.ts";
import { confirmErasure } from "../../../appointments/daily-erasure.ts";
import { isRefused, refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addAlarmRoutes(app: App, { database, clock, config }: AppDependencies): void {
  app.get(
    panelPaths.alarms,
    { config: { access: "assistant" } },
    async () => ({ alarms: await openAlarms(database) }) satisfies AlarmsAnswer,
  );
  app.post(
    panelPaths.closeAlarm(":kind"),
    { config: { access: "assistant" }, schema: { params: alarmRequest } },
    async ({ params: { kind }, staff }, reply) => {
      // Only owners decide about erasures.
      if (kind === "erasure_held" && staff!.role !== "owner") return refused("owner_needed");
      const refusal = await closeAlarm(database, { kind, actor: staff, now: clock() });
      return refusal ?? reply.code(204).send();
    },
  );
  app.post(
    panelPaths.confirmErasure,
    { config: { access: "owner", confirm: true } },
    async ({ staff }) => {
      const afterDays = config.ERASE_AFTER_DAYS;
      const erased = await confirmErasure(database, { now: clock(), afterDays, actor: staff });
      return isRefused(erased) ? erased : ({ erased } satisfies EraseAnswer);
    },
  );
}
