import type { FastifyReply, FastifyRequest } from "fastify";
import { type Refused, refused } from "../refusal.ts";
import type { Allowance, CountRequest } from "./request-counts.ts";

/** Counts requests under a name and key. Refused if there were too many. */
export function requestLimit(count: CountRequest, name: string, allowance: Allowance) {
  return async (key: string, now: Date): Promise<Refused | undefined> => {
    const retryAfter = await count(`${name} ${key}`, allowance, now);
    return retryAfter === undefined ? undefined : refused("too_many_requests", { retryAfter });
  };
}

/** Runs before validation, so that invalid requests are counted, too. */
export function perAddress(limit: ReturnType<typeof requestLimit>, clock: () => Date) {
  return async ({ ip }: FastifyRequest, reply: FastifyReply) => {
    const tooMany = await limit(networkOf(ip), clock());
    if (tooMany) return reply.send(tooMany);
  };
}

/** The address, or for IPv6 its first half, which identifies a household. */
export function networkOf(address: string): string {
  const ipv4 = /[\d.]+$/.exec(address)?.[0];
  if (ipv4?.includes(".")) return ipv4;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const tailGroups = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - groups.length - tailGroups.length : 0;
  return [...groups, ...Array(zeros).fill("0"), ...tailGroups].slice(0, 4).join(":");
}
