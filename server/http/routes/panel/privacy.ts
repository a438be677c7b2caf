import type { EraseAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { eraseRequest, idParams } from "../../../../contract/panel/schemas.ts";
import type { Staff } from "../../../accounts/sessions.ts";
import { checkErasure, eraseClients, type Whose } from "../../../appointments/erase.ts";
import { isRefused, type Refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addPrivacyRoutes(app: App, { database, clock }: AppDependencies): void {
  const check = { access: "owner" } as const;
  const confirm = { access: "owner", confirm: true } as const;
  app.post(
    panelPaths.eraseCheck,
    { config: check, schema: { body: eraseRequest } },
    ({ body, staff }) => checkErasure(database, clock(), staff!, body),
  );
  app.post(
    panelPaths.checkErasure(":id"),
    { config: check, schema: { params: idParams } },
    ({ params: { id }, staff }) => checkErasure(database, clock(), staff!, { client: id }),
  );
  app.post(
    panelPaths.erase,
    { config: confirm, schema: { body: eraseRequest } },
    ({ body, staff }) => erase(body, staff),
  );
  app.post(
    panelPaths.eraseClient(":id"),
    { config: confirm, schema: { params: idParams } },
    ({ params: { id }, staff }) => erase({ client: id }, staff),
  );

  async function erase(whose: Whose, staff?: Staff): Promise<EraseAnswer | Refused> {
    const erased = await eraseClients(database, clock(), staff, whose);
    return isRefused(erased) ? erased : { erased };
  }
}
