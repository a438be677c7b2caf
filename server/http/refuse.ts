import type { FastifyReply } from "fastify";
import { type PanelRefusalCode, panelRefusals } from "../../contract/panel/refusals.ts";
import type { FieldProblem, Refusal } from "../../contract/refusals.ts";
import { fieldRefusals, type RefusalCode, refusals } from "../../contract/refusals.ts";

const texts = { ...refusals, ...panelRefusals };

export function refuse(
  reply: FastifyReply,
  status: number,
  code: RefusalCode | PanelRefusalCode,
  problems?: FieldProblem[],
): FastifyReply {
  const refusal = {
    code,
    message: texts[code],
    ...(problems && {
      fields: problems.map((problem) => ({ ...problem, message: fieldRefusals[problem.code] })),
    }),
  } satisfies Refusal;
  return reply.code(status).send(refusal);
}
