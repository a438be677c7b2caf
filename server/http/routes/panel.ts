import { addStaffSession } from "../panel-session.ts";
import type { Parts } from "../parts.ts";
import type { App } from "../validation.ts";
import { addAccountRoutes } from "./panel/account.ts";
import { addAccountsRoutes } from "./panel/accounts.ts";
import { addAlarmRoutes } from "./panel/alarms.ts";
import { addAppointmentRoutes } from "./panel/appointments.ts";
import { addAuditRoute } from "./panel/audit.ts";
import { addBackupRoute } from "./panel/backup.ts";
import { addChangeRoutes } from "./panel/changes.ts";
import { addClientRoutes } from "./panel/clients.ts";
import { addClosedHoursRoutes } from "./panel/closed-hours.ts";
import { addDaySheetRoute } from "./panel/day-sheet.ts";
import { addEventRoute } from "./panel/events.ts";
import { addExportRoute } from "./panel/export.ts";
import { addFeedRoutes, addPublicFeedRoute } from "./panel/feed.ts";
import { addHoursRoutes } from "./panel/hours.ts";
import { addMailRoutes } from "./panel/mail.ts";
import { addMessagesRoutes } from "./panel/messages.ts";
import { addPrivacyRoutes } from "./panel/privacy.ts";
import { addSecondFactorRoutes } from "./panel/second-factor.ts";
import { addSecurityRoutes } from "./panel/security.ts";
import { addPanelServicesRoutes } from "./panel/services.ts";
import { addSetUpRoutes } from "./panel/set-up.ts";
import { addPanelSettingsRoute } from "./panel/settings.ts";
import { addSignInRoutes } from "./panel/sign-in.ts";
import { addNumbersRoute } from "./panel/statistics.ts";

/** The staff's side. Each route inside says in its `config` who may call it. */
export function addPanelRoutes(app: App, parts: Parts): void {
  addPublicFeedRoute(app, parts);
  app.register(async (panel) => {
    await addStaffSession(panel, parts);
    addSetUpRoutes(panel, parts);
    addSignInRoutes(panel, parts);
    addAccountRoutes(panel, parts);
    addAccountsRoutes(panel, parts);
    addSecondFactorRoutes(panel, parts);
    addSecurityRoutes(panel, parts);
    addAppointmentRoutes(panel, parts);
    addChangeRoutes(panel, parts);
    addClientRoutes(panel, parts);
    addClosedHoursRoutes(panel, parts);
    addHoursRoutes(panel, parts);
    addDaySheetRoute(panel, parts);
    addAlarmRoutes(panel, parts);
    addAuditRoute(panel, parts);
    addBackupRoute(panel, parts);
    addExportRoute(panel, parts);
    addNumbersRoute(panel, parts);
    addPrivacyRoutes(panel, parts);
    addFeedRoutes(panel, parts);
    addEventRoute(panel, parts);
    addPanelSettingsRoute(panel, parts);
    addPanelServicesRoutes(panel, parts);
    addMessagesRoutes(panel, parts);
    addMailRoutes(panel, parts);
  });
}
