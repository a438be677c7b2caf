import { z } from "zod";
import { clockTime, isDay, isMonth } from "../../booking/istanbul-time.ts";
import { isName } from "../../booking/name.ts";
import { askedPhone, bookingPhone } from "../../booking/phone.ts";
import { statuses } from "../../booking/status.ts";
import { fieldRefusals, type RefusalCode } from "../refusals.ts";
import type {
  BookingAnswer,
  BookingRequest,
  CalendarAnswer,
  LookupAnswer,
  ServicesAnswer,
  SettingsAnswer,
  TakenTimesAnswer,
} from "./calls.ts";
import type { OwnAppointment, OwnCancel, OwnMove } from "./own-appointment.ts";
import type { Challenge } from "./proof.ts";

export const personName = z
  .string()
  .transform((name) => name.trim().normalize("NFC"))
  .refine(isName);

/** `titles` are those of the consultations there are; which of them can be booked changes. */
export function bookingRequest(titles: readonly string[]): z.ZodType<BookingRequest> {
  return z.strictObject({
    name: personName,
    phone: z.string().regex(bookingPhone),
    firmId: z.string(),
    date: z.iso.datetime({ offset: true }).refine((date) => isDay(date.slice(0, 10))),
    timeSlot: z.string(),
    randevuTipi: z.enum(titles),
  });
}

const day = z.string().refine(isDay).meta({ format: "date" });

export const lookupRequest = z.object({ phone: z.string().regex(askedPhone) });
export const proofRequest = z.strictObject({ gun: day, saat: z.string().regex(/^\d{2}:\d{2}$/) });
export const takenTimesRequest = z.strictObject({ gun: day });
export const calendarRequest = z.strictObject({ ay: z.string().refine(isMonth) });

const version = z.int().min(1);
export const ownCancel: z.ZodType<OwnCancel> = z.strictObject({ version });
export const ownMove: z.ZodType<OwnMove> = z.strictObject({
  version,
  day,
  timeSlot: z.string().regex(clockTime),
});

const answered = { date: z.iso.datetime(), timeSlot: z.string(), randevuTipi: z.string() };
export const bookingAnswer: z.ZodType<BookingAnswer> = z.strictObject(answered);
export const lookupAnswer: z.ZodType<LookupAnswer> = z.array(
  z.strictObject({ ...answered, status: z.enum(statuses) }),
);
export const ownAnswer: z.ZodType<OwnAppointment> = z.strictObject({
  ...answered,
  status: z.enum(statuses),
  version,
  changeableUntil: z.iso.datetime().nullable(),
});
export const takenTimesAnswer: z.ZodType<TakenTimesAnswer> = z.strictObject({
  gun: z.string(),
  dolu: z.array(z.string()),
});
export const calendarAnswer: z.ZodType<CalendarAnswer> = z.strictObject({
  ay: z.string(),
  gunler: z.array(
    z.strictObject({ gun: z.string(), dolu: z.array(z.string()), kapali: z.boolean() }),
  ),
});
const ranges = z.array(z.strictObject({ first: z.string(), last: z.string() }));
export const settingsAnswer: z.ZodType<SettingsAnswer> = z.strictObject({
  bookingApiBase: z.string(),
  lookupApiBase: z.string(),
  daysAhead: z.int(),
  minNoticeMinutes: z.int(),
  hours: z
    .strictObject({
      week: z.array(ranges).length(7),
      step: z.int(),
      exceptions: z.array(z.strictObject({ day, ranges })),
    })
    .optional(),
});

export const servicesAnswer: z.ZodType<ServicesAnswer> = z.strictObject({
  consultations: z.array(
    z.strictObject({ slug: z.string(), bookable: z.boolean(), minutes: z.int().nullish() }),
  ),
});

export const challengeAnswer: z.ZodType<Challenge> = z.strictObject({
  ticket: z.string(),
  cost: z.int(),
  target: z.string(),
});

/** What every refusal looks like; of a call, with the codes that it may have. */
export function refusalAnswer(codes: readonly RefusalCode[]) {
  const problem = z.strictObject({
    field: z.string(),
    code: z.enum(Object.keys(fieldRefusals)),
    message: z.string(),
  });
  return z.strictObject({
    code: z.enum(codes),
    message: z.string(),
    fields: z.array(problem).optional(),
    challenge: challengeAnswer.optional(),
  });
}
