import { z } from "zod";
import {
  hoursProblem,
  longestBuffer,
  longestNotice,
  mostDaysAhead,
  type NewClosure,
  stepChoices,
  type WorkingHours,
} from "../../booking/hours.ts";
import { addDays, clockTime, isDay } from "../../booking/istanbul-time.ts";
import { mostMoney, type PaidBy, paidByWords } from "../../booking/money.ts";
import { isStaffPhone } from "../../booking/phone.ts";
import { longestServiceNote } from "../../booking/services.ts";
import { birth, personName } from "../public/schemas.ts";
import { type AlarmKind, alarms } from "./alarms.ts";
import {
  longestBirthLabel,
  longestClientNote,
  longestClosingReason,
  longestConsent,
  longestEmail,
  longestFollowUpNote,
  longestNote,
  longestPasskeyName,
  longestSearch,
} from "./lengths.ts";
import { mostDaysToClose } from "./limits.ts";
import { firstChannels, type MessageKey, messageKeys } from "./messages.ts";
import { type PushKind, pushKinds } from "./push.ts";
import type { PanelRefusalCode } from "./refusals.ts";
import { roles } from "./roles.ts";
import { channels, lists } from "./words.ts";

/** Params of a rule: the refusal of the whole request. */
export type RefusalParams = { refusal: PanelRefusalCode };
const refusing = (refusal: PanelRefusalCode) => ({ params: { refusal } satisfies RefusalParams });

/** Aborts if the day is invalid, so that later rules can rely on it. */
const day = z.string().refine(isDay, { abort: true });
const clock = z.string().regex(clockTime);
const text = z.string().trim().max(longestNote);
const closingReason = z.string().trim().max(longestClosingReason);
const search = z.string().trim().max(longestSearch);
const email = z.string().max(longestEmail);
const version = z.int();
const secret = z.string().max(200);
const code = z.string().trim().max(40);

export const idParams = z.object({ id: z.string() });

export const setUpCheckRequest = z.strictObject({ token: secret });
export const setUpRequest = z.strictObject({
  token: secret,
  /** Only for the first account: every other link belongs to an address. */
  email: email.optional(),
  /** For an account that has none. */
  name: personName.optional(),
  password: secret,
});
export const signInRequest = z.strictObject({
  email,
  password: secret,
  /** From the app, or a recovery code. */
  code: code.optional(),
  isKept: z.boolean().optional(),
});
const passkeyId = z.string().min(1).max(1400);
/** The library that checks the rest expects an object with these. */
const passkeyAnswer = z.looseObject({
  id: passkeyId,
  response: z.looseObject({ clientDataJSON: z.string() }),
});
export const passkeySignInRequest = z.strictObject({
  answer: passkeyAnswer,
  isKept: z.boolean().optional(),
});
export const passkeyConfirmRequest = z.strictObject({ answer: passkeyAnswer });
export const newPasskeyRequest = z.strictObject({
  name: z.string().trim().min(1).max(longestPasskeyName),
  answer: passkeyAnswer,
});
/** Not in the address: ids of credentials are as long as they like. */
export const removePasskeyRequest = z.strictObject({ id: passkeyId });
export const keepSessionRequest = z.strictObject({ isKept: z.boolean() });
export const passwordRequest = z.strictObject({ current: secret, next: secret });
export const confirmRequest = z.strictObject({ password: secret, code: code.optional() });
export const codeRequest = z.strictObject({ code });
export const newsReadRequest = z.strictObject({
  at: z.iso.datetime({ precision: 3 }),
  failures: z.int().min(0),
});

