/**
 * Proof of work: the browser looks for the number from 0 to `cost` whose PBKDF2 with the ticket as
 * salt is the target. PBKDF2 because browsers have it built in: a hash in JavaScript would be tens of
 * times slower than an attacker's native program.
 */
export type Challenge = { ticket: string; cost: number; target: string };

/** Its value: the ticket, a full stop and the number. */
export const proofHeader = "x-proof";

export const proofRounds = 2000;

/** A proof is valid for one slot, or for the lookups of one phone number. */
export function slotSubject({ day, timeSlot }: { day: string; timeSlot: string }): string {
  return `${day} ${timeSlot}`;
}

/** The HTTP status that asks for a proof. */
export const proofNeeded = 428;
