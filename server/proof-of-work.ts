import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { type Challenge, proofRounds } from "../contract/public/proof.ts";
import type { Database } from "./database/schema.ts";

/** How long a proof is valid. */
export const proofSeconds = 10 * 60;
const validFor = proofSeconds * 1000;
/** How far the clocks of several servers may differ. */
const clocksDiffer = 60_000;
/** Tries at most, half of them on average: one to three seconds on a cheap phone. */
const easiest = 1000;
export const highestLevel = 4;

/** How many times `count` reaches the threshold: 0 is normal traffic. */
export function floodLevel(count: number, threshold: number): number {
  return Math.min(highestLevel, Math.floor(count / threshold));
}

/**
 * A ticket is signed for its subject, and the number to be found is derived from it. So nothing is
 * stored, every server on the database can check it, and a changed ticket is invalid.
 */
export function proofOfWork({ db }: Database) {
  let key: string | undefined;
  async function sign(text: string): Promise<Buffer> {
    key ??= (await db.selectFrom("proof_of_work_keys").select("key").executeTakeFirstOrThrow()).key;
    return createHmac("sha256", key).update(text).digest();
  }
  const signatureOf = (subject: string, terms: string) => sign(`${subject}\n${terms}`);
  const numberOf = async (ticket: string, cost: number) =>
    (await sign(ticket)).readUInt32BE() % cost;
  return {
    async challenge(subject: string, level: number, now: Date): Promise<Challenge> {
      const cost = costOf(level);
      const terms = `${now.getTime() + validFor}.${cost}.${randomBytes(8).toString("hex")}`;
      const ticket = `${terms}.${(await signatureOf(subject, terms)).toString("hex")}`;
      const number = await numberOf(ticket, cost);
      const target = await promisify(pbkdf2)(String(number), ticket, proofRounds, 32, "sha256");
      return { ticket, cost, target: target.toString("hex") };
    },
    /** Accepts a proof of the level below, which was solved while the flood grew. */
    async isProven(subject: string, proof: string, level: number, now: Date): Promise<boolean> {
      const found = /^(((\d{13})\.(\d{1,9})\.[\da-f]{16})\.([\da-f]{64}))\.(\d{1,9})$/.exec(proof);
      if (!found) return false;
      const [, ticket, terms, expires, cost, signature, number] = found as string[];
      const expected = await signatureOf(subject, terms!);
      const validYet = Number(expires) - now.getTime();
      return (
        timingSafeEqual(Buffer.from(signature!, "hex"), expected) &&
        validYet > 0 &&
        // A ticket that is valid for longer was issued while a clock was ahead.
        validYet <= validFor + clocksDiffer &&
        Number(cost) >= costOf(level - 1) &&
        Number(number) === (await numberOf(ticket!, Number(cost)))
      );
    },
  };
}

function costOf(level: number): number {
  return easiest * 2 ** Math.max(0, level - 1);
}
