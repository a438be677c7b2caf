import type { Status } from "../../booking/status.ts";
import type { BookingAnswer } from "./calls.ts";

/**
 * A visitor's key to one appointment. The page makes it (32 random bytes, base64url) and sends it with
 * the booking to our own service only; it stands in the private link's fragment, which no server sees.
 * Another provider's service need not know it.
 */
export const keyHeader = "x-appointment-key";
/** In the same header of the answer, where the key opens what was booked: who books the same again has the first key. */
export const keyKept = "kept";
export const keyPattern = /^[\w-]{43}$/;

export const ownPaths = {
  show: "/api/randevu/benim",
  cancel: "/api/randevu/benim/iptal",
  move: "/api/randevu/benim/tasi",
} as const;

/** The appointment as its holder sees it; neither name nor phone travel. */
export type OwnAppointment = BookingAnswer & {
  status: Status;
  version: number;
  /** Until this instant it can be cancelled and moved; null where it cannot (any more). */
  changeableUntil: string | null;
};

/** What the holder decided on: another version is refused with `changed`. */
export type OwnCancel = { version: number };
export type OwnMove = OwnCancel & { day: string; timeSlot: string };
