import type { RecoveryCodes, SecondFactorStart } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { codeRequest, secondFactorRequest } from "../../../../contract/panel/schemas.ts";
import { isRefused } from "../../../refusal.ts";
import { confirmOwnPassword } from "../../../staff/password-check.ts";
import { offerSecret, switchOff, switchOn } from "../../../staff/second-factors.ts";
import { enrolAddress, newSecret } from "../../../staff/totp.ts";
import { networkOf } from "../../limits.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";

export function addSecondFactorRoutes(app: App, parts: Parts): void {
  const { database, clock, academy } = parts;
  const schema = { body: secondFactorRequest };

  app.post(panelPaths.secondFactorStart, { schema }, async ({ body, ip, staff }) => {
    const given = { password: body.password, address: networkOf(ip) };
    const account = await confirmOwnPassword(parts, staff!, given);
    if (isRefused(account)) return account;
    const secret = newSecret();
    const refusal = await offerSecret(database, account.id, secret);
    if (refusal) return refusal;
    const address = enrolAddress({ secret, email: account.email, academy: academy.name });
    return { secret, address } satisfies SecondFactorStart;
  });

  app.post(
    panelPaths.secondFactorConfirm,
    { schema: { body: codeRequest } },
    async ({ body: { code }, staff }) => {
      const codes = await switchOn(database, { staff: staff!, code, now: clock() });
      return isRefused(codes) ? codes : ({ codes } satisfies RecoveryCodes);
    },
  );

  app.post(panelPaths.secondFactorOff, { schema }, async ({ body, ip, staff }, reply) => {
    const given = { password: body.password, address: networkOf(ip) };
    const account = await confirmOwnPassword(parts, staff!, given);
    if (isRefused(account)) return account;
    await switchOff(database, { staff: staff!, now: clock() });
    return reply.code(204).send();
  });
}
