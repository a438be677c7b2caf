import { setImmediate } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { type PanelRefusalCode, shortestPassword } from "../../contract/panel/refusals.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

/** 19 MiB and two passes: some 30 ms for us, and too much memory for a guesser's graphics card. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalized, since some keyboards send "ş" as one character and some as two. */
export const argon2id: Passwords = {
  hash: (password) => hash(password.normalize("NFC"), cost),
  verify: (stored, password) => verify(stored, password.normalize("NFC")),
};

/** What a guess is checked against where there is no such account: it costs the same time. */
export const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Im2UD5FqSipikwAQWqg9BA$w4NwVADWutATNJQgUqDQE9+eIDVYdnFmWvOEPeIt7XA";

/**
 * The bound of zxcvbn's best score; at our argon2id ten years of one processor. Three common words,
 * or two and a year, stay below it; four words reach it, and so do twelve letters of chance.
 */
const enoughGuesses = 1e10;

/** Why nobody should choose it. `own` are words that a guesser knows: the e-mail address, the academy. */
export async function passwordProblem(
  password: string,
  own: string[],
): Promise<Extract<PanelRefusalCode, "password_short" | "password_common"> | undefined> {
  const letters = [...new Intl.Segmenter("tr").segment(password.normalize("NFC"))];
  if (letters.length < shortestPassword) return "password_short";
  // Loaded with its dictionaries by the first who chooses a password, not at every start.
  const { guessesOf } = await import("./password-guesses.ts");
  // To load them holds everybody else for long enough.
  await setImmediate();
  return guessesOf(password, own) < enoughGuesses ? "password_common" : undefined;
}
