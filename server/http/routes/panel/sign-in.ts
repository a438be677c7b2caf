import { panelPaths } from "../../../../contract/panel/paths.ts";
import { signInRequest } from "../../../../contract/panel/schemas.ts";
import { meOf } from "../../../accounts/me.ts";
import { endSession } from "../../../accounts/sessions.ts";
import { signIn } from "../../../accounts/sign-in.ts";
import { isRefused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { networksOf } from "../../limits.ts";
import { browserOf, clearSessionCookie, sendCookies } from "../../panel-session.ts";
import type { App } from "../../validation.ts";

export function addSignInRoutes(app: App, deps: AppDependencies): void {
  const { database, clock } = deps;

  app.post(
    panelPaths.session,
    { config: { access: "open" }, schema: { body: signInRequest } },
    async (request, reply) => {
      const { code = "", ...given } = request.body;
      const typed = { ...given, code, networks: networksOf(request.ip) };
      const signedIn = await signIn(deps, typed, browserOf(request, deps));
      if (isRefused(signedIn)) return signedIn;
      sendCookies(reply, deps, signedIn);
      return meOf(deps, signedIn);
    },
  );

  app.get(
    panelPaths.session,
    { config: { access: "assistant", beforeSecondFactor: true } },
    ({ staff }) => meOf(deps, staff!),
  );

  app.delete(
    panelPaths.session,
    { config: { access: "assistant", beforeSecondFactor: true } },
    async ({ staff }, reply) => {
      await endSession(database, staff!, staff!.sessionId, clock());
      clearSessionCookie(reply, deps);
      return reply.code(204).send();
    },
  );
}
