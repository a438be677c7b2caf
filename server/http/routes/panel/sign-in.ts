import type { FastifyReply } from "fastify";
import type { SignInPage } from "../../../../contract/panel/me.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { passkeySignInRequest, signInRequest } from "../../../../contract/panel/schemas.ts";
import { emailOfDevice } from "../../../accounts/devices.ts";
import { meOf } from "../../../accounts/me.ts";
import { passkeyOptions } from "../../../accounts/passkeys.ts";
import { endOfSession, endSession } from "../../../accounts/sessions.ts";
import { type SignedIn, signIn, signInByPasskey } from "../../../accounts/sign-in.ts";
import { isRefused, type Refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { networksOf } from "../../limits.ts";
import { browserOf, clearSessionCookie, relyingParty, sendCookies } from "../../panel-session.ts";
import type { App } from "../../validation.ts";

export function addSignInRoutes(app: App, deps: AppDependencies): void {
  const { database, clock } = deps;

  app.post(
    panelPaths.session,
    { config: { access: "open" }, schema: { body: signInRequest } },
    async (request, reply) => {
      const { code = "", isKept = false, ...given } = request.body;
      const typed = { ...given, code, isKept, networks: networksOf(request.ip) };
      return answer(reply, await signIn(deps, typed, browserOf(request, deps)));
    },
  );

  app.post(panelPaths.passkeyQuestion, { config: { access: "open" } }, (request) =>
    passkeyOptions(deps, { rp: relyingParty(request), purpose: "sign in" }),
  );

  app.post(
    panelPaths.passkeySession,
    { config: { access: "open" }, schema: { body: passkeySignInRequest } },
    async (request, reply) => {
      const given = {
        answer: request.body.answer,
        isKept: request.body.isKept ?? false,
        rp: relyingParty(request),
        networks: networksOf(request.ip),
      };
      return answer(reply, await signInByPasskey(deps, given, browserOf(request, deps)));
    },
  );

  async function answer(reply: FastifyReply, signedIn: SignedIn | Refused) {
    if (isRefused(signedIn)) return signedIn;
    sendCookies(reply, deps, signedIn);
    return meOf(deps, signedIn);
  }

  app.get(panelPaths.signInPage, { config: { access: "open" } }, async (request) => {
    const { sessionToken, deviceToken } = browserOf(request, deps);
    return {
      email: (await emailOfDevice(database, deviceToken)) ?? null,
      ended: (await endOfSession(database, sessionToken, clock())) ?? null,
    } satisfies SignInPage;
  });

  app.get(
    panelPaths.session,
    { config: { access: "assistant", beforeSecondFactor: true } },
    ({ staff }) => meOf(deps, staff!),
  );

  app.delete(
    panelPaths.session,
    { config: { access: "assistant", beforeSecondFactor: true } },
    async (request, reply) => {
      const staff = request.staff!;
      const ending = { id: staff.sessionId, device: browserOf(request, deps).name };
      await endSession(database, staff, ending, clock());
      clearSessionCookie(reply, deps);
      return reply.code(204).send();
    },
  );
}
