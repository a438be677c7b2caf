import type { Report } from "../booking/reports.ts";
import type { ServiceTerms } from "../booking/services.ts";

/** What the build tells the server of the academy, in `build/academy.json`. */
export type Academy = {
  name: string;
  firmId: string;
  consultations: Consultation[];
  /** Facts that the academy still has to fill in. */
  placeholders: string[];
};

/** The slug is stored; the title is shown, and may change. */
export type Consultation = {
  slug: string;
  title: string;
  /** Left out if it is never written. */
  report?: Report;
  /** Within how many days it is promised. */
  promisedDays?: number;
} & ServiceTerms;

/** Undefined if it is no longer offered; the appointment is then shown without a type. */
export function titleOf(consultations: Consultation[], slug: string): string | undefined {
  return consultations.find((consultation) => consultation.slug === slug)?.title;
}
