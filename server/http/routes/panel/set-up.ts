import type { FastifyInstance } from "fastify";
import type { SetUpCheck } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { setUpCheckRequest, setUpRequest } from "../../../../contract/panel/schemas.ts";
import { isEmail, meOf, normalEmail, setUpAccount } from "../../../staff/accounts.ts";
import { deviceName } from "../../../staff/device-name.ts";
import { findLink } from "../../../staff/links.ts";
import { argon2id, passwordProblem } from "../../../staff/passwords.ts";
import type { Parts } from "../../app.ts";
import { refuse } from "../../refuse.ts";
import { sendSessionCookie } from "../../staff-session.ts";

export function addSetUpRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, academy, passwords = argon2id } = parts;

  app.post(panelPaths.setUpCheck, async (request, reply) => {
    const { data: given } = setUpCheckRequest.safeParse(request.body);
    if (!given) return refuse(reply, 400, "invalid");
    const link = await findLink(database, given.token, clock());
    if (!link) return refuse(reply, 404, "link_unknown");
    return { email: link.email } satisfies SetUpCheck;
  });

  app.post(panelPaths.setUp, async (request, reply) => {
    const { data: given } = setUpRequest.safeParse(request.body);
    if (!given) return refuse(reply, 400, "invalid");
    const { token, password } = given;
    const now = clock();
    const link = await findLink(database, token, now);
    if (!link) return refuse(reply, 404, "link_unknown");
    const email = link.email ?? normalEmail(given.email ?? "");
    if (!isEmail(email)) return refuse(reply, 400, "email_invalid");
    const problem = await passwordProblem(password, [email, academy.name]);
    if (problem) return refuse(reply, 400, problem);

    const passwordHash = await passwords.hash(password);
    const used = { token, accountId: link.accountId };
    const device = deviceName(request.headers["user-agent"]);
    const made = await setUpAccount(database, used, { email, passwordHash, device, now });
    if (!made) return refuse(reply, 404, "link_unknown");
    sendSessionCookie(reply, parts, made.token);
    return reply.code(201).send(await meOf(database, made.accountId));
  });
}
