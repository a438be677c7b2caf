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

/** While more come from all addresses together than people send, each has to have worked for it. */
export function floodGates({ config, database, count }: FloodDependencies, tell: TellStaff) {
  const proofs = proofOfWork(database);

  async function bookingLevel(now: Date): Promise<number> {
    const recent = await recentRequests(database, now);
    const level = floodLevel(recent, config.PROOF_AFTER_BOOKINGS);
    if (level > 0) await tell("booking_flood", recent, now);
    return level;
  }
  /** Each level has a count of its own, which begins where that of the level before is used up. */
  async function lookupLevel(name: "musteri" | "benim", now: Date): Promise<number> {
    const threshold = config.PROOF_AFTER_LOOKUPS;
    const allowance = { hits: threshold, seconds: minute };
    let level = 0;
    while (level < highestLevel) {
      const isOver = await count(`${name} hepsi ${level}`, allowance, now);
      if (isOver === undefined) break;
      level += 1;
    }
    if (level > 0) await tell("lookup_flood", threshold * level, now);
    return level;
  }
  async function unlessProven(
    level: number,
    { subject, proof, now }: Asked,
  ): Promise<Refused | undefined> {
    if (level === 0 || (await proofs.isProven(subject, proof, level, now))) return undefined;
    return refused("proof_needed", { challenge: await proofs.challenge(subject, level, now) });
  }
  return {
    /** Whoever has no proof may still be one too many when it comes to storing: see `claimSlot`. */
    async booking(asked: Asked): Promise<Refused | { recentLimit?: number }> {
      const level = await bookingLevel(asked.now);
      if (level === 0) return { recentLimit: config.PROOF_AFTER_BOOKINGS };
      return (await unlessProven(level, asked)) ?? {};
    },
    lookup: async (asked: Asked) => unlessProven(await lookupLevel("musteri", asked.now), asked),
    /** Apart from those who look a number up: neither makes the other work. */
    own: async (asked: Asked) => unlessProven(await lookupLevel("benim", asked.now), asked),
    /** Before it is needed; undefined in ordinary times. */
    async bookingChallenge(subject: string, now: Date): Promise<Challenge | undefined> {
      const level = await bookingLevel(now);
      return level === 0 ? undefined : proofs.challenge(subject, level, now);
    },
    /** Numbers that were found are counted likewise, so that no answer takes longer than another. */
    async countLookup(isFound: boolean, now: Date): Promise<void> {
      const threshold = config.PROOF_AFTER_LOOKUPS;
      const isOver = await count(
        `musteri ${isFound ? "var" : "yok"}`,
        { hits: threshold, seconds: hour },
        now,
      );
      if (!isFound && isOver !== undefined) await tell("lookup_misses", threshold, now);
    },
  };
}

export function proofIn(headers: IncomingHttpHeaders): string {
  return String(headers[proofHeader] ?? "");
}

type Asked = { subject: string; proof: string; now: Date };
type TellStaff = (kind: AlarmKind, count: number, now: Date) => Promise<void>;

/** At most once a minute, since a flood is what it tells of; and never at the cost of an answer. */
export function staffAlarm({ database }: Pick<AppDependencies, "database">, log: Log): TellStaff {
  const toldAt = new Map<AlarmKind, number>();
  return async (kind, count, now) => {
    if (Math.abs(now.getTime() - (toldAt.get(kind) ?? 0)) < alarmEvery) return;
    toldAt.set(kind, now.getTime());
    try {
      if (await raiseAlarm(database, { kind, count, now }))
        log.warn({ kind, count }, "alarm raised");
    } catch (error) {
      log.error({ err: error }, "an alarm could not be raised");
    }
  };
}
