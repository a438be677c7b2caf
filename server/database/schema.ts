import type { Generated, Kysely, Selectable } from "kysely";
import type { PaidBy } from "../../booking/money.ts";
import type { Status } from "../../booking/status.ts";
import type { AlarmKind } from "../../contract/panel/alarms.ts";
import type { SessionEnd } from "../../contract/panel/me.ts";
import type { News } from "../../contract/panel/messages.ts";
import type { PushKind } from "../../contract/panel/push.ts";
import type { Role } from "../../contract/panel/roles.ts";
import type { Action } from "../../contract/panel/words.ts";
import type { CommittedChanges } from "./sqlite-changes.ts";

/**
 * One row for each appointment; held-times.ts keeps every two that were not cancelled apart. One for each written
 * report, too: its day is the one on which it is due, its hour "", and once delivered it is marked as arrived.
 */
export type SlotTable = {
  id: string;
  day: string;
  time_slot: string;
  /** Of a report the end of its day. */
  starts_at: string;
  /** How long it lasts. */
  minutes: number | null;
  /** What it holds: see `HeldTime` of booking/slots.ts. Null if it has no hour. */
  held_from: number | null;
  held_to: number | null;
  status: Status;
  /** The consultation's slug. */
  consultation: string;
  name: string | null;
  /** Whose it is, in `people`; null once erased. */
  client_id: string | null;
  /** The name without case and marks, for the search. */
  name_folded: string | null;
  phone: string | null;
  /** Numbers the requests of a phone number: see `claimSlot`. */
  phone_serial: number | null;
  created_at: string;
  /** Grows with every change. A change must name the version that its author saw. */
  version: Generated<number>;
  /** The staff's own note. */
  note: Generated<string>;
  /** The note as a search compares it. */
  note_folded: Generated<string>;
  /** Of the cancellation. */
  reason: Generated<string>;
  no_show_at: string | null;
  /** `blocked`: from the site, by a blocked number. */
  source: Generated<"site" | "phone" | "blocked">;
  /** When name, phone and texts were erased. The rest stays for the statistics. */
  erased_at: string | null;
  /** When staff were warned that the unanswered request will be cancelled. */
  expiry_warned_at: string | null;
  /** Hash of the key in the visitor's private link. */
  link_key_hash: string | null;
  /** When the visitor last moved or cancelled it by the private link. */
  visitor_moved_at: string | null;
  visitor_cancelled_at: string | null;
  /** When staff first saw that cancellation. */
  cancellation_seen_at: string | null;
  /** The decision of which the visitor has not been notified yet. */
  pending_notification: News | null;
  /** When the visitor was last told of a decision. */
  told_at: string | null;
  reminded_at: string | null;
  arrived_at: string | null;
  /** In kuruş; null if nothing is asked for it. */
  price: number | null;
  /** Of the price, so far. Amounts stay when the person is erased. */
  paid: Generated<number>;
  paid_by: PaidBy | null;
};

export type SlotRow = Selectable<SlotTable>;

/** Requests of an address in the current window. PostgreSQL only; with SQLite they are counted in memory. */
export type RequestCount = { key: string; hits: number; ends_at: string };

export type StaffAccountTable = {
  id: string;
  email: string;
  /** Null until the owner has chosen a password. */
  password_hash: string | null;
  created_at: string;
  /** Encrypted with a key that is not in the database. */
  totp_secret: string | null;
  /** When a first code confirmed the secret. Until then the second factor is off. */
  totp_confirmed_at: string | null;
  /** The 30-second step of the last used code: a code works once. */
  totp_last_step: number | null;
  /** Hash of the token in the calendar feed's address. */
  feed_token_hash: string | null;
  feed_created_at: string | null;
  /** All there ever were; each device stores how many of them were seen there. */
  failed_sign_ins: Generated<number>;
  /** May be "". */
  name: Generated<string>;
  role: Generated<Role>;
};

/** A browser in which an account has signed in. */
export type StaffDevice = {
  id: string;
  account_id: string;
  token_hash: string;
  last_used_at: string;
  /** Audit entries up to this time, and so many failed sign-ins, were shown in this browser. */
  audit_seen_at: string;
  failures_seen: number;
};

export type StaffAccount = Selectable<StaffAccountTable>;

/** A link by which a password is set, once. Without an account it creates the first one. */
export type PasswordLink = { token_hash: string; account_id: string | null; expires_at: string };

export type StaffSessionTable = {
  id: string;
  token_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  /** For example "Chrome, Android". */
  device: string;
  /** When the password (and code) was last given. */
  confirmed_at: string | null;
  device_id: string | null;
  /** 1: lasts without use too, as its owner chose on a device of her own. */
  is_kept: Generated<number>;
  /** 1: began with a passkey, which is two factors. */
  is_by_passkey: Generated<number>;
};

export type StaffSession = Selectable<StaffSessionTable>;

/** Why a session is over, for the sign-in page of the browser that still has its token. */
export type EndedSession = {
  token_hash: string;
  at: string;
  why: SessionEnd;
  /** From which it was ended, for example "Chrome, Android"; may be "". */
  device: string;
};

/** A browser that gets pushes, as long as its session lasts. */
export type PushSubscriptionRow = {
  id: string;
  session_id: string;
  endpoint: string;
  /** The browser's public key and secret, by which only it can read a push. */
  p256dh: string;
  auth: string;
  /** A JSON array of `PushKind`. */
  kinds: string;
  /** 1: with first name and type. */
  shows_names: number;
  created_at: string;
};

