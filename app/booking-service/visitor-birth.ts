import type { Birth, BirthPlace } from "../../booking/birth.ts";
import {
  type VisitorBirth,
  visitorAppointmentPaths,
} from "../../contract/public/visitor-appointment.ts";
import { callWithKey } from "./visitor-appointment.ts";

/** What was told of the birth, or why that is not known, in words for the visitor. */
export type BirthAnswer = { known: VisitorBirth } | { failure: string };

const unreachable = "Cevap alınamadı. Bağlantınızı denetleyip yeniden deneyin.";

export const loadBirth = (key: string) => call(key, visitorAppointmentPaths.birth);
export const tellBirth = (key: string, birth: Birth) =>
  call(key, visitorAppointmentPaths.birth, birth);
export const withdrawBirth = (key: string) => call(key, visitorAppointmentPaths.removeBirth, {});

async function call(key: string, path: string, body?: object): Promise<BirthAnswer> {
  try {
    const answer = await callWithKey(key, path, body);
    const { message, fields, ...known } = await answer.json();
    if (answer.ok && typeof known.isKnown === "boolean") return { known };
    return { failure: fields?.[0]?.message ?? message ?? unreachable };
  } catch {
    return { failure: unreachable };
  }
}

/** None where the service is not reached: the visitor types on. */
export async function findPlaces(search: string, signal: AbortSignal): Promise<BirthPlace[]> {
  try {
    const query = new URLSearchParams({ ara: search });
    const answer = await fetch(`${visitorAppointmentPaths.places}?${query}`, { signal });
    const { places } = await answer.json();
    return Array.isArray(places) ? places : [];
  } catch {
    return [];
  }
}
