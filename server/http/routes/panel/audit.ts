import { panelPaths } from "../../../../contract/panel/paths.ts";
import { auditRequest } from "../../../../contract/panel/schemas.ts";
import { auditPage } from "../../../audit/log.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addAuditRoute(app: App, { database }: AppDependencies): void {
  app.get(
    panelPaths.audit,
    { config: { access: "assistant" }, schema: { querystring: auditRequest } },
    ({ query: { baslangic: from, bitis: to, sonra: after } }) =>
      auditPage(database, { from, to, after }),
  );
}
