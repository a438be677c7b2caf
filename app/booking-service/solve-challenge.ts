import { type Challenge, proofRounds } from "../../contract/public/proof.ts";

const text = new TextEncoder();

/** The value of the proof header; undefined if the browser has no Web Crypto or no number solves the challenge. */
export async function solveChallenge({
  ticket,
  cost,
  target,
}: Challenge): Promise<string | undefined> {
  // Missing on pages without HTTPS.
  if (!globalThis.crypto?.subtle) return undefined;
  const salt = text.encode(ticket);
  for (let number = 0; number < cost; number++) {
    if ((await hashOf(String(number), salt)) === target) return `${ticket}.${number}`;
  }
  return undefined;
}

async function hashOf(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey("raw", text.encode(password), "PBKDF2", false, [
    "deriveBits",
  ]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: proofRounds };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
