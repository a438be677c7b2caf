import type { z } from "zod";
import type * as schemas from "./schemas.ts";

/**
 * A visitor's key to one appointment. The page makes it (32 random bytes, base64url) and sends it with
 * the booking to our own service only; it is in the private link's fragment, which browsers never send.
 * Another provider's service may ignore it.
 */
export const keyHeader = "x-appointment-key";
/** The answer's value of the same header if the key was stored. A repeated booking keeps its first key. */
export const keyKept = "kept";
/**
 * A header of the lookup's answer, whose body is specified: for each appointment in turn its event in calendars and its
 * version, "1f…;2, 9c…;1". Calendar files of one appointment then replace each other.
 */
export const eventsHeader = "x-appointment-events";
/** Before what is hashed into an event's id. */
export const eventOf = "takvim ";
export const keyPattern = /^[\w-]{43}$/;

export const visitorAppointmentPaths = {
  show: "/api/randevu/benim",
  cancel: "/api/randevu/benim/iptal",
  move: "/api/randevu/benim/tasi",
  /** GET says what the visitor has told of the birth, POST tells it, removeBirth withdraws it. */
  birth: "/api/randevu/benim/dogum",
  removeBirth: "/api/randevu/benim/dogum/geri-cek",
  /** GET places of birth, by a part of the name. Needs no key. */
  places: "/api/randevu/benim/yerler",
} as const;

export type VisitorAppointment = z.infer<typeof schemas.visitorAppointmentAnswer>;
export type VisitorCancel = z.infer<typeof schemas.visitorCancelRequest>;
export type VisitorBirth = z.infer<typeof schemas.visitorBirthAnswer>;
export type VisitorMove = z.infer<typeof schemas.visitorMoveRequest>;
