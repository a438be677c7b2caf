import type { FastifyInstance, FastifyReply } from "fastify";
import type { HoursTaken } from "../../contract/panel/calls.ts";
import { panelRefusals } from "../../contract/panel/refusals.ts";
import {
  fieldRefusals,
  type Refusal,
  type RefusalCode,
  refusals,
} from "../../contract/refusals.ts";
import { isRefused, type Refused } from "../refusal.ts";

export const statuses: Record<RefusalCode, number> = {
  invalid: 400,
  not_json: 400,
  wrong_code: 400,
  email_invalid: 400,
  password_short: 400,
  password_common: 400,
  sign_in_needed: 401,
  wrong_credentials: 401,
  code_needed: 401,
  foreign_origin: 403,
  wrong_password: 403,
  not_yours: 403,
  not_found: 404,
  link_unknown: 404,
  method_not_allowed: 405,
  taken: 409,
  slot_taken: 409,
  hours_taken: 409,
  changed: 409,
  not_now: 409,
  erased: 409,
  undo_late: 409,
  undo_blocked: 409,
  open_appointments: 409,
  second_factor_is_on: 409,
  email_known: 409,
  too_large: 413,
  wrong_media_type: 415,
  too_many_requests: 429,
  too_many_open: 429,
  wait: 429,
  failed: 500,
  unavailable: 503,
};

const messages: Record<RefusalCode, string> = { ...refusals, ...panelRefusals };

/** Whatever a route, a hook or the error handler sends: a refusal becomes its answer here, and only here. */
export function addRefusals(app: FastifyInstance): void {
  app.addHook("preSerialization", (_request, reply, payload, done) => {
    done(null, isRefused(payload) ? answerOf(reply, payload) : payload);
  });
}

export function answerOf(
  reply: FastifyReply,
  { refused: code, retryAfter, conflicts, fields }: Refused,
): Refusal & Partial<Pick<HoursTaken, "conflicts">> {
  reply.code(statuses[code]);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return {
    code,
    message: messages[code],
    ...(fields && {
      fields: fields.map((problem) => ({ ...problem, message: fieldRefusals[problem.code] })),
    }),
    ...(conflicts && { conflicts }),
  };
}
