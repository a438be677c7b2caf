/**
 * The shapes that travel between the panel and the service. The browser takes the types from here
 * and nothing else: the schema library stays on the server.
 */
import { z } from "zod";
import { isBookable } from "../../booking/consultation-types.ts";
import { isDay } from "../../booking/istanbul-time.ts";
import { isName } from "../../booking/name.ts";
import { isBookingPhone } from "../../booking/phone.ts";
import { type Status, statuses } from "../../booking/status.ts";
import type { Action, Outcome } from "./words.ts";

/** PostgreSQL keeps every character but this one. */
const storable = z.string().regex(/^[^\0]*$/);
const lastDay = "2999-12-31";
const day = z.string().refine((text) => isDay(text) && text <= lastDay);
const time = z.string().regex(/^\d\d:\d\d$/);
const text = storable.trim().max(1000);
const version = z.int();
const secret = storable.max(200);

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
  code: z.string().max(40).optional(),
});
export const passwordRequest = z.strictObject({ current: secret, next: secret });
export const secondFactorRequest = z.strictObject({ password: secret });
export const codeRequest = z.strictObject({ code: z.string().max(40) });

export const listRequest = z.strictObject({
  baslangic: day.optional(),
  bitis: day.optional(),
  durum: z.enum([...statuses, "no_show"]).optional(),
  tip: z.string().refine(isBookable).optional(),
  /** A part of a name, or of a phone number. */
  ara: storable.trim().max(100).optional(),
});
export const versionRequest = z.strictObject({ version });
export const cancelRequest = z.strictObject({ version, reason: text.min(1) });
export const moveRequest = z.strictObject({ version, day, timeSlot: time });
export const noteRequest = z.strictObject({ version, note: text });
export const toldRequest = z.strictObject({ channel: z.enum(["whatsapp", "sms"]) });
export const enterRequest = z.strictObject({
  name: z
    .string()
    .transform((name) => name.trim().normalize("NFC"))
    .refine(isName),
  phone: z.string().refine(isBookingPhone),
  randevuTipi: z.string().refine(isBookable),
  day,
  timeSlot: time,
  note: text.default(""),
});
export const closeRequest = z.strictObject({
  /** Without times the whole day. */
  days: z
    .array(z.strictObject({ day, times: z.array(time).min(1).optional() }))
    .min(1)
    .max(62),
  reason: text,
});
export const reopenRequest = z.strictObject({ day, times: z.array(time).min(1) });
export const recordRequest = z.strictObject({
  baslangic: day.optional(),
  bitis: day.optional(),
  /** The last row seen: the next page begins after it. */
  sonra: z.string().max(100).optional(),
});
export const rangeRequest = z
  .strictObject({ baslangic: day, bitis: day })
  .refine(({ baslangic, bitis }) => baslangic <= bitis);
export const eraseRequest = z.strictObject({ phone: z.string().refine(isBookingPhone) });

export type PanelAppointment = {
  id: string;
  day: string;
  timeSlot: string;
  /** The instant, in UTC. */
  date: string;
  randevuTipi: string;
  /** Null once erased. */
  name: string | null;
  phone: string | null;
  status: Status;
  noShow: boolean;
  note: string;
  reason: string;
  source: "site" | "phone";
  createdAt: string;
  version: number;
};
export type ClosedSlot = { day: string; timeSlot: string; reason: string };
/** `pending` counts the coming requests that wait for an answer, whatever the filters. */
export type ListAnswer = {
  appointments: PanelAppointment[];
  closed: ClosedSlot[];
  pending: number;
  /** There are more than are sent: the range or the search is too wide. */
  isCut: boolean;
};

export type Facts = Partial<{
  day: string;
  timeSlot: string;
  randevuTipi: string;
  outcome: Outcome;
  /** Which change an undo took back; how a visitor was told; what was closed, erased or exported. */
  what: string;
  count: number;
  /** The hours that were closed or opened. */
  hours: { day: string; times: string[] }[];
  /** The appointment's version after this change: an undo compares it. */
  version: number;
}>;
export type Change = {
  id: string;
  at: string;
  /** An e-mail address, or "" for the system's own work. */
  who: string;
  action: Action;
  appointmentId: string | null;
  before: Facts | null;
  after: Facts | null;
  /** On a card only, and until they are erased: the words that were changed. */
  texts?: { before: Texts; after: Texts };
};
/** What staff wrote, and what may tell of a person. */
export type Texts = { note: string; reason: string };
export type RecordAnswer = { changes: Change[]; next: string | null };
export type CardAnswer = {
  appointment: PanelAppointment;
  /** The same day's other claims. */
  neighbours: PanelAppointment[];
  closed: ClosedSlot[];
  /** What this phone booked besides, newest first. */
  others: PanelAppointment[];
  changes: Change[];
  views: { at: string; who: string }[];
  /** How messages to the visitor are signed. */
  academy: string;
};
/** After every change: what it left, and until when it can be taken back. */
export type ChangeAnswer = { appointment: PanelAppointment | null; undo: Undo };
export type Undo = { change: string; until: string };
/** After an undo, which cannot itself be undone. Null where nothing is left, or no appointment was meant. */
export type UndoAnswer = { appointment: PanelAppointment | null };
/** Where there was nothing to close or open, nothing is recorded and nothing can be taken back. */
export type CloseAnswer = { closed: number; undo?: Undo };
/** With 409 `hours_taken`: what stands in the way. */
export type HoursTaken = { code: "hours_taken"; message: string; inTheWay: PanelAppointment[] };

/** Whose link it is; null for the very first account, which has yet to choose its address. */
export type SetUpCheck = { email: string | null };
/** Also what signing in and setting up answer with. */
export type Me = { email: string; secondFactor: boolean; recoveryCodesLeft: number };
export type SessionRow = {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isThis: boolean;
};
export type SecondFactorStart = { secret: string; address: string };
export type RecoveryCodes = { codes: string[] };
export type FeedState = { createdAt: string | null };
export type FeedMade = { address: string };
export type EraseAnswer = { erased: number };
export type NumbersAnswer = {
  /** Every week of the range by its Monday, empty ones too. */
  weeks: { monday: string; count: number }[];
  types: { randevuTipi: string; count: number }[];
  outcomes: Record<Outcome, number>;
  hours: { timeSlot: string; count: number }[];
};
/** A server-sent event: something about appointments or closed hours has changed. */
export type PanelEvent = { pending: number };
