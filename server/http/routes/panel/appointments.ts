import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { slotProblem } from "../../../../booking/slots.ts";
import { bookableOnes } from "../../../../contract/academy.ts";
import type { CardAnswer, ListAnswer } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import {
  cancelRequest,
  enterRequest,
  listRequest,
  moveRequest,
  noteRequest,
  toldRequest,
  versionRequest,
} from "../../../../contract/panel/schemas.ts";
import type { FieldProblem } from "../../../../contract/refusals.ts";
import {
  approval,
  cancellation,
  changeAppointment,
  enterAppointment,
  moveTo,
  newNote,
  noShow,
  recordTold,
  type Step,
} from "../../../appointments/change.ts";
import { countPending } from "../../../appointments/pending.ts";
import {
  appointmentOf,
  listAppointments,
  neighboursOf,
  othersOf,
} from "../../../appointments/read.ts";
import { undoChange } from "../../../appointments/undo.ts";
import { changesOf } from "../../../audit/log.ts";
import { recordView, viewsOf } from "../../../audit/looks.ts";
import type { Parts } from "../../app.ts";
import { refuse } from "../../refuse.ts";
import { isUnasked } from "../../staff-session.ts";
import { fieldProblems } from "../../validation.ts";
import { answerOrRefuse } from "./refusing.ts";

/** Asking for the head alone would leave the same traces as looking. */
const withoutHead = { exposeHeadRoute: false };

type OfOne = FastifyRequest<{ Params: { id: string } }>;

export function addAppointmentRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, live, academy } = parts;
  const entryOf = enterRequest(bookableOnes(academy.consultations).map(({ slug }) => slug));

  app.get(panelPaths.appointments, async (request, reply) => {
    const now = clock();
    const { data: asked } = listRequest.safeParse(request.query);
    if (!asked) return refuse(reply, 400, "invalid");
    const { baslangic: from, bitis: to, durum: outcome, tip: type, ara: search } = asked;
    const listed = await listAppointments(database, { from, to, outcome, type, search }, now);
    return { ...listed, pending: await countPending(database, now) } satisfies ListAnswer;
  });

  app.get(panelPaths.appointment(":id"), withoutHead, async (request: OfOne, reply) => {
    const appointment = await appointmentOf(database.db, request.params.id);
    if (!appointment) return refuse(reply, 404, "not_found");
    if (!isUnasked(request)) await recordView(database, request.staff!, appointment.id, clock());
    return {
      appointment,
      ...(await neighboursOf(database, appointment)),
      others: await othersOf(database, appointment),
      changes: await changesOf(database, appointment.id),
      views: await viewsOf(database, appointment.id),
    } satisfies CardAnswer;
  });

  app.post(panelPaths.appointments, async (request, reply) => {
    const now = clock();
    const { data: entry, error } = entryOf.safeParse(request.body);
    const problems = error ? fieldProblems(error) : slotProblems(entry, now);
    if (!entry || problems.length > 0) return refuse(reply, 400, "invalid", problems);
    const { consultation: type, ...rest } = entry;
    return answerOrRefuse(reply, async () => {
      const by = { doer: request.staff, now };
      const answer = await enterAppointment(database, { ...rest, type }, by);
      live.announce();
      return reply.code(201).send(answer);
    });
  });

  app.post(panelPaths.move(":id"), async (request: OfOne, reply) => {
    const now = clock();
    const { data: wanted, error } = moveRequest.safeParse(request.body);
    if (!wanted) return refuse(reply, 400, "invalid", fieldProblems(error));
    const { day, timeSlot } = wanted;
    const appointment = await appointmentOf(database.db, request.params.id);
    if (!appointment) return refuse(reply, 404, "not_found");
    const problems = slotProblems(wanted, now);
    if (problems.length > 0) return refuse(reply, 400, "invalid", problems);
    // Its own slot is not free either: nothing would move.
    if (day === appointment.day && timeSlot === appointment.timeSlot) {
      return refuse(reply, 409, "slot_taken");
    }
    return change(request, reply, wanted, moveTo(day, timeSlot), now);
  });

  addStep(panelPaths.approve(":id"), versionRequest, () => approval);
  addStep(panelPaths.cancel(":id"), cancelRequest, ({ reason }) => cancellation(reason));
  addStep(panelPaths.noShow(":id"), versionRequest, (_wanted, now) => noShow(now));
  addStep(panelPaths.note(":id"), noteRequest, ({ note }) => newNote(note));

  app.post(panelPaths.told(":id"), async (request: OfOne, reply) => {
    const { data: wanted } = toldRequest.safeParse(request.body);
    if (!wanted) return refuse(reply, 400, "invalid");
    const by = { doer: request.staff, now: clock() };
    return answerOrRefuse(reply, async () => {
      const answer = await recordTold(database, request.params.id, wanted.channel, by);
      live.announce();
      return answer;
    });
  });

  app.post(panelPaths.undo(":id"), (request: OfOne, reply) =>
    answerOrRefuse(reply, async () => {
      const by = { doer: request.staff!, now: clock() };
      const answer = await undoChange(database, request.params.id, by);
      live.announce();
      return answer;
    }),
  );

  function addStep<T extends { version: number }>(
    path: string,
    body: z.ZodType<T>,
    stepFor: (wanted: T, now: Date) => Step,
  ): void {
    app.post(path, async (request: OfOne, reply) => {
      const now = clock();
      const { data: wanted } = body.safeParse(request.body);
      if (!wanted) return refuse(reply, 400, "invalid");
      return change(request, reply, wanted, stepFor(wanted, now), now);
    });
  }

  /** One step with one appointment, as its user last saw it. */
  function change(
    request: OfOne,
    reply: FastifyReply,
    { version }: { version: number },
    step: Step,
    now: Date,
  ) {
    return answerOrRefuse(reply, async () => {
      const seen = { id: request.params.id, version };
      const answer = await changeAppointment(database, seen, step, { doer: request.staff, now });
      live.announce();
      return answer;
    });
  }
}

/** The grid and the clock hold for the academy as for its visitors; how far ahead is its own affair. */
function slotProblems(
  { day, timeSlot: slot }: { day: string; timeSlot: string },
  now: Date,
): FieldProblem[] {
  const code = slotProblem({ day, slot, now });
  return code ? [{ field: "timeSlot", code }] : [];
}
