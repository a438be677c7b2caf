import type { FastifyReply, FastifyRequest } from "fastify";
import type { Network } from "../accounts/sign-in-throttle.ts";
import type { Config } from "../config.ts";
import { type Refused, refused } from "../refusal.ts";
import type { Allowance, CountRequest } from "./request-counts.ts";

/** Counts requests under a name and key. Refused if there were too many. */
export function requestLimit(count: CountRequest, name: string, { hits, seconds }: Allowance) {
  return async (key: string, now: Date, share = 1): Promise<Refused | undefined> => {
    const retryAfter = await count(`${name} ${key}`, { hits: hits * share, seconds }, now);
    return retryAfter === undefined ? undefined : refused("too_many_requests", { retryAfter });
  };
}

type ViewDependencies = { config: Pick<Config, "LIMIT_LOOKUPS_PER_MINUTE">; count: CountRequest };

/** Every public call that has no smaller limit, all of them together. */
export const viewLimit = ({ config, count }: ViewDependencies) =>
  requestLimit(count, "bakis", { seconds: 60, hits: 10 * config.LIMIT_LOOKUPS_PER_MINUTE });

/** Runs before validation, so that invalid requests are counted, too. */
export function perAddress(limit: ReturnType<typeof requestLimit>, clock: () => Date) {
  return async ({ ip }: FastifyRequest, reply: FastifyReply) => {
    for (const { network, share } of networksOf(ip)) {
      const tooMany = await limit(network, clock(), share);
      if (tooMany) return reply.send(tooMany);
    }
  };
}

/**
 * What an address is counted by, the smallest first. An IPv4 address stands for itself. With IPv6 a household has a
 * /64 or a /56, and a company or a tunnel a /48, each of which may also be many phones of one operator. So the larger
 * ones have larger allowances, but far smaller ones than all networks in them together.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const ipv4 = /[\d.]+$/.exec(address)?.[0];
  if (ipv4?.includes(".")) return [{ network: ipv4, share: 1 }];
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const tailGroups = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - groups.length - tailGroups.length : 0;
  const [a, b, c, d] = [...groups, ...Array(Math.max(0, zeros)).fill("0"), ...tailGroups];
  const site = `${a}:${b}:${c}`;
  return [
    { network: `${site}:${d}/64`, share: 1 },
    { network: `${site}:${Number.parseInt(d, 16) >> 8}/56`, share: 4 },
    { network: `${site}/48`, share: 16 },
  ];
}
