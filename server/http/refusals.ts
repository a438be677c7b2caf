import type { FastifyInstance, FastifyReply } from "fastify";
import type { HoursTaken } from "../../contract/panel/calls.ts";
import { proofNeeded } from "../../contract/public/proof.ts";
import {
  fieldMessage,
  type Refusal,
  type RefusalCode,
  refusalMessages,
} from "../../contract/refusals.ts";
import { isRefused, type Refused } from "../refusal.ts";
import type { Metrics } from "./metrics.ts";

export const httpStatuses: Record<RefusalCode, number> = {
  invalid: 400,
  malformed: 400,
  not_json: 400,
  wrong_code: 400,
  email_invalid: 400,
  push_service_unknown: 400,
  password_short: 400,
  password_common: 400,
  range_backwards: 400,
  range_too_long: 400,
  hours_invalid: 400,
  closing_too_long: 400,
  sign_in_needed: 401,
  wrong_credentials: 401,
  code_needed: 401,
  wrong_passkey: 401,
  passkey_needed: 401,
  foreign_origin: 403,
  wrong_password: 403,
  not_yours: 403,
  confirm_needed: 403,
  second_factor_needed: 403,
  owner_needed: 403,
  not_found: 404,
  link_unknown: 404,
  account_gone: 404,
  session_gone: 404,
  passkey_gone: 404,
  key_unknown: 404,
  method_not_allowed: 405,
  too_slow: 408,
  taken: 409,
  slot_taken: 409,
  hours_outside: 409,
  services_overlap: 409,
  slot_closed: 409,
  hours_changed: 409,
  changed: 409,
  client_changed: 409,
  person_needed: 409,
  same_client: 409,
  settings_changed: 409,
  not_now: 409,
  not_changeable: 409,
  birth_known: 409,
  erased: 409,
  undo_late: 409,
  undo_blocked: 409,
  open_appointments: 409,
  second_factor_is_on: 409,
  second_factor_is_off: 409,
  email_known: 409,
  too_many_passkeys: 409,
  last_owner: 409,
  own_account: 409,
  mail_not_set_up: 409,
  push_off: 409,
  too_large: 413,
  wrong_media_type: 415,
  proof_needed: proofNeeded,
  too_many_requests: 429,
  wait: 429,
  headers_too_large: 431,
  failed: 500,
  push_failed: 502,
  mail_unreachable: 502,
  mail_sign_in: 502,
  mail_address: 502,
  mail_rejected: 502,
  too_many_pending: 503,
  unavailable: 503,
  view_not_recorded: 503,
};

/** The one place that turns refusals into HTTP answers, whether a route, a hook or the error handler sends them. */
export function addRefusals(app: FastifyInstance, metrics?: Metrics): void {
  app.addHook("preSerialization", (_request, reply, payload, done) => {
    if (!isRefused(payload)) return done(null, payload);
    metrics?.onRefusal(payload.refused);
    done(null, answerOf(reply, payload));
  });
}

export function answerOf(
  reply: FastifyReply,
  { refused: code, retryAfter, conflicts, since, fields, challenge }: Refused,
): Refusal & Partial<Pick<HoursTaken, "conflicts"> & Refused["since"]> {
  reply.code(httpStatuses[code]);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return {
    code,
    message: refusalMessages[code],
    ...(fields && {
      fields: fields.map(({ what, ...problem }) => ({
        ...problem,
        message: fieldMessage({ ...problem, what }),
      })),
    }),
    ...(conflicts && { conflicts }),
    ...since,
    ...(challenge && { challenge }),
  };
}
