/**
 * Proof of work: the browser looks for the number from 0 to `cost` whose PBKDF2 with the ticket as
 * salt is the target. PBKDF2 because browsers have it built in: a script of ours would be tens of
 * times slower than an attacker's program.
 */
export type Challenge = { ticket: string; cost: number; target: string };

/** Carries the ticket, a full stop and the number. */
export const proofHeader = "x-proof";

export const proofRounds = 2000;

/** What a proof is worth: one slot, which has one holder, or one number's lookups. Never another's. */
export function slotSubject({ day, timeSlot }: { day: string; timeSlot: string }): string {
  return `${day} ${timeSlot}`;
}

/** The status that asks for one. */
export const proofNeeded = 428;
