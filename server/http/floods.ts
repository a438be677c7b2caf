import type { IncomingHttpHeaders } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { AlarmKind } from "../../contract/panel/alarms.ts";
import { type Challenge, proofHeader } from "../../contract/public/proof.ts";
import { raiseAlarm } from "../alarms.ts";
import { countOpen, recentRequests, type UnprovenLimits } from "../appointments/claim-slot.ts";
import { floodLevel, highestLevel, proofOfWork, proofSeconds } from "../proof-of-work.ts";
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
  /** A number that has many coming appointments asks for work, too: it may be its owner who wants another one. */
  async function numberLevel(phone: string, now: Date): Promise<number> {
    return floodLevel(await countOpen(database, phone, now), config.LIMIT_OPEN_PER_PHONE);
  }
  /** Every call counts for the first level. The next ones are raised only by proofs, each of which counts once. */
  async function lookupGate(name: "musteri" | "benim", request: ProofRequest) {
    const { subject, proof, now } = request;
    const threshold = config.PROOF_AFTER_LOOKUPS;
    const isOver = async (level: number, hits?: 0) =>
      (await count(`${name} hepsi ${level}`, { hits: threshold, seconds: minute }, now, hits)) !==
      undefined;
    if (!(await isOver(0))) return undefined;
    let level = 1;
    while (level < highestLevel && (await isOver(level, 0))) level += 1;
    await raise("lookup_flood", threshold * level, now);
    if (!(await proofs.isProven(subject, proof, level, now))) return refuseAt(level, request);
    const once = { hits: 1, seconds: proofSeconds };
    if ((await count(`${name} kanit ${proof}`, once, now)) === undefined) await isOver(level);
    return undefined;
  }
  async function refuseAt(level: number, { subject, now }: ProofRequest): Promise<Refused> {
    return refused("proof_needed", { challenge: await proofs.challenge(subject, level, now) });
  }
  return {
    /** Without a proof the limits are checked again when the request is stored: see `claimSlot`. */
    async booking({ phone, ...request }: BookingProof): Promise<Refused | UnprovenLimits> {
      const { subject, proof, now } = request;
      const flood = await bookingLevel(now);
      const level = Math.max(flood, await numberLevel(phone, now));
      if (level > 0 && (await proofs.isProven(subject, proof, level, now))) return {};
      if (flood > 0) return refuseAt(level, request);
      const { PROOF_AFTER_BOOKINGS: recentLimit, LIMIT_OPEN_PER_PHONE: openLimit } = config;
      return { recentLimit, openLimit };
    },
    lookup: (request: ProofRequest) => lookupGate("musteri", request),
    /** Counted apart from lookups by phone number. */
    visitorAppointment: (request: ProofRequest) => lookupGate("benim", request),
    /** A challenge in advance; undefined if none is needed as far as is known without the phone number. */
    async bookingChallenge(
      subject: string,
      now: Date,
      phone?: string,
    ): Promise<Challenge | undefined> {
      const flood = await bookingLevel(now);
      const level = phone ? Math.max(flood, await numberLevel(phone, now)) : flood;
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
type BookingProof = ProofRequest & { phone: string };
type RaiseAlarm = (kind: AlarmKind, count: number, now: Date) => Promise<void>;

/** Raises an alarm at most once a minute, sooner if its count has doubled. A failure is only logged. */
export function staffAlarm({ database }: Pick<AppDependencies, "database">, log: Log): RaiseAlarm {
  const raised = new Map<AlarmKind, { at: number; count: number }>();
  return async (kind, count, now) => {
    const at = now.getTime();
    const last = raised.get(kind) ?? { at: 0, count: 0 };
    if (Math.abs(at - last.at) < alarmEvery && count < 2 * last.count) return;
    raised.set(kind, { at, count });
    try {
      if (await raiseAlarm(database, { kind, count, now }))
        log.warn({ kind, count }, "alarm raised");
    } catch (error) {
      log.error({ err: error }, "an alarm could not be raised");
    }
  };
}
