/**
 * The shapes that travel between the page and the service. The browser takes the types from here
 * and nothing else: the schema library stays on the server.
 */
import { z } from "zod";
import { isBookable } from "../../booking/consultation-types.ts";
import { isDay } from "../../booking/istanbul-time.ts";
import type { FieldRefusalCode, RefusalCode } from "../../booking/messages.ts";
import { isName } from "../../booking/name.ts";
import { isBookingPhone, isLookupPhone } from "../../booking/phone.ts";
import { statuses } from "../../booking/status.ts";
import type { PanelRefusalCode } from "../panel/refusals.ts";

export const bookingRequest = z.strictObject({
  name: z
    .string()
    .transform((name) => name.trim().normalize("NFC"))
    .refine(isName),
  phone: z.string().refine(isBookingPhone),
  firmId: z.string(),
  date: z.iso.datetime({ offset: true }),
  timeSlot: z.string(),
  randevuTipi: z.string().refine(isBookable),
});
export type BookingRequest = z.infer<typeof bookingRequest>;

export const lookupRequest = z.object({ phone: z.string().refine(isLookupPhone) });
export const takenTimesRequest = z.strictObject({ gun: z.string().refine(isDay) });

export const bookingAnswer = z.strictObject({
  date: z.iso.datetime(),
  timeSlot: z.string(),
  randevuTipi: z.string(),
});
export type BookingAnswer = z.infer<typeof bookingAnswer>;

export const lookupAnswer = z.array(bookingAnswer.extend({ status: z.enum(statuses) }));
export type LookupAnswer = z.infer<typeof lookupAnswer>;

export const takenTimesAnswer = z.strictObject({ gun: z.string(), dolu: z.array(z.string()) });
export type TakenTimesAnswer = z.infer<typeof takenTimesAnswer>;

export const settingsAnswer = z.strictObject({
  bookingApiBase: z.string(),
  lookupApiBase: z.string(),
  daysAhead: z.int(),
});
export type SettingsAnswer = z.infer<typeof settingsAnswer>;

export type FieldProblem = { field: string; code: FieldRefusalCode };
export type FieldRefusal = FieldProblem & { message: string };
export type Refusal = {
  code: RefusalCode | PanelRefusalCode;
  message: string;
  fields?: FieldRefusal[];
};

const codesOfFields: Record<string, FieldRefusalCode> = {
  name: "name_invalid",
  phone: "phone_invalid",
  firmId: "firm_unknown",
  date: "date_invalid",
  timeSlot: "slot_unknown",
  randevuTipi: "type_unknown",
  gun: "day_invalid",
};

/** Which fields failed a schema above, once each. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  const problems = error.issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((field) => ({ field, code: "field_unknown" }));
    }
    const field = String(issue.path[0] ?? "");
    const code = codesOfFields[field];
    return code ? [{ field, code }] : [];
  });
  return [...new Map(problems.map((problem) => [problem.field, problem])).values()];
}
