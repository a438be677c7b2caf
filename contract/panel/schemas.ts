import { z } from "zod";
import { addDays, isDay } from "../../booking/istanbul-time.ts";
import { isBookingPhone } from "../../booking/phone.ts";
import { longestServiceNote } from "../../booking/services.ts";
import { outcomes } from "../../booking/status.ts";
import { personName } from "../public/schemas.ts";
import { type AlarmKind, alarms } from "./alarms.ts";
import { type MessageKey, messageKeys } from "./messages.ts";
import type { PanelRefusalCode } from "./refusals.ts";
import { mostDaysToClose } from "./words.ts";

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
export const toldRequest = z.strictObject({ channel: z.enum(["whatsapp", "sms"]) });
/** `slugs` are those of all consultations: by phone each can be had. */
export const enterRequest = (slugs: readonly string[]) =>
  z.strictObject({
    name: personName,
    phone: z.string().refine(isBookingPhone),
    consultation: z.string().refine((slug) => slugs.includes(slug)),
    day,
    timeSlot: time,
    note: text.default(""),
  });
export const closeRequest = z.strictObject({
  /** Without times the whole day. */
  days: z
    .array(z.strictObject({ day, times: z.array(time).min(1).optional() }))
    .min(1)
    .max(mostDaysToClose),
  reason: text,
});
export const closedRequest = z.strictObject({ baslangic: day, bitis: day.optional() });
export const reopenRequest = z.strictObject({ day, times: z.array(time).min(1) });
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
export const servicesRequest = z.strictObject({
  version,
  services: z
    .array(
      z.strictObject({
        slug: storable.max(100),
        bookable: z.boolean(),
        /** Whether it can be so long is asked of `booking/services.ts`. */
        duration: z.number().nullable(),
        note: storable.trim().max(longestServiceNote),
      }),
    )
    .max(100),
});
export const messagesRequest = z.strictObject({
  version,
  /** What can be kept is asked of `messages.ts`. */
  texts: z.strictObject(
    Object.fromEntries(messageKeys.map((key) => [key, storable])) as Record<
      MessageKey,
      typeof storable
    >,
  ),
  reasons: z.array(z.strictObject({ text: storable.trim(), isWish: z.boolean() })),
});
export const alarmRequest = z.strictObject({
  kind: z.enum(Object.keys(alarms) as AlarmKind[]),
});
