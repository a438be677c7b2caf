import type { FastifyInstance } from "fastify";
import { signInRequest } from "../../../booking/panel-contract.ts";
import { panelPaths } from "../../../booking/panel-paths.ts";
import type { Parts } from "../../app.ts";
import { deviceName } from "../../device-name.ts";
import { checkPassword } from "../../plugins/password-check.ts";
import { clearSessionCookie, sendSessionCookie } from "../../plugins/staff-session.ts";
import { refuse } from "../../refusal.ts";
import { signIn } from "../../store/sign-in.ts";
import { forgetFailures, takeAttemptBack } from "../../store/sign-in-waits.ts";
import { meOf } from "../../store/staff-accounts.ts";
import { endSession } from "../../store/staff-sessions.ts";

export function addSignInRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock } = parts;

  app.post(panelPaths.session, async (request, reply) => {
    const { data: given } = signInRequest.safeParse(request.body);
    if (!given) return refuse(reply, 400, "invalid");
    const checked = await checkPassword(parts, request, reply, given);
    if (!checked) return reply;
    const { account, guess } = checked;
    if (!account) return refuse(reply, 401, "wrong_credentials");

    const now = clock();
    const device = deviceName(request.headers["user-agent"]);
    const code = given.code?.trim() ?? "";
    const outcome = await signIn(database, { account, code, device, now });
    if (outcome === "code_needed") await takeAttemptBack(database, guess);
    if (typeof outcome === "string") return refuse(reply, 401, outcome);
    await forgetFailures(database, guess);
    sendSessionCookie(reply, parts, outcome.token);
    return meOf(database, account.id);
  });

  app.get(panelPaths.session, ({ staff }) => meOf(database, staff!.accountId));

  app.delete(panelPaths.session, async ({ staff }, reply) => {
    await endSession(database, staff!, staff!.sessionId, clock());
    clearSessionCookie(reply, parts);
    return reply.code(204).send();
  });
}
