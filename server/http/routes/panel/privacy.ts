import type { EraseAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { eraseRequest } from "../../../../contract/panel/schemas.ts";
import { checkErasure, erasePhone } from "../../../appointments/erase.ts";
import { isRefused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addPrivacyRoutes(app: App, { database, clock }: AppDependencies): void {
  app.post(
    panelPaths.eraseCheck,
    { config: { access: "owner" }, schema: { body: eraseRequest } },
    ({ body, staff }) => checkErasure(database, clock(), staff!, body.phone),
  );
  app.post(
    panelPaths.erase,
    { config: { access: "owner", confirm: true }, schema: { body: eraseRequest } },
    async ({ body, staff }) => {
      const erased = await erasePhone(database, clock(), staff, body.phone);
      return isRefused(erased) ? erased : ({ erased } satisfies EraseAnswer);
    },
  );
}
