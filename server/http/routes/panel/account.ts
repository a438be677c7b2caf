import type { FastifyInstance } from "fastify";
import type { SessionRow } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { passwordRequest } from "../../../../contract/panel/schemas.ts";
import { changePassword } from "../../../staff/accounts.ts";
import { argon2id, passwordProblem } from "../../../staff/passwords.ts";
import { endSession, sessionsOf } from "../../../staff/sessions.ts";
import type { Parts } from "../../app.ts";
import { confirmOwnPassword } from "../../password-check.ts";
import { refuse } from "../../refuse.ts";
import { clearSessionCookie } from "../../staff-session.ts";

export function addAccountRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, academy, passwords = argon2id } = parts;

  app.get(panelPaths.sessions, async (request) => {
    const { accountId, sessionId } = request.staff!;
    const rows = await sessionsOf(database, accountId, clock());
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isThis: row.id === sessionId,
    })) satisfies SessionRow[];
  });

  app.delete<{ Params: { id: string } }>(panelPaths.sessionOf(":id"), async (request, reply) => {
    const staff = request.staff!;
    const { id } = request.params;
    if (!(await endSession(database, staff, id, clock()))) return refuse(reply, 404, "not_found");
    if (id === staff.sessionId) clearSessionCookie(reply, parts);
    return reply.code(204).send();
  });

  app.post(panelPaths.password, async (request, reply) => {
    const { data: given } = passwordRequest.safeParse(request.body);
    if (!given) return refuse(reply, 400, "invalid");
    const staff = request.staff!;
    const account = await confirmOwnPassword(parts, request, reply, given.current);
    if (!account) return reply;
    const problem = await passwordProblem(given.next, [staff.email, academy.name]);
    if (problem) return refuse(reply, 400, problem);
    const passwordHash = await passwords.hash(given.next);
    const verified = account.password_hash;
    const change = { staff, verified, passwordHash, now: clock() };
    if (!(await changePassword(database, change))) return refuse(reply, 403, "wrong_password");
    return reply.code(204).send();
  });
}
