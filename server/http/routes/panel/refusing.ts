import type { FastifyReply } from "fastify";
import { Refused } from "../../../refused.ts";
import { refuse } from "../../refuse.ts";

/** Runs the work; where the store refuses it, that is the answer. */
export async function answerOrRefuse<T>(
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T | FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return refuse(reply, error.status, error.code);
    throw error;
  }
}
