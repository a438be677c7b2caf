/** What travels between the panel and the service. */
import type { Hours } from "../../booking/hours.ts";
import type { Outcome, Status } from "../../booking/status.ts";
import type { Consultation } from "../academy.ts";
import type { Action } from "./words.ts";

export type PanelAppointment = {
  id: string;
  day: string;
  timeSlot: string;
  /** The instant, in UTC. */
  date: string;
  /** Its slug. */
  consultation: string;
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
  /** By the private link: where it stands is the visitor's wish, and so is that it is cancelled. */
  movedByVisitor: boolean;
  cancelledByVisitor: boolean;
  /** What staff decided, and nobody has told the visitor yet. */
  toTell: News | null;
  /** When the visitor was reminded of it. */
  remindedAt: string | null;
  /** The visitor came. */
  arrived: boolean;
};
/** What a visitor is told of: a request that was never approved is rejected, not cancelled. */
export type News = "approve" | "reject" | "cancel" | "move" | "move_pending";
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
  /** The slug; older entries have the title as it was then, in `randevuTipi`. */
  consultation: string;
  randevuTipi: string;
  outcome: Outcome;
  /** Which change an undo took back; how a visitor was told; what was closed, erased or exported. */
  what: string;
  count: number;
  /** The hours that were closed or opened. */
  hours: { day: string; times: string[] }[];
  /** What the visitor had yet to hear. */
  toTell: News;
  /** The appointment's version after this change: an undo compares it. */
  version: number;
}>;
export type Change = {
  id: string;
  at: string;
  /** An e-mail address, "visitor", or "" for the system's own work. */
  who: string;
  action: Action;
  appointmentId: string | null;
  before: Facts | null;
  after: Facts | null;
  /** On a card only, and until they are erased: the words that were changed. */
  texts?: { before: Texts; after: Texts };
};
/** What staff wrote, and what may tell of a person: of these what the change was about. */
export type Texts = Partial<{ note: string; reason: string; name: string; phone: string }>;
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
};
/** After every change: what it left, and until when it can be taken back. */
export type ChangeAnswer = { appointment: PanelAppointment | null; undo: Undo };
export type Undo = { change: string; until: string };
/** With 409 `changed`: what was done since the version that was decided on, oldest first, and the version it left. */
export type ChangedSince = { code: "changed"; message: string; changes: Change[]; version: number };
/** After an undo, which cannot itself be undone. Null where nothing is left, or no appointment was meant. */
export type UndoAnswer = { appointment: PanelAppointment | null };
/** The slots that were closed or opened, and on how many days. Of none, nothing is recorded or can be taken back. */
export type CloseAnswer = { closed: number; days: number; undo?: Undo };
/** With 409 `hours_taken`: what stands in the way. */
export type HoursTaken = { code: "hours_taken"; message: string; conflicts: PanelAppointment[] };

/** What every screen may need, as it is set up now. */
export type PanelSettings = {
  /** How messages to visitors are signed. */
  academy: string;
  consultations: Consultation[];
  hours: Hours;
  /** Grows with whatever is set up anew: events tell it, too. */
  version: number;
};
/** Who comes on a day, in the order of their hours. */
export type DaySheetAnswer = { appointments: PanelAppointment[] };
/** The closed hours of a range of days. */
export type ClosedAnswer = { closed: ClosedSlot[] };

/** Whose link it is; null for the very first account, which has yet to choose its address. */
export type SetUpCheck = { email: string | null };
/** Also what signing in and setting up answer with. */
export type Me = {
  email: string;
  secondFactor: boolean;
  /** The academy asks for one, and nothing else can be done before. */
  secondFactorNeeded: boolean;
  recoveryCodesLeft: number;
  news: SecurityNews;
};
/** What happened to the account and was not yet told on this device. */
export type SecurityNews = { failures: number; newDevices: { at: string; device: string }[] };
/** One's own, newest first. */
export type SecurityAnswer = { events: Change[] };
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
/** `isOn`: the server makes one every night. */
export type BackupState = { isOn: boolean; last: string | null };
export type EraseAnswer = { erased: number };
/** Whose data a number leads to, and how much of it. */
export type EraseCheck = {
  /** As they are stored, each spelling once. */
  names: string[];
  count: number;
  /** The first and the last day; null where there is none. */
  from: string | null;
  to: string | null;
  /** Still to come: nothing is erased before these are cancelled. */
  coming: PanelAppointment[];
};
export type NumbersAnswer = {
  /** Every week of the range by its Monday, empty ones too. */
  weeks: { monday: string; count: number }[];
  /** Every month of the range as "2025-09", empty ones too. */
  months: { month: string; count: number }[];
  /** Those from today on that are to take place, or wait for an answer. */
  coming: { pending: number; approved: number };
  consultations: { slug: string; count: number }[];
  outcomes: Record<Outcome, number>;
  hours: { timeSlot: string; count: number }[];
};
/** A server-sent event: something about appointments, closed hours or what is set up has changed. */
export type PanelEvent = {
  pending: number;
  /** The version of what is set up; left out while nothing is. */
  settings?: number;
};
