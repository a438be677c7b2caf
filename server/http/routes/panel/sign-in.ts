import { panelPaths } from "../../../../contract/panel/paths.ts";
import { signInRequest } from "../../../../contract/panel/schemas.ts";
import { isRefused, refused } from "../../../refusal.ts";
import { meOf } from "../../../staff/accounts.ts";
import { deviceName } from "../../../staff/device-name.ts";
import { checkPassword } from "../../../staff/password-check.ts";
import { endSession } from "../../../staff/sessions.ts";
import { signIn } from "../../../staff/sign-in.ts";
import { forgetFailures, uncountAttempt } from "../../../staff/sign-in-throttle.ts";
import { networkOf } from "../../limits.ts";
import type { Parts } from "../../parts.ts";
import { clearSessionCookie, sendSessionCookie } from "../../staff-session.ts";
import type { App } from "../../validation.ts";

export function addSignInRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts;

  app.post(panelPaths.session, { schema: { body: signInRequest } }, async (request, reply) => {
    const { email, password, code = "" } = request.body;
    const address = networkOf(request.ip);
    const checked = await checkPassword(parts, { email, password, address });
    if (isRefused(checked)) return checked;
    const { account, attempt } = checked;
    if (!account) return refused("wrong_credentials");

    const device = deviceName(request.headers["user-agent"]);
    const session = await signIn(database, { account, code: code.trim(), device, now: clock() });
    if (isRefused(session)) {
      if (session.refused === "code_needed") await uncountAttempt(database, attempt);
      return session;
    }
    await forgetFailures(database, attempt);
    sendSessionCookie(reply, parts, session.token);
    return meOf(database, account.id);
  });

  app.get(panelPaths.session, ({ staff }) => meOf(database, staff!.accountId));

  app.delete(panelPaths.session, async ({ staff }, reply) => {
    await endSession(database, staff!, staff!.sessionId, clock());
    clearSessionCookie(reply, parts);
    return reply.code(204).send();
  });
}
