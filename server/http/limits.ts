import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "./refuse.ts";
import type { Allowance, CountRequest } from "./request-counts.ts";

/**
 * Counts a request for its address and, where one is known, its phone number. Answers 429 itself
 * where either has asked too often.
 */
export async function isOverLimit(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: { name: string; phone?: string; count: CountRequest; allowance: Allowance; now: Date },
): Promise<boolean> {
  const asking = [addressKey(request.ip), ...(limit.phone ? [limit.phone] : [])];
  const keys = asking.map((who) => `${limit.name} ${who}`);
  const seconds = await limit.count(keys, limit.allowance, limit.now);
  if (seconds === undefined) return false;
  refuse(reply.header("retry-after", seconds), 429, "too_many_requests");
  return true;
}

/** One visitor's address: of IPv6 the first half, since a household owns all of the second. */
export function addressKey(address: string): string {
  const ipv4 = /[\d.]+$/.exec(address)?.[0];
  if (ipv4?.includes(".")) return ipv4;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const tailGroups = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - groups.length - tailGroups.length : 0;
  return [...groups, ...Array(zeros).fill("0"), ...tailGroups].slice(0, 4).join(":");
}
