import type { RecoveryCodes, SecondFactorStart } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { codeRequest } from "../../../../contract/panel/schemas.ts";
import {
  offerSecret,
  renewRecoveryCodes,
  switchOff,
  switchOn,
} from "../../../accounts/second-factors.ts";
import { enrolAddress, newSecret } from "../../../accounts/totp.ts";
import { isRefused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

export function addSecondFactorRoutes(app: App, deps: AppDependencies): void {
  const { database, keys, clock, academy } = deps;

  app.post(
    panelPaths.secondFactorStart,
    { config: { access: "assistant", confirm: true, beforeSecondFactor: true } },
    async ({ staff }) => {
      const { accountId, email } = staff!;
      const secret = newSecret();
      const refusal = await offerSecret(database, keys, { accountId, secret });
      if (refusal) return refusal;
      const address = enrolAddress({ secret, email, academy: academy.name });
      return { secret, address } satisfies SecondFactorStart;
    },
  );

  app.post(
    panelPaths.secondFactorConfirm,
    { config: { access: "assistant", beforeSecondFactor: true }, schema: { body: codeRequest } },
    async ({ body: { code }, staff }) => {
      const codes = await switchOn(database, staff!, { keys, code, now: clock() });
      return isRefused(codes) ? codes : ({ codes } satisfies RecoveryCodes);
    },
  );

  app.post(
    panelPaths.recoveryCodes,
    { config: { access: "assistant", confirm: true } },
    async ({ staff }) => {
      const codes = await renewRecoveryCodes(database, staff!, { keys, now: clock() });
      return isRefused(codes) ? codes : ({ codes } satisfies RecoveryCodes);
    },
  );

  app.post(
    panelPaths.secondFactorOff,
    { config: { access: "assistant", confirm: true } },
    async ({ staff }, reply) => {
      await switchOff(database, staff!, clock());
      return reply.code(204).send();
    },
  );
}
