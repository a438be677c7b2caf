import type { AppDependencies } from "../dependencies.ts";
import { addStaffSession } from "../panel-session.ts";
import type { App } from "../validation.ts";
import { addAccountRoutes } from "./panel/account.ts";
import { addAccountsRoutes } from "./panel/accounts.ts";
import { addAlarmRoutes } from "./panel/alarms.ts";
import { addAppointmentRoutes } from "./panel/appointments.ts";
import { addAuditRoute } from "./panel/audit.ts";
import { addBackupRoute } from "./panel/backup.ts";
import { addChangeRoutes } from "./panel/changes.ts";
import { addClientRoutes } from "./panel/clients.ts";
import { addClosureRoutes } from "./panel/closures.ts";
import { addDaySheetRoute } from "./panel/day-sheet.ts";
import { addEventRoute } from "./panel/events.ts";
import { addExportRoute } from "./panel/export.ts";
import { addFeedRoutes, addPublicFeedRoute } from "./panel/feed.ts";
import { addHoursRoutes } from "./panel/hours.ts";
import { addMailRoutes } from "./panel/mail.ts";
import { addMessagesRoutes } from "./panel/messages.ts";
import { addPasskeyRoutes } from "./panel/passkeys.ts";
import { addPrivacyRoutes } from "./panel/privacy.ts";
import { addPushRoutes } from "./panel/push.ts";
import { addSecondFactorRoutes } from "./panel/second-factor.ts";
import { addSecurityRoutes } from "./panel/security.ts";
import { addPanelServicesRoutes } from "./panel/services.ts";
import { addSetUpRoutes } from "./panel/set-up.ts";
import { addPanelSettingsRoute } from "./panel/settings.ts";
import { addSignInRoutes } from "./panel/sign-in.ts";
import { addNumbersRoute } from "./panel/statistics.ts";

/** Routes of the panel. Each one says in its `config` who may call it. */
export function addPanelRoutes(app: App, deps: AppDependencies): void {
  addPublicFeedRoute(app, deps);
  app.register(async (panel) => {
    await addStaffSession(panel, deps);
    // The panel knows by it the event of its own change. The change holds without it, too.
    panel.addHook("onSend", async ({ method }, reply) => {
      if (method === "GET" || reply.statusCode >= 300) return;
      const revision = await deps.live.revision().catch(() => undefined);
      if (revision) reply.header("x-revision", revision);
    });
    addSetUpRoutes(panel, deps);
    addSignInRoutes(panel, deps);
    addAccountRoutes(panel, deps);
    addAccountsRoutes(panel, deps);
    addSecondFactorRoutes(panel, deps);
    addSecurityRoutes(panel, deps);
    addAppointmentRoutes(panel, deps);
    addChangeRoutes(panel, deps);
    addClientRoutes(panel, deps);
    addClosureRoutes(panel, deps);
    addHoursRoutes(panel, deps);
    addDaySheetRoute(panel, deps);
    addAlarmRoutes(panel, deps);
    addAuditRoute(panel, deps);
    addBackupRoute(panel, deps);
    addExportRoute(panel, deps);
    addNumbersRoute(panel, deps);
    addPrivacyRoutes(panel, deps);
    addFeedRoutes(panel, deps);
    addEventRoute(panel, deps);
    addPanelSettingsRoute(panel, deps);
    addPanelServicesRoutes(panel, deps);
    addMessagesRoutes(panel, deps);
    addMailRoutes(panel, deps);
    addPushRoutes(panel, deps);
    addPasskeyRoutes(panel, deps);
  });
}
