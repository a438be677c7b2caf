import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RefusalCode } from "../../contract/refusals.ts";
import { ViewNotRecorded } from "../audit/access-log.ts";
import type { Config } from "../config.ts";
import { isStorageError } from "../database/storage-error.ts";
import { refused } from "../refusal.ts";
import { securityHeaders } from "./headers.ts";
import { answerOf } from "./refusals.ts";
import { InvalidRequest } from "./validation.ts";

/** Errors of Fastify before a route is reached. */
const codes: Record<number, RefusalCode> = {
  400: "not_json",
  404: "not_found",
  413: "too_large",
  415: "wrong_media_type",
  503: "unavailable",
};

const storageRetryAfter = 5;

/** The answer to an error is a code and a sentence, never a stack trace or parts of the request. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof InvalidRequest) return reply.send(error.refusal);
    if (isHungUp(error)) return reply.send(refused("not_json"));
    const isUnrecorded = error instanceof ViewNotRecorded;
    if (isUnrecorded || isStorageError(error)) {
      request.log.error({ err: isUnrecorded ? error.cause : error }, "the database cannot be used");
      const code = isUnrecorded ? "view_not_recorded" : "unavailable";
      return reply.send(refused(code, { retryAfter: storageRetryAfter }));
    }
    const code = codes[error.statusCode ?? 500];
    if (!code) request.log.error({ err: error }, "request failed");
    return reply.send(refused(code ?? "failed"));
  });
  app.setNotFoundHandler((_request, reply) => reply.send(refused("not_found")));
}

/** The client disconnected during its request. Not a failure of ours. */
function isHungUp({ code, message }: FastifyError): boolean {
  return code === "ECONNRESET" && message === "aborted";
}

/** A malformed path, like /%E0%A4%A, reaches no hook, so headers and answer are set here. */
export function badUrlAnswer(config: Config) {
  return (_error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(securityHeaders(config));
    reply.send(answerOf(reply, refused("not_found")));
  };
}
