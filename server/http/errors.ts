import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RefusalCode } from "../../contract/refusals.ts";
import { refuse } from "./refuse.ts";

const codes: Record<number, RefusalCode> = {
  400: "not_json",
  404: "not_found",
  413: "too_large",
  415: "wrong_media_type",
  503: "unavailable",
};

/** Whatever goes wrong, the answer is a code and a sentence: never a stack, never an echo. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const code = codes[status];
    if (code) return refuse(reply, status, code);
    request.log.error({ err: error }, "request failed");
    return refuse(reply, 500, "failed");
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, "not_found"));
}

/** A path that is not even well-formed, like /%E0%A4%A, leads nowhere. */
export function answerBadUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  refuse(reply, 404, "not_found");
}
