import { panelPaths } from "../../../../contract/panel/paths.ts";
import {
  cancelRequest,
  editRequest,
  enterRequest,
  idParams,
  moveRequest,
  noteRequest,
  notifiedRequest,
  paymentRequest,
  remindRequest,
  restoreRequest,
  versionRequest,
} from "../../../../contract/panel/schemas.ts";
import { namesOf } from "../../../accounts/list-accounts.ts";
import type { Staff } from "../../../accounts/sessions.ts";
import {
  approve,
  cancel,
  changeAppointment,
  changeNote,
  deliver,
  markArrived,
  markNoShow,
  moveTo,
  notePayment,
  type Step,
  unmark,
} from "../../../appointments/change.ts";
import { edit } from "../../../appointments/edit.ts";
import { enterAppointment } from "../../../appointments/enter.ts";
import { markNotified, markNotNotified, remind } from "../../../appointments/notified.ts";
import { restore } from "../../../appointments/restore.ts";
import { undoChange } from "../../../appointments/undo.ts";
import { changesSince } from "../../../audit/log.ts";
import type { Database } from "../../../database/schema.ts";
import { isRefused, type Refused } from "../../../refusal.ts";
import type { AppDependencies } from "../../dependencies.ts";
import type { App } from "../../validation.ts";

type OfOne = { params: { id: string }; body: { version: number }; staff?: Staff };

export function addChangeRoutes(app: App, { database, clock, academy }: AppDependencies): void {
  const slugs = academy.consultations.map(({ slug }) => slug);

  app.post(
    panelPaths.appointments,
    { config: { access: "assistant" }, schema: { body: enterRequest(slugs) } },
    async ({ body, staff }, reply) => {
      const answer = await enterAppointment(database, body, {
        actor: staff,
        now: clock(),
        academy,
      });
      return reply.code(201).send(answer);
    },
  );

  const version = {
    config: { access: "assistant" },
    schema: { params: idParams, body: versionRequest },
  } as const;
  app.post(panelPaths.approve(":id"), version, (request) => change(request, approve(academy)));
  app.post(panelPaths.noShow(":id"), version, (request) => change(request, markNoShow));
  app.post(panelPaths.arrived(":id"), version, (request) => change(request, markArrived));
  app.post(panelPaths.delivered(":id"), version, (request) => change(request, deliver));
  app.post(panelPaths.unmark(":id"), version, (request) => change(request, unmark));
  app.post(panelPaths.untold(":id"), version, (request) => change(request, markNotNotified));

  app.post(
    panelPaths.cancel(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: cancelRequest } },
    (request) => change(request, cancel(request.body.reason, request.body.isQuiet)),
  );
  app.post(
    panelPaths.move(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: moveRequest } },
    (request) => change(request, moveTo(request.body, academy)),
  );

  app.post(
    panelPaths.restore(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: restoreRequest } },
    (request) => change(request, restore(request.body.slot, academy)),
  );
  app.post(
    panelPaths.edit(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: editRequest(slugs) } },
    (request) => {
      const { version: _seen, ...wanted } = request.body;
      return change(request, edit(wanted, academy));
    },
  );

  app.post(
    panelPaths.reminded(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: remindRequest } },
    (request) => change(request, remind(request.body.isReminded)),
  );
  app.post(
    panelPaths.note(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: noteRequest } },
    (request) => change(request, changeNote(request.body.note)),
  );

  // Assistants, too: they are asked whether the money has come. Only the sums are for owners.
  app.post(
    panelPaths.payment(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: paymentRequest } },
    (request) => {
      const { version: _seen, ...payment } = request.body;
      return change(request, notePayment(payment));
    },
  );

  app.post(
    panelPaths.told(":id"),
    { config: { access: "assistant" }, schema: { params: idParams, body: notifiedRequest } },
    async ({ params: { id }, body, staff }) => {
      const notified = await markNotified(database, id, body, { actor: staff, now: clock() });
      return withChangesSince(database, { id, version: body.version ?? 0 }, notified);
    },
  );

  app.post(
    panelPaths.undo(":id"),
    { config: { access: "assistant" }, schema: { params: idParams } },
    ({ params: { id }, staff }) => undoChange(database, id, { actor: staff, now: clock() }),
  );

  async function change({ params, body, staff }: OfOne, step: Step) {
    const seen = { id: params.id, version: body.version };
    const changed = await changeAppointment(database, seen, step, { actor: staff, now: clock() });
    return withChangesSince(database, seen, changed);
  }
}

/** If the version was outdated, staff are told what was changed since, and by whom. */
async function withChangesSince<T>(
  database: Database,
  seen: { id: string; version: number },
  result: T | Refused,
): Promise<T | Refused> {
  if (!isRefused(result) || result.refused !== "changed") return result;
  const changes = await changesSince(database.db, seen.id, seen.version);
  const version = changes.at(-1)?.after?.version;
  if (version === undefined) return result;
  return { ...result, since: { changes, version, names: await namesOf(database) } };
}
