import type { SecurityAnswer } from "../../../../contract/panel/me.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import {
  confirmRequest,
  newsReadRequest,
  passkeyConfirmRequest,
} from "../../../../contract/panel/schemas.ts";
import { confirm, confirmByPasskey } from "../../../accounts/confirmation.ts";
import { markNewsSeen, securityEventsOf } from "../../../accounts/me.ts";
import { passkeyOptions } from "../../../accounts/passkeys.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { relyingParty } from "../../panel-session.ts";
import type { App } from "../../validation.ts";

export function addSecurityRoutes(app: App, deps: AppDependencies): void {
  const { database, clock } = deps;

  app.get(
    panelPaths.confirmation,
    { config: { access: "assistant", confirm: true } },
    (_request, reply) => reply.code(204).send(),
  );

  app.post(
    panelPaths.confirmation,
    { config: { access: "assistant", beforeSecondFactor: true }, schema: { body: confirmRequest } },
    async ({ body: { password, code = "" }, staff }, reply) =>
      (await confirm(deps, staff!, { password, code })) ?? reply.code(204).send(),
  );

  app.post(
    panelPaths.confirmationQuestion,
    { config: { access: "assistant", beforeSecondFactor: true } },
    (request) => {
      const { accountId, sessionId } = request.staff!;
      const purpose = `confirm ${sessionId}` as const;
      return passkeyOptions(deps, { rp: relyingParty(request), purpose, accountId });
    },
  );

  app.post(
    panelPaths.confirmationByPasskey,
    {
      config: { access: "assistant", beforeSecondFactor: true },
      schema: { body: passkeyConfirmRequest },
    },
    async (request, reply) => {
      const { answer } = request.body;
      const given = { answer, rp: relyingParty(request) };
      return (await confirmByPasskey(deps, request.staff!, given)) ?? reply.code(204).send();
    },
  );

  app.get(panelPaths.security, { config: { access: "assistant" } }, async ({ staff }) => {
    return { events: await securityEventsOf(database, staff!) } satisfies SecurityAnswer;
  });

  app.post(
    panelPaths.security,
    { config: { access: "assistant" }, schema: { body: newsReadRequest } },
    async ({ body, staff }, reply) => {
      await markNewsSeen(database, staff!, body, clock());
      return reply.code(204).send();
    },
  );
}