/** One push to one browser; its id says what it is about, so that several servers queue it once. */
export type OutboxPush = {
  id: string;
  subscription_id: string;
  topic: PushKind;
  /** An appointment's, or "" for all of a day. */
  appointment_id: string;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  sent_at: string | null;
};

export type PasskeyRow = {
  /** The credential's id. */
  id: string;
  account_id: string;
  name: string;
  public_key: string;
  /** How often it was used, as far as it tells. */
  counter: number;
  /** A JSON array. */
  transports: string;
  /** When the last challenge that it answered was made: each later one must be younger. */
  challenge_at: string;
  created_at: string;
  last_used_at: string | null;
};

/** Failed sign-ins by account, address, device or session, and until when the next attempt must wait. */
export type SignInWait = {
  key: string;
  failures: number;
  wait_until: string;
  last_failure_at: string;
};

/** Append-only: triggers refuse updates and deletes. Contains no personal data of visitors. */
export type AuditLogRow = {
  id: string;
  at: string;
  account_id: string | null;
  /** The account's e-mail address at that time, "visitor", or "" for the system. */
  who: string;
  action: Action;
  appointment_id: string | null;
  before: string | null;
  after: string | null;
};

/** Personal data of an audit entry, kept for an undo until they are erased. */
export type AuditTextRow = {
  entry_id: string;
  appointment_id: string;
  before: string;
  after: string;
};

/** Which appointments staff looked at. Append-only. */
export type AccessLogRow = {
  id: string;
  at: string;
  account_id: string;
  who: string;
  appointment_id: string;
};

/** Topics of mails to staff. */
export type MailTopic = "request" | "visitor_cancel" | "visitor_move";

export type OutboxMail = {
  id: string;
  appointment_id: string;
  topic: Generated<MailTopic>;
  created_at: string;
  attempts: number;
  next_attempt_at: string;
  sent_at: string | null;
};

/** The last day or time at which a job ran. */
export type JobRun = { name: string; last_run: string };

/** Open alarms in the panel, at most one of a kind. */
export type AlarmRow = { kind: AlarmKind; raised_at: string; count: number };

/** Values are JSON; null if the default holds again. */
export type SettingRow = {
  name: string;
  value: string;
  version: number;
  changed_at: string;
};

/** A client: the person behind some appointments. Begins and ends with them by triggers. */
export type PersonTable = {
  id: string;
  /** All names, folded, and numbers of the appointments, for the search. Kept by triggers. */
  search: string;
  /** May be "". */
  email: Generated<string>;
  note: Generated<string>;
  /** Only owners read it. */
  owner_note: Generated<string>;
  /** From when on staff should get in touch, and why. */
  follow_up_day: string | null;
  follow_up_note: Generated<string>;
  version: Generated<number>;
};

export type PersonRow = Selectable<PersonTable>;

/** The client's own birth, or one of somebody whose chart the client asks for. */
export type BirthRow = {
  id: string;
  client_id: string;
  /** Whose: "Kendisi", "Eşi". */
  label: string;
  /** A `Birth` as JSON. */
  birth: string;
  /** Who agreed that it is kept; may be "". */
  consent: string;
  /** By whose private link the client told it; null if staff wrote it. */
  appointment_id: string | null;
  version: number;
};

/** A number that may not book on the site. Ends with its last appointment by triggers. */
export type BlockRow = { phone: string; at: string; reason: string };

/** A `Closure`: a closing, or with ranges (as JSON) an opening of its first day. */
export type ClosureTable = {
  id: string;
  weekday: number | null;
  first_day: string;
  last_day: string;
  from_time: string;
  to_time: string;
  ranges: string | null;
  reason: string;
  /** Of the list when it was added: an earlier closing comes first. */
  version: number;
};

export type Tables = {
  slots: SlotTable;
  people: PersonTable;
  births: BirthRow;
  blocks: BlockRow;
  closures: ClosureTable;
  request_counts: RequestCount;
  staff_accounts: StaffAccountTable;
  password_links: PasswordLink;
  staff_devices: StaffDevice;
  staff_sessions: StaffSessionTable;
  ended_sessions: EndedSession;
  passkeys: PasskeyRow;
  /** One row: the server's private key for push services, encrypted. */
  vapid_key: { id: number; sealed: string };
  push_subscriptions: PushSubscriptionRow;
  push_outbox: OutboxPush;
  recovery_codes: { account_id: string; code_hash: string };
  sign_in_waits: SignInWait;
  audit_log: AuditLogRow;
  audit_texts: AuditTextRow;
  access_log: AccessLogRow;
  outbox: OutboxMail;
  job_runs: JobRun;
  alarms: AlarmRow;
  settings: SettingRow;
  write_probes: { id: string; filler: string };
  /** One row. */
  proof_of_work_keys: { key: string };
  migrations: { name: string; applied_at: string };
};

export type Engine = "sqlite" | "postgres";

export type Database = {
  engine: Engine;
  db: Kysely<Tables>;
  /** Emits what was committed to SQLite. PostgreSQL has notifications. */
  changes?: CommittedChanges;
  /** A query or the nightly check found the SQLite file damaged; `changes` has emitted "damage". */
  isDamaged?: true;
};

export type Migration = {
  name: string;
  up(db: Kysely<Tables>, engine: Engine, now: Date): Promise<void>;
};
