import { z } from "zod";
import { isZone } from "../../booking/birth.ts";
import { clockTime, isDay, isMonth } from "../../booking/istanbul-time.ts";
import { isName } from "../../booking/name.ts";
import { askedPhone, bookingPhone } from "../../booking/phone.ts";
import { statuses } from "../../booking/status.ts";
import { longestSearch } from "../panel/lengths.ts";
import { fieldRefusals, type RefusalCode } from "../refusals.ts";
import type { Challenge } from "./proof.ts";

export const personName = z
  .string()
  .transform((name) => name.trim().normalize("NFC"))
  .refine(isName);

/** `titles` of all consultations; whether one can be booked is checked later, since staff can change it. */
export function bookingRequest(titles: readonly string[]) {
  return z.strictObject({
    name: personName,
    phone: z.string().regex(bookingPhone),
    firmId: z.string(),
    /** The instant of the chosen day and the slot's hour, with minutes 00. */
    date: z.iso.datetime({ offset: true }).refine((date) => isDay(date.slice(0, 10))),
    timeSlot: z.string(),
    /** The consultation's title. */
    randevuTipi: z.enum(titles),
  });
}

const day = z.string().refine(isDay).meta({ format: "date" });

export const lookupRequest = z.object({ phone: z.string().regex(askedPhone) });
export const proofRequest = z.strictObject({ gun: day, saat: z.string().regex(/^\d{2}:\d{2}$/) });
/** For which consultation, by its title; without one for an appointment of a whole step. */
const tip = z.string().max(200).optional();
export const takenTimesRequest = z.strictObject({ gun: day, tip });
export const calendarRequest = z.strictObject({ ay: z.string().refine(isMonth), tip });

const clock = z.string().regex(clockTime);
const birthTime = z.union([
  z.strictObject({ at: clock, isLater: z.boolean().optional() }),
  z.strictObject({ from: clock, to: clock }),
]);
const birthPlace = z.strictObject({
  name: z.string().trim().min(1).max(100),
  region: z.string().trim().max(100),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  zone: z.string().max(100).refine(isZone),
});
/** When and where somebody was born, as far as it is known. */
export const birth = z.strictObject({
  day,
  time: birthTime.nullable(),
  place: birthPlace.nullable(),
});
/** A part of a place's name. */
export const placesRequest = z.strictObject({ ara: z.string().trim().min(1).max(longestSearch) });
/** What the visitor told by this link; or that it is known already. */
export const visitorBirthAnswer = z.strictObject({
  birth: birth.nullable(),
  isKnown: z.boolean(),
});
export const placesAnswer = z.strictObject({ places: z.array(birthPlace) });

const version = z.int().min(1);
/** The version that the visitor saw; another one is refused with `changed`. */
export const visitorCancelRequest = z.strictObject({ version });
export const visitorMoveRequest = z.strictObject({
  version,
  day,
  timeSlot: z.string().regex(clockTime),
});

const answered = { date: z.iso.datetime(), timeSlot: z.string(), randevuTipi: z.string() };
export const bookingAnswer = z.strictObject(answered);
export const lookupAnswer = z.array(z.strictObject({ ...answered, status: z.enum(statuses) }));
/** The appointment as the holder of the link sees it, without name and phone. */
export const visitorAppointmentAnswer = z.strictObject({
  ...answered,
  minutes: z.int(),
  status: z.enum(statuses),
  version,
  /** Until when it can be cancelled or moved; null if it cannot (any more). */
  changeableUntil: z.iso.datetime().nullable(),
});
export const takenTimesAnswer = z.strictObject({
  gun: z.string(),
  dolu: z.array(z.string()),
});
/** The days of a month that have booked or closed starts, without names. */
export const calendarAnswer = z.strictObject({
  ay: z.string(),
  gunler: z.array(
    z.strictObject({
      gun: z.string(),
      /** Starts at which it would meet a booked or closed time. */
      dolu: z.array(z.string()),
      /** The rest of the day is closed. */
      kapali: z.boolean(),
    }),
  ),
});
const ranges = z.array(z.strictObject({ first: z.string(), last: z.string() }));
/** Settings that are unknown when a page is built. */
export const settingsAnswer = z.strictObject({
  bookingApiBase: z.string(),
  lookupApiBase: z.string(),
  daysAhead: z.int(),
  /** The least time between a booking and its slot. */
  minNoticeMinutes: z.int(),
  /** Only our own service sends them; without them the specified hours apply. */
  hours: z
    .strictObject({
      week: z.array(ranges).length(7),
      step: z.int(),
      exceptions: z.array(z.strictObject({ day, ranges })),
    })
    .optional(),
});

/** What the academy has set for its consultations since the page was built. */
export const servicesAnswer = z.strictObject({
  consultations: z.array(
    z.strictObject({
      slug: z.string(),
      bookable: z.boolean(),
      /** If it differs from the page; null if the service no longer has a duration. */
      minutes: z.int().nullish(),
    }),
  ),
});

export const challengeAnswer: z.ZodType<Challenge> = z.strictObject({
  ticket: z.string(),
  cost: z.int(),
  target: z.string(),
});

/** Every refusal has this form; `codes` are those that the call may return. */
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
