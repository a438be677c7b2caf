/** What travels between the panel and the service. */
import type { Birth, Reading } from "../../booking/birth.ts";
import type { Closure, Hours } from "../../booking/hours.ts";
import type { Payment } from "../../booking/money.ts";
import type { Outcome, Status } from "../../booking/status.ts";
import type { Consultation } from "../academy.ts";
import type { Slot } from "../public/calls.ts";
import type { Messages, News } from "./messages.ts";
import type { Role } from "./roles.ts";
import type { Action } from "./words.ts";

export type PanelAppointment = {
  id: string;
  day: string;
  /** "" if it is a written report, which is due on that day. */
  timeSlot: string;
  /** The instant, in UTC. */
  date: string;
  /** How long it lasts, and how long it holds its time: the buffer after it is included. */
  minutes: number;
  heldMinutes: number;
  /** The slug. */
  consultation: string;
  /** Whose it is; null once erased, like name and phone. */
  clientId: string | null;
  name: string | null;
  phone: string | null;
  status: Status;
  noShow: boolean;
  note: string;
  reason: string;
  source: "site" | "phone" | "blocked";
  createdAt: string;
  version: number;
  /** Whether the visitor moved or cancelled it by the private link. */
  movedByVisitor: boolean;
  cancelledByVisitor: boolean;
  /** Whether staff know of that cancellation; true if there is none. */
  isCancellationSeen: boolean;
  /** The decision of which the visitor has not been notified yet. */
  toTell: News | null;
  /** When the visitor was last told of a decision. */
  toldAt: string | null;
  /** When the visitor was reminded of it. */
  remindedAt: string | null;
  /** The visitor came, or the report was delivered. */
  arrived: boolean;
} & Payment;
/** Counts of the to-do lists, independent of filters. */
export type Attention = {
  /** Unanswered requests, past ones included. */
  pending: number;
  /** Upcoming appointments with a pending notification. */
  toTell: number;
  /** Today's and tomorrow's approved appointments whose visitors need a reminder. */
  toRemind: number;
  /** Cancelled by their visitors, and not yet seen. */
  cancellations: number;
  /** Reports that are overdue, or due within `dueSoonDays`. */
  toDeliver: number;
  /** Clients whose follow-up day has come. */
  toCall: number;
};
export type ListAnswer = Attention & {
  appointments: PanelAppointment[];
  /** More were found than are sent. */
  isCut: boolean;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
};

/** Any time of any day, which staff may give even if it is closed. */
export type StaffSlot = Slot & { evenIfClosed?: boolean };

export type Facts = Partial<{
  day: string;
  timeSlot: string;
  minutes: number;
  /** The slug; older entries have the title as it was then, in `randevuTipi`. */
  consultation: string;
  randevuTipi: string;
  outcome: Outcome;
  /** Left out if nothing is asked for it. */
  payment: Payment;
  /** Detail: the undone action, the channel of a notification, what was closed or exported. */
  what: string;
  count: number;
  /** What an account may do. */
  role: Role;
  /** A block was lost, which cannot be undone. */
  joined: boolean;
  /** When the visitor was reminded: an undo brings it back. */
  remindedAt: string;
  /** The hours that were closed or opened. */
  hours: { day: string; times: string[] }[];
  /** What the list of closures has got and lost, without reasons: an undo turns it round. */
  closures: { added: Closure[]; removed: Closure[] };
  /** The notification that was pending. */
  toTell: News;
  /** The appointment's version after this change: an undo compares it. */
  version: number;
  /** Of a change of a client: the version after it. */
  clientVersion: number;
  /** Changes of other appointments that were made with this one: an undo takes them back, too. */
  also: string[];
  /** The version of the working hours at that time. */
  hoursVersion: number;
}>;
export type Change = {
  id: string;
  at: string;
  /** An e-mail address, "visitor", or "" for the system. */
  who: string;
  action: Action;
  appointmentId: string | null;
  before: Facts | null;
  after: Facts | null;
  /** The changed texts, until they are erased; only in the answer for one appointment. */
  texts?: { before: Texts; after: Texts };
};
/** Personal data and texts that the change was about. */
export type Texts = Partial<Record<"note" | "reason" | "name" | "phone" | "clientId", string>>;
export type RecordAnswer = { changes: Change[]; next: string | null };
/** What staff prepare a session from. */
export type ClientFacts = { note: string; births: ClientBirth[] };
/** The client's own birth, or that of somebody whose chart the client asks for. */
export type ClientBirth = {
  id: string;
  /** Whose: "Kendisi", "Eşi". */
  label: string;
  birth: Birth;
  /** In UT: one time, both ends of a range, or empty if unknown. */
  birthInUt: Reading[];
  /** Who agreed that it is kept; may be "". */
  consent: string;
  /** The client told it, by a private link. */
  isByClient: boolean;
  version: number;
};
/** The label of the client's own birth. */
export const ownBirth = "Kendisi";
/** A client by the id of the newest appointment. */
export type NamedClient = { id: string; name: string };
export type CardAnswer = {
  appointment: PanelAppointment;
  client: ClientFacts;
  /** Other clients with the same number. */
  shared: NamedClient[];
  /** Other appointments of the same day. */
  neighbours: PanelAppointment[];
  /** Other appointments of the client, newest first. */
  others: PanelAppointment[];
  changes: Change[];
  views: { at: string; who: string }[];
};
/** After every change: the new state, and until when it can be undone. */
export type ChangeAnswer = { appointment: PanelAppointment | null; undo: Undo };
export type Undo = { change: string; until: string };
/** With 409 `changed`: the changes since the outdated version, oldest first, and the current version. */
export type ChangedSince = {
  code: "changed";
  message: string;
  changes: Change[];
  version: number;
} & PeopleAnswer;
/** After an undo, which cannot be undone itself. Null if the appointment is gone, or if it was about hours. */
export type UndoAnswer = { appointment: PanelAppointment | null };
/** The slots that were closed or opened, and on how many days. Of none, nothing is recorded or can be taken back. */
export type CloseAnswer = { closed: number; days: number; undo?: Undo };
/** After closing: the coming appointments that are there. */
export type ClosedAnswer = CloseAnswer & { booked: PanelAppointment[] };
/** After a change of what is closed every week, or of a day's own hours. */
export type RuleAnswer = { undo: Undo };
/** With 409 `hours_outside` and `services_overlap`: what stands in the way. */
export type HoursTaken = {
  code: "hours_outside" | "services_overlap";
  message: string;
  conflicts: PanelAppointment[];
};

