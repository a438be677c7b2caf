import {
  keyHeader,
  type OwnAppointment,
  type OwnCancel,
  type OwnMove,
  ownPaths,
} from "../../contract/public/own-appointment.ts";
import { ownAppointmentIn, refusalIn } from "./answers.ts";
import { sendProven } from "./proof.ts";

export type OwnAnswer =
  | { outcome: "answered"; appointment: OwnAppointment }
  /** No appointment has such a key, or none has it any more. */
  | { outcome: "unknown" }
  | { outcome: "refused"; code: string; message: string }
  | { outcome: "unreachable" };

export const loadOwn = (key: string) => call(key, ownPaths.show, { method: "GET" });
export const cancelOwn = (key: string, cancel: OwnCancel) => post(key, ownPaths.cancel, cancel);
export const moveOwn = (key: string, move: OwnMove) => post(key, ownPaths.move, move);

const post = (key: string, path: string, body: OwnCancel | OwnMove) =>
  call(key, path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Milliseconds. A service that has not answered by then counts as unreachable. */
const timeout = 30_000;

/** To our own service alone, whoever takes the bookings: nobody else is to see a key. */
async function call(key: string, path: string, request: RequestInit): Promise<OwnAnswer> {
  const send = (headers: Record<string, string>) =>
    fetch(path, {
      ...request,
      headers: { ...request.headers, ...headers, [keyHeader]: key },
      signal: AbortSignal.timeout(timeout),
    });
  try {
    const answer = await sendProven(send);
    if (answer.status === 404) return { outcome: "unknown" };
    const body: unknown = await answer.json();
    if (!answer.ok) return { outcome: "refused", ...refusalIn(body) };
    const appointment = ownAppointmentIn(body);
    return appointment ? { outcome: "answered", appointment } : { outcome: "unreachable" };
  } catch {
    return { outcome: "unreachable" };
  }
}
