import type { FastifyReply } from "fastify";
import type { FieldProblem, Refusal } from "../booking/contract.ts";
import { fieldRefusals, type RefusalCode, refusals } from "../booking/messages.ts";

export function refuse(
  reply: FastifyReply,
  status: number,
  code: RefusalCode,
  problems?: FieldProblem[],
): FastifyReply {
  const refusal: Refusal = {
    code,
    message: refusals[code],
    ...(problems && {
      fields: problems.map((problem) => ({ ...problem, message: fieldRefusals[problem.code] })),
    }),
  };
  return reply.code(status).send(refusal);
}
