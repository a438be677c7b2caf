import type { SessionRow } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { idParams, passwordRequest } from "../../../../contract/panel/schemas.ts";
import { changePassword } from "../../../accounts/accounts.ts";
import { isConfirmed } from "../../../accounts/confirmation.ts";
import { checkSessionPassword, settle } from "../../../accounts/password-check.ts";
import { argon2id, passwordProblem } from "../../../accounts/passwords.ts";
import { endSession, sessionsOf } from "../../../accounts/sessions.ts";
import { isRefused, refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { clearSessionCookie } from "../../panel-session.ts";
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
    })) satisfies SessionRow[];
  });

  app.delete(
    panelPaths.sessionOf(":id"),
    { config: { access: "assistant", confirm: true }, schema: { params: idParams } },
    async (request, reply) => {
      const staff = request.staff!;
      const { id } = request.params;
      const refusal = await endSession(database, staff, id, clock());
      if (refusal) return refusal;
      if (id === staff.sessionId) clearSessionCookie(reply, deps);
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