export const pushRequest = z.strictObject({
  subscription: z.strictObject({
    endpoint: z.url().max(1000),
    /** A point of P-256 and 16 bytes, as browsers give them. */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  choice: z.strictObject({
    kinds: z.array(z.enum(Object.keys(pushKinds) as PushKind[])).max(10),
    showsNames: z.boolean(),
  }),
});

const role = z.enum(roles);
export const accountRequest = z.strictObject({ name: personName, role });
export const inviteRequest = z.strictObject({ name: personName, role, email });

export const listRequest = z.strictObject({
  baslangic: day.optional(),
  bitis: day.optional(),
  durum: z.enum(lists).optional(),
  /** A consultation's slug. */
  tip: z.string().max(100).optional(),
  /** Words of a name or a note in any order, or a part of a phone number. */
  ara: search.optional(),
  /** The cursor of the previous page. */
  sonra: z
    .string()
    .max(200)
    .regex(/^[01](_[\d:.TZ-]{24}){3}_[\w-]+$/)
    .optional(),
});
export const versionRequest = z.strictObject({ version });
export const cancelRequest = z.strictObject({
  version,
  reason: text.min(1),
  /** Without a notification to the visitor. */
  isQuiet: z.boolean().optional(),
});
/** Without an hour it is a report, due on that day. */
const slot = { day, timeSlot: clock.or(z.literal("")), evenIfClosed: z.boolean().optional() };
export const moveRequest = z.strictObject({ version, ...slot });
export const noteRequest = z.strictObject({ version, note: text });
const money = z.int().min(0).max(mostMoney);
const price = money.min(1).nullable();
export const paymentRequest = z
  .strictObject({
    version,
    price,
    paid: money,
    paidBy: z.enum(Object.keys(paidByWords) as PaidBy[]).nullable(),
  })
  .refine(({ price, paid }) => paid <= (price ?? 0))
  .refine(({ paid, paidBy }) => (paid === 0) === (paidBy === null));
export const notifiedRequest = z.strictObject({
  channel: z.enum(channels),
  /** The version when the message was opened. */
  version: version.optional(),
});
export const remindRequest = z.strictObject({ version, isReminded: z.boolean() });
/** By default in its former slot. */
export const restoreRequest = z.strictObject({
  version,
  slot: z.strictObject(slot).optional(),
});
const person = (slugs: readonly string[]) => ({
  name: personName,
  phone: z.string().refine(isStaffPhone),
  consultation: z.string().refine((slug) => slugs.includes(slug)),
});
/** `slugs` are those of all consultations: staff can enter each of them. */
export const enterRequest = (slugs: readonly string[]) =>
  z.strictObject({
    ...person(slugs),
    ...slot,
    note: text.default(""),
    /** On the telephone: nobody needs to notify the visitor. */
    isTold: z.boolean().default(false),
  });
/** Only the changed fields, since older values need not be valid today. */
export const editRequest = (slugs: readonly string[]) =>
  z.strictObject({
    version,
    ...z.strictObject(person(slugs)).partial().shape,
    slot: z.strictObject(slot).optional(),
    /** Of a client with other appointments: in all of them, in this one only, or another person's. */
    whose: z.enum(["all", "one", "other"]).optional(),
  });
const ranges = z.array(z.strictObject({ first: clock, last: clock })).max(12);
const unbound = z.literal("");
const hours: z.ZodType<WorkingHours> = z
  .strictObject({
    week: z.array(ranges).length(7),
    step: z.int().refine((minutes) => stepChoices.includes(minutes)),
    buffer: z.int().min(0).max(longestBuffer),
    minNotice: z.int().min(0).max(longestNotice),
    daysAhead: z.int().min(1).max(mostDaysAhead),
  })
  .refine((hours) => !hoursProblem({ ...hours, closures: [] }), refusing("hours_invalid"));
/** The conflicts that were named. */
const confirmed = z.array(z.string().max(100)).max(2000);
export const previewHoursRequest = z.strictObject({ hours: hours.nullable() });
export const hoursRequest = z.strictObject({
  version,
  hours: hours.nullable(),
  confirmed,
});
const span = { from: clock.or(unbound), to: clock.or(unbound) };
/** Days in a row, whole or from one time until another. */
const closing = z
  .strictObject({ firstDay: day, lastDay: day, ...span })
  .refine(
    ({ firstDay, lastDay }) => lastDay <= addDays(firstDay, mostDaysToClose - 1),
    refusing("closing_too_long"),
  )
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, refusing("range_backwards"))
  .refine(({ from, to }) => to === "" || from < to, refusing("hours_invalid"));
/** Bounded only so that no request is without end: every quarter of an hour of as many days. */
export const closeRequest = z.strictObject({
  closings: z.array(closing).min(1).max(500),
  reason: closingReason,
});
export const reopenRequest = z.strictObject({ day, times: z.array(clock).min(1).max(100) });
/** What decides days for ever or by itself. */
const rule: z.ZodType<NewClosure> = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("closing"),
    weekday: z.int().min(0).max(6),
    firstDay: day.or(unbound),
    lastDay: day.or(unbound),
    ...span,
    reason: closingReason,
  }),
  z.strictObject({ kind: z.literal("opening"), day, ranges }),
]);
export const ruleRequest = z.strictObject({
  /** Takes the place of this one; without a new one it is taken away. */
  id: z.string().max(100).optional(),
  rule: rule.optional(),
  confirmed,
});
export const daySheetRequest = z.strictObject({ gun: day });
export const auditRequest = z.strictObject({
  baslangic: day.optional(),
  bitis: day.optional(),
  /** The cursor of the previous page. */
  sonra: z
    .string()
    .max(100)
    .regex(/^[\d:.TZ-]{24}_[\w-]+$/)
    .optional(),
});
export const rangeRequest = z
  .strictObject({ baslangic: day, bitis: day })
  .refine(({ baslangic, bitis }) => baslangic <= bitis, refusing("range_backwards"));
