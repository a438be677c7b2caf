import type { Slot } from "../../contract/public/calls.ts";
import { paths } from "../../contract/public/paths.ts";
import {
  type Challenge,
  proofHeader,
  proofNeeded,
  slotSubject,
} from "../../contract/public/proof.ts";
import { challengeIn } from "./answers.ts";

let prepared: { subject: string; proof: Promise<string | undefined> } | undefined;

/** Starts the proof of work while the visitor types. The service asks for one only in a flood of requests. */
export function prepareProof(slot: Slot, signal: AbortSignal): void {
  const subject = slotSubject(slot);
  if (prepared?.subject === subject) return;
  const proof = fetch(paths.proofFor(slot), { signal })
    .then((answer) => (answer.status === 200 ? answer.json() : undefined))
    .then((answer) => solved(challengeIn(answer)))
    .catch(() => undefined);
  prepared = { subject, proof };
}

/** A proof can be used once. */
export async function takeProof(slot: Slot): Promise<string | undefined> {
  const proof = prepared?.subject === slotSubject(slot) ? prepared.proof : undefined;
  prepared = undefined;
  return proof;
}

type Send = (headers: Record<string, string>) => Promise<Response>;

/** Sends a request, and again with a proof of work if the service asks for one. */
export async function sendProven(send: Send, proof?: string): Promise<Response> {
  const answer = await send(headersWith(proof));
  return answer.status === proofNeeded ? sendAgain(send, answer) : answer;
}

export async function sendAgain(send: Send, refused: Response): Promise<Response> {
  const refusal: unknown = await refused.json().catch(() => undefined);
  const found = await solved(challengeIn((refusal as { challenge?: unknown })?.challenge));
  return found ? send(headersWith(found)) : refused;
}

async function solved(challenge: Challenge | undefined): Promise<string | undefined> {
  if (!challenge) return undefined;
  const { solveAside } = await import("./solve-aside.ts");
  return solveAside(challenge);
}

function headersWith(proof: string | undefined): Record<string, string> {
  return proof ? { [proofHeader]: proof } : {};
}
