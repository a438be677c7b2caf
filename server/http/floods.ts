import type { IncomingHttpHeaders } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { AlarmKind } from "../../contract/panel/alarms.ts";
import { type Challenge, proofHeader } from "../../contract/public/proof.ts";
import { raiseAlarm } from "../alarms.ts";
import { recentRequests } from "../appointments/claim-slot.ts";
import { floodLevel, highestLevel, proofOfWork } from "../proof-of-work.ts";
import { type Refused, refused } from "../refusal.ts";
import type { AppDependencies } from "./dependencies.ts";

const minute = 60;
const hour = 3600;
const alarmEvery = 60_000;

type Log = Pick<FastifyBaseLogger, "warn" | "error">;
type FloodDependencies = Pick<AppDependencies, "config" | "database" | "count">;

/** While more requests come from all addresses than people send, each needs a proof of work. */
export function floodGates({ config, database, count }: FloodDependencies, raise: RaiseAlarm) {
  const proofs = proofOfWork(database);

  async function bookingLevel(now: Date): Promise<number> {
    const recent = await recentRequests(database, now);
    const level = floodLevel(recent, config.PROOF_AFTER_BOOKINGS);
    if (level > 0) await raise("booking_flood", recent, now);
    return level;
  }
  /** Each level has a counter, which begins when that of the level below is used up. */
  async function lookupLevel(name: "musteri" | "benim", now: Date): Promise<number> {
    const threshold = config.PROOF_AFTER_LOOKUPS;
    const allowance = { hits: threshold, seconds: minute };
    let level = 0;
    while (level < highestLevel) {
      const isOver = await count(`${name} hepsi ${level}`, allowance, now);
      if (isOver === undefined) break;
      level += 1;
    }
    if (level > 0) await raise("lookup_flood", threshold * level, now);
    return level;
  }
  async function refuseUnlessProven(
    level: number,
    { subject, proof, now }: ProofRequest,
  ): Promise<Refused | undefined> {
    if (level === 0 || (await proofs.isProven(subject, proof, level, now))) return undefined;
    return refused("proof_needed", { challenge: await proofs.challenge(subject, level, now) });
  }
  return {
    /** Without a proof the limit is checked again when the request is stored: see `claimSlot`. */
    async booking(request: ProofRequest): Promise<Refused | { recentLimit?: number }> {
      const level = await bookingLevel(request.now);
      if (level === 0) return { recentLimit: config.PROOF_AFTER_BOOKINGS };
      return (await refuseUnlessProven(level, request)) ?? {};
    },
    lookup: async (request: ProofRequest) =>
      refuseUnlessProven(await lookupLevel("musteri", request.now), request),
    /** Counted apart from lookups by phone number. */
    visitorAppointment: async (request: ProofRequest) =>
      refuseUnlessProven(await lookupLevel("benim", request.now), request),
    /** A challenge in advance; undefined if none is needed. */
    async bookingChallenge(subject: string, now: Date): Promise<Challenge | undefined> {
      const level = await bookingLevel(now);
      return level === 0 ? undefined : proofs.challenge(subject, level, now);
    },
    /** Counts both outcomes, so that both take the same time. */
    async countLookup(isFound: boolean, now: Date): Promise<void> {
      const threshold = config.PROOF_AFTER_LOOKUPS;
      const isOver = await count(
        `musteri ${isFound ? "var" : "yok"}`,
        { hits: threshold, seconds: hour },
        now,
      );
      if (!isFound && isOver !== undefined) await raise("lookup_misses", threshold, now);
    },
  };
}

export function proofIn(headers: IncomingHttpHeaders): string {
  return String(headers[proofHeader] ?? "");
}

type ProofRequest = { subject: string; proof: string; now: Date };
type RaiseAlarm = (kind: AlarmKind, count: number, now: Date) => Promise<void>;

/** Raises an alarm at most once a minute. A failure is only logged. */
export function staffAlarm({ database }: Pick<AppDependencies, "database">, log: Log): RaiseAlarm {
  const raisedAt = new Map<AlarmKind, number>();
  return async (kind, count, now) => {
    if (Math.abs(now.getTime() - (raisedAt.get(kind) ?? 0)) < alarmEvery) return;
    raisedAt.set(kind, now.getTime());
    try {
      if (await raiseAlarm(database, { kind, count, now }))
        log.warn({ kind, count }, "alarm raised");
    } catch (error) {
      log.error({ err: error }, "an alarm could not be raised");
    }
  };
}
