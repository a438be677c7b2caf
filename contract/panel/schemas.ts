import { z } from "zod";
import { type Hours, hoursProblem, stepChoices } from "../../booking/hours.ts";
import { addDays, isDay } from "../../booking/istanbul-time.ts";
import { isBookingPhone } from "../../booking/phone.ts";
import { outcomes } from "../../booking/status.ts";
import { personName } from "../public/schemas.ts";
import { type AlarmKind, alarms } from "./alarms.ts";
import type { PanelRefusalCode } from "./refusals.ts";
import { channels, mostDaysToClose } from "./words.ts";

/** What the whole request is refused with where it breaks the rule. */
export type Because = { refusal: PanelRefusalCode };
const because = (refusal: PanelRefusalCode) => ({ params: { refusal } satisfies Because });

/** PostgreSQL keeps every character but this one. */
const storable = z.string().regex(/^[^\0]*$/);
/** What follows may reckon with it: nothing is asked of a day that is none. */
const day = z.string().refine(isDay, { abort: true });
const time = z.string().regex(/^\d\d:\d\d$/);
const text = storable.trim().max(1000);
const version = z.int();
const secret = storable.max(200);
const code = z.string().trim().max(40);

/** Of whatever an address names. */
export const idParams = z.object({ id: z.string() });

export const setUpCheckRequest = z.strictObject({ token: secret });
export const setUpRequest = z.strictObject({
  token: secret,
  /** Only for the first account: every other link already knows its own. */
  email: storable.max(200).optional(),
  password: secret,
});
export const signInRequest = z.strictObject({
  email: storable.max(200),
  password: secret,
  /** From the app, or a recovery code. */
  code: code.optional(),
});
export const passwordRequest = z.strictObject({ current: secret, next: secret });
export const confirmRequest = z.strictObject({ password: secret, code: code.optional() });
export const codeRequest = z.strictObject({ code });

export const listRequest = z.strictObject({
  baslangic: day.optional(),
  bitis: day.optional(),
  durum: z.enum(outcomes).optional(),
  /** A consultation's slug. */
  tip: storable.max(100).optional(),
  /** A part of a name, or of a phone number. */
  ara: storable.trim().max(100).optional(),
});
export const versionRequest = z.strictObject({ version });
export const cancelRequest = z.strictObject({ version, reason: text.min(1) });
export const moveRequest = z.strictObject({ version, day, timeSlot: time });
export const noteRequest = z.strictObject({ version, note: text });
export const toldRequest = z.strictObject({
  channel: z.enum(channels),
  /** As it was when the message was opened. Without it whatever is to be told counts as told. */
  version: version.optional(),
});
/** Without a slot to its own one. */
export const restoreRequest = z.strictObject({
  version,
  slot: z.strictObject({ day, timeSlot: time }).optional(),
});
const person = (slugs: readonly string[]) => ({
  name: personName,
  phone: z.string().refine(isBookingPhone),
  consultation: z.string().refine((slug) => slugs.includes(slug)),
});
/** `slugs` are those of the consultations that can be booked. */
export const enterRequest = (slugs: readonly string[]) =>
  z.strictObject({
    ...person(slugs),
    day,
    timeSlot: time,
    note: text.default(""),
  });
/** What is to be another, and nothing else: what stands there from earlier times need not be valid today. */
export const editRequest = (slugs: readonly string[]) =>
  z.strictObject({
    version,
    ...z.strictObject(person(slugs)).partial().shape,
    slot: z.strictObject({ day, timeSlot: time }).optional(),
  });
export const closeRequest = z.strictObject({
  /** Without times the whole day. */
  days: z
    .array(z.strictObject({ day, times: z.array(time).min(1).optional() }))
    .min(1)
    .max(mostDaysToClose),
  reason: text,
});
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const ranges = z.array(z.strictObject({ first: clock, last: clock })).max(12);
const unbound = z.literal("");
/** Bounded only so that no answer grows without end. */
const hours: z.ZodType<Hours> = z
  .strictObject({
    week: z.array(ranges).length(7),
    step: z.int().refine((minutes) => stepChoices.includes(minutes)),
    exceptions: z.array(z.strictObject({ day, ranges })).max(200),
    closures: z
      .array(
        z.strictObject({
          weekday: z.int().min(0).max(6),
          from: clock.or(unbound),
          to: clock.or(unbound),
          firstDay: day.or(unbound),
          lastDay: day.or(unbound),
          reason: storable.trim().max(200),
        }),
      )
      .max(50),
    minNotice: z.int().min(0).max(43_200),
    daysAhead: z.int().min(1).max(3650),
  })
  .refine((hours) => !hoursProblem(hours), because("hours_invalid"));
export const judgeHoursRequest = z.strictObject({ hours: hours.nullable() });
export const hoursRequest = z.strictObject({
  version,
  hours: hours.nullable(),
  confirmed: z.array(z.string().max(100)).max(2000),
});
export const closedRequest = z.strictObject({ baslangic: day, bitis: day.optional() });
/** Exactly what was seen closed: whatever somebody else closed meanwhile stays so. */
export const reopenRequest = z.strictObject({
  days: z
    .array(z.strictObject({ day, times: z.array(time).min(1) }))
    .min(1)
    .max(mostDaysToClose),
});
export const daySheetRequest = z.strictObject({ gun: day });
export const auditRequest = z.strictObject({
  baslangic: day.optional(),
  bitis: day.optional(),
  /** The last row seen: the next page begins after it. */
  sonra: z
    .string()
    .max(100)
    .regex(/^[\d:.TZ-]{24}_[\w-]+$/)
    .optional(),
});
export const rangeRequest = z
  .strictObject({ baslangic: day, bitis: day })
  .refine(({ baslangic, bitis }) => baslangic <= bitis, because("range_backwards"));
/** Five years of weeks are more than anyone reads. */
export const numbersRequest = rangeRequest.refine(
  ({ baslangic, bitis }) => bitis <= addDays(baslangic, 5 * 366),
  because("range_too_long"),
);
export const eraseRequest = z.strictObject({ phone: z.string().refine(isBookingPhone) });
export const alarmRequest = z.strictObject({
  kind: z.enum(Object.keys(alarms) as AlarmKind[]),
});
