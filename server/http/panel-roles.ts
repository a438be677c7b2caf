import type { FastifyRequest } from "fastify";
import { panelPaths } from "../../contract/panel/paths.ts";
import type { Staff } from "../staff/sessions.ts";

/**
 * What assistants may call: a day's work, and their own account. Whatever is not named here is for owners
 * alone, so that a new route is shut until somebody has decided; tests/api/panel/roles.test.ts names the rest.
 */
const assistantsCalls = new Set([
  `GET ${panelPaths.session}`,
  `DELETE ${panelPaths.session}`,
  `GET ${panelPaths.sessions}`,
  `DELETE ${panelPaths.sessionOf(":id")}`,
  `POST ${panelPaths.password}`,
  `POST ${panelPaths.secondFactorStart}`,
  `POST ${panelPaths.secondFactorConfirm}`,
  `POST ${panelPaths.secondFactorOff}`,
  `POST ${panelPaths.recoveryCodes}`,
  `GET ${panelPaths.confirmation}`,
  `POST ${panelPaths.confirmation}`,
  `GET ${panelPaths.security}`,
  `POST ${panelPaths.security}`,
  `GET ${panelPaths.people}`,
  `GET ${panelPaths.settings}`,
  `GET ${panelPaths.appointments}`,
  `POST ${panelPaths.appointments}`,
  `GET ${panelPaths.appointment(":id")}`,
  `POST ${panelPaths.approve(":id")}`,
  `POST ${panelPaths.cancel(":id")}`,
  `POST ${panelPaths.move(":id")}`,
  `POST ${panelPaths.noShow(":id")}`,
  `POST ${panelPaths.arrived(":id")}`,
  `POST ${panelPaths.unmark(":id")}`,
  `POST ${panelPaths.restore(":id")}`,
  `POST ${panelPaths.edit(":id")}`,
  `POST ${panelPaths.note(":id")}`,
  `POST ${panelPaths.told(":id")}`,
  `POST ${panelPaths.untold(":id")}`,
  `POST ${panelPaths.reminded(":id")}`,
  `POST ${panelPaths.undo(":id")}`,
  `POST ${panelPaths.clients}`,
  `POST ${panelPaths.knownPhone}`,
  `GET ${panelPaths.client(":id")}`,
  `POST ${panelPaths.clientNote(":id")}`,
  `POST ${panelPaths.birth(":id")}`,
  `POST ${panelPaths.block(":id")}`,
  `POST ${panelPaths.unblock(":id")}`,
  `GET ${panelPaths.places}`,
  `GET ${panelPaths.closed}`,
  `POST ${panelPaths.closed}`,
  `POST ${panelPaths.reopen}`,
  `GET ${panelPaths.audit}`,
  `GET ${panelPaths.numbers}`,
  `GET ${panelPaths.daySheet}`,
  `GET ${panelPaths.feed}`,
  `POST ${panelPaths.feed}`,
  `DELETE ${panelPaths.feed}`,
  `GET ${panelPaths.alarms}`,
  `POST ${panelPaths.closeAlarm(":kind")}`,
  `GET ${panelPaths.backup}`,
  `GET ${panelPaths.events}`,
]);

export function mayCall({ role }: Staff, { method, routeOptions }: FastifyRequest): boolean {
  const asked = method === "HEAD" ? "GET" : method;
  return role === "owner" || assistantsCalls.has(`${asked} ${routeOptions.url}`);
}
