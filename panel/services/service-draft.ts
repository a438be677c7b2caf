import { serviceProblem } from "../../booking/services.ts";
import type { Consultation } from "../../contract/academy.ts";
import type { ServicesChange } from "../../contract/panel/calls.ts";
import { fieldRefusals } from "../../contract/refusals.ts";
import type { ApiError } from "../data/api.ts";

/** A service as it stands in the fields: a duration is what was typed, and empty where none is set. */
export type ServiceDraft = {
  slug: string;
  title: string;
  bookable: boolean;
  duration: string;
  note: string;
};

export function draftOf({
  slug,
  title,
  bookable,
  duration = "",
  note = "",
}: Omit<Consultation, "duration"> & { duration?: number | "" }): ServiceDraft {
  return { slug, title, bookable, duration: String(duration), note };
}

export function wantedOf({ slug, bookable, duration, note }: ServiceDraft) {
  return {
    slug,
    bookable,
    duration: minutesOf(duration) ?? null,
    note,
  } satisfies ServicesChange["services"][number];
}

/** Said beside the service before anything is sent. */
export function problemsOf(drafts: ServiceDraft[], slotMinutes: number): ApiError["fields"] {
  return drafts.flatMap(({ slug: field, bookable, duration }) => {
    const code = serviceProblem({ bookable, duration: minutesOf(duration) }, { slotMinutes });
    return code ? [{ field, message: fieldRefusals[code] }] : [];
  });
}

/** What is no number is one that no rule lets through. */
function minutesOf(typed: string): number | undefined {
  return typed.trim() === "" ? undefined : Number(typed);
}
