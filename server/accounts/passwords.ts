import { setImmediate } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { type PanelRefusalCode, shortestPassword } from "../../contract/panel/refusals.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

/** OWASP's parameters: 19 MiB and two passes take about 30 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalized, because some keyboards send "ş" as one code point and some as two. */
export const argon2id: Passwords = {
  hash: (password) => hash(password.normalize("NFC"), cost),
  verify: (stored, password) => verify(stored, password.normalize("NFC")),
};

/** Verified for unknown accounts, so that they take the same time as known ones. */
export const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Im2UD5FqSipikwAQWqg9BA$w4NwVADWutATNJQgUqDQE9+eIDVYdnFmWvOEPeIt7XA";

/**
 * zxcvbn's bound for its best score: ten years of one processor at our argon2id. Four common words reach it,
 * or twelve random letters; three words, or two and a year, do not.
 */
const enoughGuesses = 1e10;

/** Why the password is refused. `known` are words an attacker knows: the e-mail address, the academy's name. */
export async function passwordProblem(
  password: string,
  known: string[],
): Promise<Extract<PanelRefusalCode, "password_short" | "password_common"> | undefined> {
  const letters = [...new Intl.Segmenter("tr").segment(password.normalize("NFC"))];
  if (letters.length < shortestPassword) return "password_short";
  // Loaded on first use, not at every start: its dictionaries are large.
  const { guessesOf } = await import("./password-guesses.ts");
  // Loading blocks the event loop; let other work run before the check does so again.
  await setImmediate();
  return guessesOf(password, known) < enoughGuesses ? "password_common" : undefined;
}
