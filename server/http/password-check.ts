import type { FastifyReply, FastifyRequest } from "fastify";
import type { StaffAccount } from "../database/schema.ts";
import { accountByEmail, normalEmail } from "../staff/accounts.ts";
import { argon2id, nobodysHash } from "../staff/passwords.ts";
import { countAttempt, forgetFailures, type Guess } from "../staff/sign-in-waits.ts";
import type { Parts } from "./app.ts";
import { addressKey } from "./limits.ts";
import { refuse } from "./refuse.ts";

type Given = { email: string; password: string };
/** The account is absent where there is none, or where the password is another. */
type Checked = { guess: Guess; account?: StaffAccount & { password_hash: string } };

/**
 * Does the same work for every address, whether it has an account or not. Answers 429 itself, and
 * with undefined, where there were too many wrong guesses. The attempt stays counted as a failure
 * until the caller takes it back.
 */
export async function checkPassword(
  { database, clock, passwords = argon2id }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  given: Given,
): Promise<Checked | undefined> {
  const guess = { email: normalEmail(given.email), address: addressKey(request.ip) };
  const seconds = await countAttempt(database, guess, clock());
  if (seconds !== undefined) {
    refuse(reply.header("retry-after", seconds), 429, "wait");
    return undefined;
  }
  const account = await accountByEmail(database, guess.email);
  const password_hash = account?.password_hash;
  const isRight = await passwords.verify(password_hash ?? nobodysHash, given.password);
  return isRight && password_hash ? { guess, account: { ...account, password_hash } } : { guess };
}

/** For what needs more than an open session: the account's own password, or an answer already sent. */
export async function confirmOwnPassword(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<Checked["account"]> {
  const { email } = request.staff!;
  const checked = await checkPassword(parts, request, reply, { email, password });
  if (!checked) return undefined;
  if (checked.account) await forgetFailures(parts.database, checked.guess);
  else refuse(reply, 403, "wrong_password");
  return checked.account;
}
