import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { istanbulClock } from "../../../../booking/istanbul-time.ts";
import { hasPassed, slotsOf } from "../../../../booking/slots.ts";
import type { ClosedAnswer, HoursTaken } from "../../../../contract/panel/calls.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { panelRefusals } from "../../../../contract/panel/refusals.ts";
import { closedRequest, closeRequest, reopenRequest } from "../../../../contract/panel/schemas.ts";
import type { FieldProblem } from "../../../../contract/refusals.ts";
import {
  closeHours,
  HoursAreTaken,
  reopenHours,
  type Slot,
} from "../../../appointments/closed-hours.ts";
import { closedSlots } from "../../../appointments/read.ts";
import type { Parts } from "../../app.ts";
import { refuse } from "../../refuse.ts";

type Days = z.infer<typeof closeRequest>["days"];

export function addClosedHoursRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock, live } = parts;

  app.get(panelPaths.closed, async (request, reply) => {
    const { data: asked } = closedRequest.safeParse(request.query);
    if (!asked) return refuse(reply, 400, "invalid");
    const closed = await closedSlots(database.db, { from: asked.baslangic, to: asked.bitis });
    return { closed } satisfies ClosedAnswer;
  });

  app.post(panelPaths.closed, async (request, reply) => {
    const now = clock();
    const { data: wanted } = closeRequest.safeParse(request.body);
    if (!wanted) return refuse(reply, 400, "invalid");
    const problems = dayProblems(wanted.days, now);
    if (problems.length > 0) return refuse(reply, 400, "invalid", problems);
    try {
      const by = { doer: request.staff, now };
      const answer = await closeHours(database, slotsToClose(wanted.days, now), wanted.reason, by);
      live.announce();
      return answer;
    } catch (error) {
      if (!(error instanceof HoursAreTaken)) throw error;
      const { conflicts } = error;
      const message = panelRefusals.hours_taken;
      const answer: HoursTaken = { code: "hours_taken", message, conflicts };
      return reply.code(409).send(answer);
    }
  });

  app.post(panelPaths.reopen, async (request, reply) => {
    const { data: wanted } = reopenRequest.safeParse(request.body);
    if (!wanted) return refuse(reply, 400, "invalid");
    const by = { doer: request.staff, now: clock() };
    const answer = await reopenHours(database, wanted.day, wanted.times, by);
    live.announce();
    return answer;
  });
}

function dayProblems(days: Days, now: Date): FieldProblem[] {
  const today = istanbulClock(now).day;
  if (days.some(({ day }) => day < today)) return [{ field: "days", code: "date_past" }];
  const isUnknown = days.some(({ day, times = [] }) => {
    const grid = slotsOf(day);
    return times.some((time) => !grid.includes(time));
  });
  if (isUnknown) return [{ field: "days", code: "slot_unknown" }];
  return slotsToClose(days, now).length > 0 ? [] : [{ field: "days", code: "slot_past" }];
}

/** Of a whole day, what is left of it. */
function slotsToClose(days: Days, now: Date): Slot[] {
  return days.flatMap(({ day, times }) => {
    const left = times ?? slotsOf(day).filter((slot) => !hasPassed({ day, slot, now }));
    return left.map((timeSlot) => ({ day, timeSlot }));
  });
}
