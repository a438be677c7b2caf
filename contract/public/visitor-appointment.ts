import type { z } from "zod";
import type * as schemas from "./schemas.ts";

/**
 * A visitor's key to one appointment. The page makes it (32 random bytes, base64url) and sends it with
 * the booking to our own service only; it stands in the private link's fragment, which no server sees.
 * Another provider's service need not know it.
 */
export const keyHeader = "x-appointment-key";
/** In the same header of the answer, where the key opens what was booked: who books the same again has the first key. */
export const keyKept = "kept";
export const keyPattern = /^[\w-]{43}$/;

export const visitorAppointmentPaths = {
  show: "/api/randevu/benim",
  cancel: "/api/randevu/benim/iptal",
  move: "/api/randevu/benim/tasi",
} as const;

export type VisitorAppointment = z.infer<typeof schemas.visitorAppointmentAnswer>;
export type VisitorCancel = z.infer<typeof schemas.visitorCancelRequest>;
export type VisitorMove = z.infer<typeof schemas.visitorMoveRequest>;
