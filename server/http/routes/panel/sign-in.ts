import type { FastifyInstance } from "fastify";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { signInRequest } from "../../../../contract/panel/schemas.ts";
import { meOf } from "../../../staff/accounts.ts";
import { deviceName } from "../../../staff/device-name.ts";
import { endSession } from "../../../staff/sessions.ts";
import { signIn } from "../../../staff/sign-in.ts";
import { forgetFailures, takeAttemptBack } from "../../../staff/sign-in-waits.ts";
import type { Parts } from "../../app.ts";
import { checkPassword } from "../../password-check.ts";
import { refuse } from "../../refuse.ts";
import { clearSessionCookie, sendSessionCookie } from "../../staff-session.ts";

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
