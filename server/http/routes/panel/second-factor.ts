import type { FastifyInstance } from "fastify";
import type { RecoveryCodes, SecondFactorStart } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { codeRequest, secondFactorRequest } from "../../../../contract/panel/schemas.ts";
import { offerSecret, switchOff, switchOn } from "../../../staff/second-factors.ts";
import { enrolAddress, newSecret } from "../../../staff/totp.ts";
import type { Parts } from "../../app.ts";
import { confirmOwnPassword } from "../../password-check.ts";
import { refuse } from "../../refuse.ts";

export function addSecondFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, academy } = parts;

  app.post(panelPaths.secondFactorStart, async (request, reply) => {
    const { data: given } = secondFactorRequest.safeParse(request.body);
    if (!given) return refuse(reply, 400, "invalid");
    const account = await confirmOwnPassword(parts, request, reply, given.password);
    if (!account) return reply;
    const secret = newSecret();
    if (!(await offerSecret(database, account.id, secret))) {
      return refuse(reply, 409, "second_factor_is_on");
    }
    const address = enrolAddress({ secret, email: account.email, academy: academy.name });
    return { secret, address } satisfies SecondFactorStart;
  });

  app.post(panelPaths.secondFactorConfirm, async (request, reply) => {
    const { data: given } = codeRequest.safeParse(request.body);
    if (!given) return refuse(reply, 400, "invalid");
    const staff = request.staff!;
    const outcome = await switchOn(database, { staff, code: given.code, now: clock() });
    if (outcome === "second_factor_is_on") return refuse(reply, 409, outcome);
    if (outcome === "wrong_code") return refuse(reply, 400, outcome);
    return { codes: outcome } satisfies RecoveryCodes;
  });

  app.post(panelPaths.secondFactorOff, async (request, reply) => {
    const { data: given } = secondFactorRequest.safeParse(request.body);
    if (!given) return refuse(reply, 400, "invalid");
    const account = await confirmOwnPassword(parts, request, reply, given.password);
    if (!account) return reply;
    await switchOff(database, { staff: request.staff!, now: clock() });
    return reply.code(204).send();
  });
}
