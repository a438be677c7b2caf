import { createHmac, pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { type Challenge, proofRounds } from "../contract/public/proof.ts";
import type { Database } from "./database/schema.ts";

const validFor = 10 * 60_000;
/** Tries at most, half of them on average: one to three seconds of a cheap phone. */
const easiest = 1000;
export const highestLevel = 4;

/** 0 while no more come than people send; then 1, and one more for each time as many again. */
export function floodLevel(count: number, usual: number): number {
  return Math.min(highestLevel, Math.floor(count / usual));
}

/**
 * The number to be found is derived from the key, the subject and the ticket. So nothing is stored,
 * any server of the database can check it, and a ticket that was changed leads nowhere.
 */
export function proofOfWork({ db }: Database) {
  let key: string | undefined;
  async function numberOf(subject: string, ticket: string, cost: number): Promise<number> {
    key ??= (await db.selectFrom("proof_keys").select("key").executeTakeFirstOrThrow()).key;
    const hash = createHmac("sha256", key).update(`${subject}\n${ticket}`).digest();
    return hash.readUInt32BE() % cost;
  }
  return {
    async challenge(subject: string, level: number, now: Date): Promise<Challenge> {
      const cost = costOf(level);
      const nonce = randomBytes(12).toString("hex");
      const ticket = `${now.getTime() + validFor}.${cost}.${nonce}`;
      const number = await numberOf(subject, ticket, cost);
      const target = await promisify(pbkdf2)(String(number), ticket, proofRounds, 32, "sha256");
      return { ticket, cost, target: target.toString("hex") };
    },
    /** One of the level before still counts: it was solved while the flood grew. */
    async isProven(subject: string, proof: string, level: number, now: Date): Promise<boolean> {
      const [, ticket, expires, cost, number] =
        /^((\d{13})\.(\d{1,9})\.[\da-f]{24})\.(\d{1,9})$/.exec(proof) ?? [];
      if (!ticket || Number(cost) < costOf(level - 1)) return false;
      const left = Number(expires) - now.getTime();
      if (left <= 0 || left > validFor) return false;
      return Number(number) === (await numberOf(subject, ticket, Number(cost)));
    },
  };
}

function costOf(level: number): number {
  return easiest * 2 ** Math.max(0, level - 1);
}
