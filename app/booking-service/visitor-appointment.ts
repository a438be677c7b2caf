import { proofNeeded } from "../../contract/public/proof.ts";
import {
  keyHeader,
  type VisitorAppointment,
  type VisitorCancel,
  type VisitorMove,
  visitorAppointmentPaths,
} from "../../contract/public/visitor-appointment.ts";

/** Apart from the other calls, and reading its answers itself: its page has no room for what it does not need. */
export type VisitorAnswer =
  | { outcome: "answered"; appointment: VisitorAppointment }
  /** No appointment has such a key, or none has it any more. */
  | { outcome: "unknown" }
  | { outcome: "refused"; code: string; message: string }
  | { outcome: "unreachable" };

export const loadVisitorAppointment = (key: string) => call(key, visitorAppointmentPaths.show);
export const cancelVisitorAppointment = (key: string, cancel: VisitorCancel) =>
  call(key, visitorAppointmentPaths.cancel, cancel);
export const moveVisitorAppointment = (key: string, move: VisitorMove) =>
  call(key, visitorAppointmentPaths.move, move);

/** Milliseconds. A service that has not answered by then counts as unreachable. */
const timeout = 30_000;

/** To our own service alone, whoever takes the bookings: nobody else is to see a key. */
async function call(
  key: string,
  path: string,
  body?: VisitorCancel | VisitorMove,
): Promise<VisitorAnswer> {
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
    return visitorAnswerOf(answer, await answer.json());
  } catch {
    return { outcome: "unreachable" };
  }
}

/** A proxy whose server is away may answer in its own way. */
export function visitorAnswerOf(
  { ok, status }: { ok: boolean; status: number },
  body: unknown,
): VisitorAnswer {
  const { version, code, message, fields } = Object(body);
  if (ok && typeof version === "number") {
    return { outcome: "answered", appointment: body as VisitorAppointment };
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
