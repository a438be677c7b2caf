import type { SessionRow } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import {
  idParams,
  keepSessionRequest,
  passwordRequest,
} from "../../../../contract/panel/schemas.ts";
import { changePassword } from "../../../accounts/accounts.ts";
import { isConfirmed } from "../../../accounts/confirmation.ts";
import { checkSessionPassword, settle } from "../../../accounts/password-check.ts";
import { argon2id, passwordProblem } from "../../../accounts/passwords.ts";
import { endSession, keepSession, sessionsOf } from "../../../accounts/sessions.ts";
import { isRefused, refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { browserOf, clearSessionCookie, sendSessionCookie } from "../../panel-session.ts";
import type { App } from "../../validation.ts";

export function addAccountRoutes(app: App, deps: AppDependencies): void {
  const { database, clock, academy, passwords = argon2id } = deps;

  app.get(panelPaths.sessions, { config: { access: "assistant" } }, async (request) => {
    const { accountId, sessionId } = request.staff!;
    const rows = await sessionsOf(database, accountId, clock());
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isThis: row.id === sessionId,
      isKept: row.is_kept === 1,
    })) satisfies SessionRow[];
  });

  app.delete(
    panelPaths.sessionOf(":id"),
    { config: { access: "assistant", confirm: true }, schema: { params: idParams } },
    async (request, reply) => {
      const staff = request.staff!;
      const { id } = request.params;
      const { name: device } = browserOf(request, deps);
      const refusal = await endSession(database, staff, { id, device }, clock());
      if (refusal) return refusal;
      if (id === staff.sessionId) clearSessionCookie(reply, deps);
      return reply.code(204).send();
    },
  );

  app.post(
    panelPaths.keepSession,
    { config: { access: "assistant", confirm: true }, schema: { body: keepSessionRequest } },
    async (request, reply) => {
      const { isKept } = request.body;
      await keepSession(database, request.staff!, isKept);
      sendSessionCookie(reply, deps, { token: browserOf(request, deps).sessionToken, isKept });
      return reply.code(204).send();
    },
  );

  app.post(
    panelPaths.password,
    { config: { access: "assistant" }, schema: { body: passwordRequest } },
    async (request, reply) => {
      const { current, next } = request.body;
      const staff = request.staff!;
      // The current password alone would be a way round the second factor.
      if (staff.hasSecondFactor && !isConfirmed(staff, clock())) return refused("confirm_needed");
      const checked = await checkSessionPassword(deps, staff, current);
      if (isRefused(checked)) return checked;
      await settle(deps, checked, undefined);
      const problem = await passwordProblem(next, [staff.email, academy.name]);
      if (problem) return refused(problem);
      const passwordHash = await passwords.hash(next);
      const verified = checked.account.password_hash;
      const change = { staff, verified, passwordHash, now: clock() };
      return (await changePassword(database, change)) ?? reply.code(204).send();
    },
  );
}
