import type { SecurityAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { confirmRequest } from "../../../../contract/panel/schemas.ts";
import { confirm } from "../../../staff/confirmation.ts";
import { markNewsSeen, securityEventsOf } from "../../../staff/me.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";

export function addSecurityRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts;

  app.get(panelPaths.confirmation, (_request, reply) => reply.code(204).send());

  app.post(
    panelPaths.confirmation,
    { schema: { body: confirmRequest } },
    async ({ body: { password, code = "" }, staff }, reply) =>
      (await confirm(parts, staff!, { password, code })) ?? reply.code(204).send(),
  );

  app.get(panelPaths.security, async ({ staff }) => {
    return { events: await securityEventsOf(database, staff!) } satisfies SecurityAnswer;
  });

  app.post(panelPaths.security, async ({ staff }, reply) => {
    await markNewsSeen(database, staff!, clock());
    return reply.code(204).send();
  });
}
