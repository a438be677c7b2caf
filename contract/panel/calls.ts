/** What travels between the panel and the service. */
import type { Outcome, Status } from "../../booking/status.ts";
import type { Consultation } from "../academy.ts";
import type { Messages } from "./messages.ts";
import type { News } from "./news.ts";
import type { Action } from "./words.ts";

export type { News } from "./news.ts";
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
};
/** After every change: what it left, and until when it can be taken back. */
export type ChangeAnswer = { appointment: PanelAppointment | null; undo: Undo };
export type Undo = { change: string; until: string };
/** After an undo, which cannot itself be undone. Null where nothing is left, or no appointment was meant. */
export type UndoAnswer = { appointment: PanelAppointment | null };
/** Where there was nothing to close or open, nothing is recorded and nothing can be taken back. */
export type CloseAnswer = { closed: number; undo?: Undo };
/** With 409 `hours_taken`: what stands in the way. */
export type HoursTaken = { code: "hours_taken"; message: string; conflicts: PanelAppointment[] };

/** What every screen may need, as the academy has set it. */
export type PanelSettings = {
  /** Grows with every change; the event stream tells the newest. */
  version: number;
  /** How messages to visitors are signed. */
  academy: string;
  consultations: Consultation[];
  messages: Messages;
  /** What the academy has yet to fill in, by its place in content/site.yaml. */
  placeholders: string[];
};
export type MessagesAnswer = {
  version: number;
  messages: Messages;
  /** Of the next coming appointment, to try the texts on. */
  next: Pick<PanelAppointment, "name" | "day" | "timeSlot" | "consultation"> | null;
};
export type MessagesChange = { version: number } & Messages;
/** The services with what they were before anyone set anything. */
export type ServicesAnswer = {
  version: number;
  services: Consultation[];
  usual: Consultation[];
  /** A service that can be booked on the site may not take longer. */
  slotMinutes: number;
};
export type ServicesChange = {
  version: number;
  services: { slug: string; bookable: boolean; duration: number | null; note: string }[];
};
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
/** Null where no mail is set up. */
export type MailState = { to: string | null };
export type EraseAnswer = { erased: number };
export type NumbersAnswer = {
  /** Every week of the range by its Monday, empty ones too. */
  weeks: { monday: string; count: number }[];
  consultations: { slug: string; count: number }[];
  outcomes: Record<Outcome, number>;
  hours: { timeSlot: string; count: number }[];
};
/** A server-sent event: something about appointments, closed hours or settings has changed. */
export type PanelEvent = {
  pending: number;
  /** The newest version of the settings, once anything is set. */
  settings?: number;
};
