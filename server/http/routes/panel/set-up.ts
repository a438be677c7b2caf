import type { SetUpCheck } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { setUpCheckRequest, setUpRequest } from "../../../../contract/panel/schemas.ts";
import { isRefused, refused } from "../../../refusal.ts";
import { isEmail, meOf, normalEmail, setUpAccount } from "../../../staff/accounts.ts";
import { deviceName } from "../../../staff/device-name.ts";
import { findLink } from "../../../staff/links.ts";
import { argon2id, passwordProblem } from "../../../staff/passwords.ts";
import type { Parts } from "../../parts.ts";
import { sendSessionCookie } from "../../staff-session.ts";
import type { App } from "../../validation.ts";

export function addSetUpRoutes(app: App, parts: Parts): void {
  const { database, clock, academy, passwords = argon2id } = parts;

  app.post(panelPaths.setUpCheck, { schema: { body: setUpCheckRequest } }, async ({ body }) => {
    const link = await findLink(database, body.token, clock());
    return isRefused(link) ? link : ({ email: link.email } satisfies SetUpCheck);
  });

  app.post(panelPaths.setUp, { schema: { body: setUpRequest } }, async (request, reply) => {
    const { token, password, email: typed = "" } = request.body;
    const now = clock();
    const link = await findLink(database, token, now);
    if (isRefused(link)) return link;
    const email = link.email ?? normalEmail(typed);
    if (!isEmail(email)) return refused("email_invalid");
    const problem = await passwordProblem(password, [email, academy.name]);
    if (problem) return refused(problem);

    const passwordHash = await passwords.hash(password);
    const used = { token, accountId: link.accountId };
    const device = deviceName(request.headers["user-agent"]);
    const made = await setUpAccount(database, used, { email, passwordHash, device, now });
    if (isRefused(made)) return made;
    sendSessionCookie(reply, parts, made.token);
    return reply.code(201).send(await meOf(database, made.accountId));
  });
}
