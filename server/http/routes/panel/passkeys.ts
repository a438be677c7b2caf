import type { PasskeyInfo } from "../../../../contract/panel/passkeys.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { newPasskeyRequest, removePasskeyRequest } from "../../../../contract/panel/schemas.ts";
import {
  addPasskey,
  creationOptions,
  passkeysOf,
  removePasskey,
} from "../../../accounts/passkeys.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { browserOf, relyingParty } from "../../panel-session.ts";
import type { App } from "../../validation.ts";

export function addPasskeyRoutes(app: App, deps: AppDependencies): void {
  const { database, clock, academy } = deps;

  app.get(panelPaths.passkeys, { config: { access: "assistant" } }, async ({ staff }) => {
    const rows = await passkeysOf(database.db, staff!.accountId);
    return rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })) satisfies PasskeyInfo[];
  });

  app.post(
    panelPaths.newPasskey,
    { config: { access: "assistant", confirm: true, beforeSecondFactor: true } },
    (request) =>
      creationOptions(deps, request.staff!, { rp: relyingParty(request), academy: academy.name }),
  );

  app.post(
    panelPaths.passkeys,
    {
      config: { access: "assistant", confirm: true, beforeSecondFactor: true },
      schema: { body: newPasskeyRequest },
    },
    async (request, reply) => {
      const { name: device } = browserOf(request, deps);
      const given = { ...request.body, rp: relyingParty(request), device };
      return (await addPasskey(deps, request.staff!, given)) ?? reply.code(204).send();
    },
  );

  app.post(
    panelPaths.removePasskey,
    { config: { access: "assistant", confirm: true }, schema: { body: removePasskeyRequest } },
    async ({ body: { id }, staff }, reply) =>
      (await removePasskey(database, staff!, id, clock())) ?? reply.code(204).send(),
  );
}
