import { proofNeeded } from "../../contract/public/proof.ts";
import {
  keyHeader,
  type VisitorAppointment,
  type VisitorCancel,
  type VisitorMove,
  visitorAppointmentPaths,
} from "../../contract/public/visitor-appointment.ts";

/** Separate from calls.ts, whose code would not fit the script budget of the appointment page. */
export type VisitorAnswer =
  | { outcome: "answered"; appointment: VisitorAppointment }
  /** No appointment has this key, or no longer. */
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

async function call(
  key: string,
  path: string,
  body?: VisitorCancel | VisitorMove,
): Promise<VisitorAnswer> {
  try {
    const answer = await callWithKey(key, path, body);
    return visitorAnswerOf(answer, await answer.json());
  } catch {
    return { outcome: "unreachable" };
  }
}

/** Always to our own service: no other provider may see a key. */
export async function callWithKey(key: string, path: string, body?: object): Promise<Response> {
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
  const first = await send({});
  return first.status === proofNeeded ? (await import("./proof.ts")).sendAgain(send, first) : first;
}

/** Nothing is taken for granted: a proxy answers in its own way when its server is down. */
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

/** The message of a field says more than the general one. */
function wordsOf(fields: unknown): string | undefined {
  const { message } = Object(Array.isArray(fields) ? fields[0] : undefined);
  return typeof message === "string" ? message : undefined;
}
