import type { SetUpCheck } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { setUpCheckRequest, setUpRequest } from "../../../../contract/panel/schemas.ts";
import { isEmail, normalEmail } from "../../../accounts/accounts.ts";
import { findLink } from "../../../accounts/links.ts";
import { meOf } from "../../../accounts/me.ts";
import { argon2id, passwordProblem } from "../../../accounts/passwords.ts";
import { setUpAccount } from "../../../accounts/sign-in.ts";
import { isRefused, refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { browserOf, sendCookies } from "../../panel-session.ts";
import type { App } from "../../validation.ts";

export function addSetUpRoutes(app: App, deps: AppDependencies): void {
  const { database, clock, academy, passwords = argon2id } = deps;

  app.post(
    panelPaths.setUpCheck,
    { config: { access: "open" }, schema: { body: setUpCheckRequest } },
    async ({ body }) => {
      const link = await findLink(database, body.token, clock());
      if (isRefused(link)) return link;
      return { email: link.email, name: link.name } satisfies SetUpCheck;
    },
  );

  app.post(
    panelPaths.setUp,
    { config: { access: "open" }, schema: { body: setUpRequest } },
    async (request, reply) => {
      const { token, password, email: typed = "" } = request.body;
      const now = clock();
      const link = await findLink(database, token, now);
      if (isRefused(link)) return link;
      const email = link.email ?? normalEmail(typed);
      const name = link.name || (request.body.name ?? "");
      if (!isEmail(email)) return refused("email_invalid");
      const problem = await passwordProblem(password, [email, academy.name]);
      if (problem) return refused(problem);

      const passwordHash = await passwords.hash(password);
      const used = { token, accountId: link.accountId };
      const browser = browserOf(request, deps);
      const made = await setUpAccount(database, used, { email, name, passwordHash, browser, now });
      if (isRefused(made)) return made;
      sendCookies(reply, deps, made);
      return reply.code(201).send(await meOf(deps, made));
    },
  );
}
