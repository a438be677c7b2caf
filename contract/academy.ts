import type { ServiceTerms } from "../booking/services.ts";

/** What the build tells the server of the academy, in `build/academy.json`. */
export type Academy = {
  name: string;
  firmId: string;
  consultations: Consultation[];
  /** What the academy has yet to fill in. */
  placeholders: string[];
};

/** The slug is its key wherever it is kept; the title is what people read, and may change. */
export type Consultation = { slug: string; title: string } & ServiceTerms;

/** Undefined where it is no longer offered: then it is shown as an appointment without a type. */
export function titleOf(consultations: Consultation[], slug: string): string | undefined {
  return consultations.find((consultation) => consultation.slug === slug)?.title;
}

export function bookableOnes(consultations: Consultation[]): Consultation[] {
  return consultations.filter(({ bookable }) => bookable);
}
