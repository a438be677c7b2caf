import type { FastifyReply, FastifyRequest } from "fastify";
import { type Refused, refused } from "../refusal.ts";
import type { Allowance, CountRequest } from "./request-counts.ts";

/** Counts a request for whoever asks, by address; refused where it was too often. */
export function requestLimit(count: CountRequest, name: string, allowance: Allowance) {
  return async (who: string, now: Date): Promise<Refused | undefined> => {
    const retryAfter = await count(`${name} ${who}`, allowance, now);
    return retryAfter === undefined ? undefined : refused("too_many_requests", { retryAfter });
  };
}

/** Before validation: whoever sends nonsense is counted as well. */
export function perAddress(limit: ReturnType<typeof requestLimit>, clock: () => Date) {
  return async ({ ip }: FastifyRequest, reply: FastifyReply) => {
    const tooMany = await limit(networkOf(ip), clock());
    if (tooMany) return reply.send(tooMany);
  };
}

/** Whose address it is: of IPv6 the first half, since a household owns all of the second. */
export function networkOf(address: string): string {
  const ipv4 = /[\d.]+$/.exec(address)?.[0];
  if (ipv4?.includes(".")) return ipv4;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const tailGroups = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - groups.length - tailGroups.length : 0;
  return [...groups, ...Array(zeros).fill("0"), ...tailGroups].slice(0, 4).join(":");
}
