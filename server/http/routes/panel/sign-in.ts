import { panelPaths } from "../../../../contract/panel/paths.ts";
import { signInRequest } from "../../../../contract/panel/schemas.ts";
import { meOf } from "../../../accounts/me.ts";
import { endSession } from "../../../accounts/sessions.ts";
import { signIn } from "../../../accounts/sign-in.ts";
import { isRefused } from "../../../refusal.ts";
import { networkOf } from "../../limits.ts";
import { browserOf, clearSessionCookie, sendCookies } from "../../panel-session.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";

export function addSignInRoutes(app: App, parts: Parts): void {
  const { database, clock } = parts;

  app.post(
    panelPaths.session,
    { config: { access: "open" }, schema: { body: signInRequest } },
    async (request, reply) => {
      const { code = "", ...given } = request.body;
      const typed = { ...given, code, address: networkOf(request.ip) };
      const signedIn = await signIn(parts, typed, browserOf(request, parts));
      if (isRefused(signedIn)) return signedIn;
      sendCookies(reply, parts, signedIn);
      return meOf(parts, signedIn);
    },
  );

  app.get(
    panelPaths.session,
    { config: { access: "assistant", beforeSecondFactor: true } },
    ({ staff }) => meOf(parts, staff!),
  );

  app.delete(
    panelPaths.session,
    { config: { access: "assistant", beforeSecondFactor: true } },
    async ({ staff }, reply) => {
      await endSession(database, staff!, staff!.sessionId, clock());
      clearSessionCookie(reply, parts);
      return reply.code(204).send();
    },
  );
}
