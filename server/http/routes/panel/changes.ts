import { panelPaths } from "../../../../contract/panel/paths.ts";
import {
  cancelRequest,
  enterRequest,
  idParams,
  moveRequest,
  noteRequest,
  toldRequest,
  versionRequest,
} from "../../../../contract/panel/schemas.ts";
import {
  approval,
  cancellation,
  changeAppointment,
  markTold,
  moveTo,
  newNote,
  noShow,
  type Step,
} from "../../../appointments/change.ts";
import { enterAppointment } from "../../../appointments/enter.ts";
import { undoChange } from "../../../appointments/undo.ts";
import type { Staff } from "../../../staff/sessions.ts";
import type { Parts } from "../../parts.ts";
import type { App } from "../../validation.ts";

type OfOne = { params: { id: string }; body: { version: number }; staff?: Staff };

/** Whatever is done to appointments. */
export function addChangeRoutes(app: App, { database, clock, academy }: Parts): void {
  const slugs = academy.consultations.map(({ slug }) => slug);

  app.post(
    panelPaths.appointments,
    { schema: { body: enterRequest(slugs) } },
    async ({ body, staff }, reply) => {
      const answer = await enterAppointment(database, body, { actor: staff, now: clock() });
      return reply.code(201).send(answer);
    },
  );

  const version = { schema: { params: idParams, body: versionRequest } };
  app.post(panelPaths.approve(":id"), version, (request) => change(request, approval));
  app.post(panelPaths.noShow(":id"), version, (request) => change(request, noShow));

  const cancel = { schema: { params: idParams, body: cancelRequest } };
  app.post(panelPaths.cancel(":id"), cancel, (request) =>
    change(request, cancellation(request.body.reason)),
  );
  const move = { schema: { params: idParams, body: moveRequest } };
  app.post(panelPaths.move(":id"), move, (request) => change(request, moveTo(request.body)));

  const note = { schema: { params: idParams, body: noteRequest } };
  app.post(panelPaths.note(":id"), note, (request) => change(request, newNote(request.body.note)));

  app.post(
    panelPaths.told(":id"),
    { schema: { params: idParams, body: toldRequest } },
    ({ params: { id }, body: { channel }, staff }) =>
      markTold(database, id, channel, { actor: staff, now: clock() }),
  );

  app.post(panelPaths.undo(":id"), { schema: { params: idParams } }, ({ params: { id }, staff }) =>
    undoChange(database, id, { actor: staff, now: clock() }),
  );

  /** One step with one appointment, as its user last saw it. */
  function change({ params, body, staff }: OfOne, step: Step) {
    const seen = { id: params.id, version: body.version };
    return changeAppointment(database, seen, step, { actor: staff, now: clock() });
  }
}
