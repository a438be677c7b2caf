import { pbkdf2Sync } from "node:crypto";
import { type Challenge, proofRounds } from "../../contract/public/proof.ts";

/** The header of a proof, found as a browser finds it. */
export function solve({ ticket, cost, target }: Challenge): { "x-proof": string } {
  for (let number = 0; number < cost; number++) {
    const hash = pbkdf2Sync(String(number), ticket, proofRounds, 32, "sha256");
    if (hash.toString("hex") === target) return { "x-proof": `${ticket}.${number}` };
  }
  throw new Error("No number leads to the target.");
}
