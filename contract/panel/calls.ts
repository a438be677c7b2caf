/** What travels between the panel and the service. */
import type { Birth } from "../../booking/birth.ts";
import type { Closure, Hours } from "../../booking/hours.ts";
import type { Outcome, Status } from "../../booking/status.ts";
import type { Consultation } from "../academy.ts";
import type { Messages, News } from "./messages.ts";
import type { Role } from "./roles.ts";
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
/** What needs a person, counted whatever the filters; each number has a list of its own. */
export type Attention = {
  /** Requests without an answer, those whose hour has passed too. */
  pending: number;
  /** Visitors who have yet to hear what was decided. */
  toTell: number;
  /** Tomorrow's, as far as nobody has reminded them. */
  toRemind: number;
};
export type ListAnswer = Attention & {
  appointments: PanelAppointment[];
  /** There are more than are sent: the range or the search is too wide. */
  isCut: boolean;
  /** Where the next page begins; null on the last one, and where there are no pages. */
  next: string | null;
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
  /** What an account may do. */
  role: Role;
  /** What was kept for two people has become one: nothing parts it again. */
  joined: boolean;
  /** When the visitor was reminded: an undo brings it back. */
  remindedAt: string;
  /** The hours that were closed or opened. */
  hours: { day: string; times: string[] }[];
  /** What the list of closures has got and lost, without reasons: an undo turns it round. */
  closures: { added: Closure[]; removed: Closure[] };
  /** What the visitor had yet to hear. */
  toTell: News;
  /** The appointment's version after this change: an undo compares it. */
  version: number;
  /** That of the working hours, likewise: by it servers whose clocks differ know what came first. */
  hoursVersion: number;
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
/** After a change of what is closed every week, or of a day's own hours. */
export type RuleAnswer = { undo: Undo };
/** With 409 `hours_taken` and `hours_outside`: what stands in the way. */
export type HoursTaken = {
  code: "hours_taken" | "hours_outside";
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
  hours: Hours;
  messages: Messages;
  /** What the academy has yet to fill in, by its place in content/site.yaml, or to confirm (“about.yaml: …”). */
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
export type PanelServicesAnswer = {
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
/** Who comes on a day, in the order of their hours, with what is known of each person's birth. */
export type DaySheetAnswer = { appointments: (PanelAppointment & { birth: Birth | null })[] };

/** Whose link it is; null for the very first account, which has yet to choose its address. */
export type SetUpCheck = { email: string | null };
export type SessionRow = {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isThis: boolean;
};
/** An account, as owners see it. */
export type AccountRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  isOwn: boolean;
  /** Its owner has chosen a password. */
  isSetUp: boolean;
  secondFactor: boolean;
  sessions: number;
  lastSeenAt: string | null;
  /** Until when its link works, where there is one. */
  linkUntil: string | null;
};
export type AccountsAnswer = { accounts: AccountRow[] };
/** A link, shown once, with which somebody chooses a password. */
export type LinkMade = { address: string; until: string };
/** What staff are called, by e-mail address; those without a name are left out. */
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
  /** So many other appointments had the number before a correction, which still tells it. */
  former: number;
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
export type PanelEvent = Attention & {
  latest: LatestRequest | null;
  /** The version of what is set up; left out while nothing is. */
  settings?: number;
};
/** The request that was made, or moved by its visitor, last of all that wait. It names nobody. */
export type LatestRequest = Pick<
  PanelAppointment,
  "id" | "day" | "timeSlot" | "consultation" | "movedByVisitor"
> & { at: string };