export const numbersRequest = rangeRequest.refine(
  ({ baslangic, bitis }) => bitis <= addDays(baslangic, 5 * 366),
  refusing("range_too_long"),
);
export const eraseRequest = z.strictObject({ phone: z.string().refine(isStaffPhone) });
export const servicesRequest = z.strictObject({
  version,
  confirmed,
  services: z
    .array(
      z.strictObject({
        slug: z.string().max(100),
        bookable: z.boolean(),
        /** booking/services.ts checks the length. */
        duration: z.number().nullable(),
        note: z.string().trim().max(longestServiceNote),
        price,
      }),
    )
    .max(100),
});
export const messagesRequest = z.strictObject({
  version,
  /** messages.ts checks the templates. */
  texts: z.strictObject(
    Object.fromEntries(messageKeys.map((key) => [key, z.string()])) as Record<
      MessageKey,
      z.ZodString
    >,
  ),
  reasons: z.array(z.strictObject({ text: z.string().trim(), isWish: z.boolean() })),
  firstChannel: z.enum(firstChannels),
});
export const alarmRequest = z.strictObject({
  kind: z.enum(Object.keys(alarms) as AlarmKind[]),
});

/** A part of a name or number. In the body, since URLs are logged. */
export const clientsRequest = z.strictObject({
  search,
  /** Only clients with a follow-up, by its day. */
  followUps: z.boolean().optional(),
});
export const suggestionsRequest = z.strictObject({ name: search.min(1) });
export const knownPhoneRequest = z.strictObject({ phone: z.string().refine(isStaffPhone) });
export const clientNoteRequest = z.strictObject({
  version,
  note: z.string().trim().max(longestClientNote),
});
export const followUpRequest = z.strictObject({
  version,
  /** Null ends it. */
  day: day.nullable(),
  note: z.string().trim().max(longestFollowUpNote),
});
export const blockRequest = z.strictObject({ reason: text.min(1) });
export const birthRequest = z.strictObject({
  /** Of the birth that is changed; without it one is added. */
  id: z.string().max(100).optional(),
  version,
  label: z.string().trim().min(1).max(longestBirthLabel),
  birth,
  consent: z.string().trim().max(longestConsent),
});
export const removeBirthRequest = z.strictObject({ id: z.string().max(100), version });
export const editClientRequest = z.strictObject({
  version,
  name: personName.optional(),
  phone: z.string().refine(isStaffPhone).optional(),
  email: z.literal("").or(z.email().max(longestEmail)).optional(),
});
export const mergeRequest = z.strictObject({
  version,
  /** The other client, who stays, by any appointment. */
  into: z.string(),
  intoVersion: version,
});
