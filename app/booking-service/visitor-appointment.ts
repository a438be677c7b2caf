import {
  keyHeader,
  type OwnAppointment,
  type OwnCancel,
  type OwnMove,
  ownPaths,
} from "../../contract/public/own-appointment.ts";
import { proofNeeded } from "../../contract/public/proof.ts";

/** Apart from the other calls, and reading its answers itself: its page has no room for what it does not need. */
export type OwnAnswer =
  | { outcome: "answered"; appointment: OwnAppointment }
  /** No appointment has such a key, or none has it any more. */
  | { outcome: "unknown" }
  | { outcome: "refused"; code: string; message: string }
  | { outcome: "unreachable" };

export const loadOwn = (key: string) => call(key, ownPaths.show);
export const cancelOwn = (key: string, cancel: OwnCancel) => call(key, ownPaths.cancel, cancel);
export const moveOwn = (key: string, move: OwnMove) => call(key, ownPaths.move, move);

/** Milliseconds. A service that has not answered by then counts as unreachable. */
const timeout = 30_000;

/** To our own service alone, whoever takes the bookings: nobody else is to see a key. */
async function call(key: string, path: string, body?: OwnCancel | OwnMove): Promise<OwnAnswer> {
  const send = (headers: Record<string, string>) =>
    fetch(path, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: {
        [keyHeader]: key,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeout),
    });
  try {
    const first = await send({});
    const isProofNeeded = first.status === proofNeeded;
    const answer = isProofNeeded
      ? await (await import("./proof.ts")).sendAgain(send, first)
      : first;
    return ownAnswerOf(answer, await answer.json());
  } catch {
    return { outcome: "unreachable" };
  }
}

/** A proxy whose server is away may answer in its own way. */
export function ownAnswerOf(
  { ok, status }: { ok: boolean; status: number },
  body: unknown,
): OwnAnswer {
  const { version, code, message, fields } = Object(body);
  if (ok && typeof version === "number") {
    return { outcome: "answered", appointment: body as OwnAppointment };
  }
  if (status === 404) return { outcome: "unknown" };
  return !ok && typeof message === "string"
    ? {
        outcome: "refused",
        code: typeof code === "string" ? code : "",
        message: wordsOf(fields) ?? message,
      }
    : { outcome: "unreachable" };
}

/** What is wrong with a field says more than that something is. */
function wordsOf(fields: unknown): string | undefined {
  const { message } = Object(Array.isArray(fields) ? fields[0] : undefined);
  return typeof message === "string" ? message : undefined;
}