/** What every screen may need, as the academy has set it. */
export type PanelSettings = {
  /** Grows with every change; the event stream tells the newest. */
  version: number;
  /** How messages to visitors are signed. */
  academy: string;
  consultations: Consultation[];
  /** Without the closures whose last day is over. */
  hours: Hours;
  messages: Messages;
  /** What the academy has yet to fill in, by its place in content/site.yaml, or to confirm (“pages/about.yaml: …”). */
  placeholders: string[];
};
export type MessagesAnswer = {
  version: number;
  messages: Messages;
  /** The next appointment, as a sample for the texts. */
  next: Pick<PanelAppointment, "name" | "day" | "timeSlot" | "consultation"> | null;
};
export type MessagesChange = { version: number } & Messages;
/** The services, and their defaults. */
export type PanelServicesAnswer = {
  version: number;
  services: Consultation[];
  defaults: Consultation[];
  /** How long a service without a duration takes. */
  slotMinutes: number;
};
export type ServicesChange = {
  version: number;
  /** Coming appointments that keep their length, since they would overlap the next one. */
  confirmed: string[];
  services: {
    slug: string;
    bookable: boolean;
    duration: number | null;
    note: string;
    price: number | null;
  }[];
};
/** The appointments of a day in order. */
export type DaySheetAnswer = { appointments: (PanelAppointment & { client: ClientFacts })[] };

/** The account's e-mail address; null for the first account, which chooses it. Without a name it is asked for one. */
export type SetUpCheck = { email: string | null; name: string };
export type SessionRow = {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isThis: boolean;
  /** Lasts without use, too. */
  isKept: boolean;
};
/** An account, as owners see it. */
export type AccountRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  isOwn: boolean;
  /** It has a password. */
  isSetUp: boolean;
  secondFactor: boolean;
  sessions: number;
  lastSeenAt: string | null;
  /** Until when its set-up link works, if there is one. */
  linkUntil: string | null;
};
export type AccountsAnswer = { accounts: AccountRow[] };
/** A set-up link. It is shown once. */
export type LinkMade = { address: string; until: string };
/** Names of staff by e-mail address. */
export type PeopleAnswer = { names: Record<string, string> };
export type SecondFactorStart = { secret: string; address: string };
export type RecoveryCodes = { codes: string[] };
export type FeedState = { createdAt: string | null };
export type FeedMade = { address: string };
/** `isOn`: the server makes one every night. */
export type BackupState = { isOn: boolean; last: string | null };
/** Null where no mail is set up. */
export type MailState = { to: string | null };
export type EraseAnswer = { erased: number };
/** What an erasure would delete. */
export type EraseCheck = {
  /** As they are stored, each spelling once. */
  names: string[];
  phones: string[];
  /** Whose births. */
  births: string[];
  count: number;
  /** The first and the last day; null where there is none. */
  from: string | null;
  to: string | null;
  /** Upcoming appointments, which must be cancelled first. */
  coming: PanelAppointment[];
  /** Other appointments that had the number before a correction. */
  former: number;
  /** What else is kept about the clients. */
  kept: ("email" | "note" | "owner_note" | "follow_up" | "block")[];
};
export type NumbersAnswer = {
  /** Every week of the range by its Monday, empty ones too. */
  weeks: { monday: string; count: number }[];
  /** Every month of the range as "2025-09", empty ones too. */
  months: { month: string; count: number }[];
  /** From today on. */
  coming: { pending: number; approved: number };
  consultations: { slug: string; count: number }[];
  outcomes: Record<Outcome, number>;
  hours: { timeSlot: string; count: number }[];
  /** Clients with an appointment or a report that was not cancelled, by whether it was their first one. */
  clients: { new: number; returning: number };
  /** Approved appointments that have begun, without reports, and those of them to which nobody came. */
  sessions: { begun: number; missed: number };
  /** By months, those without any left out: what was paid, and what of it is still owed. Null to assistants. */
  money: { month: string; paid: number; owed: number }[] | null;
};
/** A server-sent event: something about appointments, closed hours or what is set up has changed. */
export type PanelEvent = Attention &
  LatestNews & {
    /** The version of what is set up; left out while nothing is. */
    settings?: number;
    /** Of the database when this was read. A change is answered with one, too, in the header `x-revision`. */
    revision: string;
  };
/** What visitors did most recently. No personal data. */
export type LatestNews = {
  /** The pending request that was made, or moved by its visitor, last. */
  latest: VisitorNews | null;
  /** The unseen cancellation of a visitor that was made last. */
  latestCancellation: VisitorNews | null;
};
export type VisitorNews = Pick<
  PanelAppointment,
  "id" | "day" | "timeSlot" | "consultation" | "movedByVisitor"
> & { at: string };
