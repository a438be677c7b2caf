import { hash, verify } from "@node-rs/argon2";
import { fold } from "../../booking/fold-letters.ts";
import type { PanelRefusalCode } from "../../contract/panel/refusals.ts";
import { shortestPassword } from "../../contract/panel/words.ts";
import { commonPieces, keyboardRows } from "./common-passwords.ts";

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
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Im2UD5FqSipikwAQWqg9BA$w4NwVADWutATNJQgUqDQE9+eIDVYdnFmWvOEPeIt7XA";

/** What is left of a password without its common pieces must have this many characters. */
const ownCharacters = 5;
const differentCharacters = 5;
const shortestRun = 3;
/** A year, or a day with its year. */
const dates = /([0-3]?\d[./-]?[01]?\d[./-]?)?(19|20)\d\d/g;

/** Why nobody should choose it. `own` are words that a guesser knows: the e-mail address, the academy. */
export function passwordProblem(
  password: string,
  own: string[],
): Extract<PanelRefusalCode, "password_short" | "password_common"> | undefined {
  const letters = [...new Intl.Segmenter("tr").segment(password.normalize("NFC"))];
  if (letters.length < shortestPassword) return "password_short";
  const folded = fold(password).replace(dates, " ");
  return isCommon(folded, own) || isCommon(withoutLeet(folded), own)
    ? "password_common"
    : undefined;
}

function isCommon(folded: string, own: string[]): boolean {
  const repeatsItself = /^(.{1,11}?)\1+$/u.test(folded);
  if (repeatsItself || new Set(folded).size < differentCharacters) return true;
  const ownPieces = own.flatMap((text) => fold(text).match(/[\p{L}\d]{3,}/gu) ?? []);
  const pieces = [...ownPieces, ...commonPieces].sort((one, other) => other.length - one.length);
  const withoutWords = pieces.reduce((text, piece) => text.replaceAll(piece, " "), folded);
  const rest = withoutRuns(withoutWords).replace(/[\s.,_@-]/g, "");
  return [...rest].length < ownCharacters;
}

/** Cuts what lies side by side on a keyboard or in the alphabet, and one letter said often. */
function withoutRuns(text: string): string {
  let rest = "";
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && isRun(text.slice(start, end + 1))) end += 1;
    if (end - start < shortestRun) {
      rest += text[start];
      end = start + 1;
    }
    start = end;
  }
  return rest;
}

function isRun(text: string): boolean {
  return text === text[0]!.repeat(text.length) || keyboardRows.some((row) => row.includes(text));
}

function withoutLeet(folded: string): string {
  const letters: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
  const signs: Record<string, string> = { "@": "a", $: "s", "!": "i" };
  return folded.replace(/[013457@$!]/g, (sign) => letters[sign] ?? signs[sign]!);
}
