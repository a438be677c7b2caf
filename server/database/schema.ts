import type { Generated, Kysely, Selectable } from "kysely";
import type { Status } from "../../booking/status.ts";
import type { AlarmKind } from "../../contract/panel/alarms.ts";
import type { News } from "../../contract/panel/messages.ts";
import type { Role } from "../../contract/panel/roles.ts";
import type { Action } from "../../contract/panel/words.ts";
import type { CommittedChanges } from "./sqlite-changes.ts";

/** One row for each appointment. A unique index keeps every two that were not cancelled apart. */
export type SlotTable = {
  id: string;
  day: string;
  time_slot: string;
  starts_at: string;
  status: Status;
  /** The consultation's slug. */
  consultation: string;
  name: string | null;
  /** The name as a search compares it. */
  name_folded: string | null;
  phone: string | null;
  /** 1 for a phone number's first claim, 2 for its second: see `claimSlot`. */
  phone_serial: number | null;
  created_at: string;
  /** Grows with every change: who has seen an older one is told so, and changes nothing. */
  version: Generated<number>;
  /** The staff's own note. */
  note: Generated<string>;
  /** The note as a search compares it. */
  note_folded: Generated<string>;
  /** Why it was cancelled. */
  reason: Generated<string>;
  no_show_at: string | null;
  source: Generated<"site" | "phone">;
  /** When name, phone and texts were erased; the rest stays for the numbers. */
  erased_at: string | null;
  /** When staff were told that it will be cancelled unless they answer it. */
  expiry_warned_at: string | null;
  /** Of the key in the visitor's private link: whoever reads the database cannot use the link. */
  link_key_hash: string | null;
  /** When the visitor last did so, by that link; the latter tells something only while it is cancelled. */
  visitor_moved_at: string | null;
  visitor_cancelled_at: string | null;
  /** What staff decided and have not yet told the visitor. */
  pending_notification: News | null;
  /** When the visitor was reminded of it. */
  reminded_at: string | null;
  arrived_at: string | null;
};

export type SlotRow = Selectable<SlotTable>;

/** How often an address or a phone number has asked. PostgreSQL only; one server counts in memory. */
export type RequestCount = { key: string; hits: number; ends_at: string };

export type StaffAccountTable = {
  id: string;
  email: string;
  /** Null until its owner has chosen one. */
  password_hash: string | null;
  created_at: string;
  /** Sealed with a key that is not in the database. */
  totp_secret: string | null;
  /** Set once a first code has proved that the owner's app has the secret. */
  totp_confirmed_at: string | null;
  /** The last 30-second step that was used: a code works once. */
  totp_last_step: number | null;
  /** The calendar feed's address, hashed: whoever reads the database cannot subscribe. */
  feed_token_hash: string | null;
  feed_created_at: string | null;
  /** All there ever were; each device knows how many of them it has told of. */
  failed_sign_ins: Generated<number>;
  /** "" until somebody has given one. */
  name: Generated<string>;
  role: Generated<Role>;
};

/** A browser that an account has signed in with. */
export type StaffDevice = {
  id: string;
  account_id: string;
  token_hash: string;
  last_used_at: string;
  /** What was recorded and what had failed until then is known to whoever uses it. */
  audit_seen_at: string;
  failures_seen: number;
};

export type StaffAccount = Selectable<StaffAccountTable>;

/** A link that lets its holder choose a password, once. Without an account: the very first one. */
export type PasswordLink = { token_hash: string; account_id: string | null; expires_at: string };

export type StaffSession = {
  id: string;
  token_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  /** "Chrome, Android": enough to recognise one's own. */
  device: string;
  /** When the password, and the code where there is one, was last given. */
  confirmed_at: string | null;
  device_id: string | null;
};

/** Failed sign-ins of whoever is counted, and until when the next must wait. */
export type SignInWait = {
  key: string;
  failures: number;
  wait_until: string;
  last_failure_at: string;
};

/** Append-only: the database itself refuses to change or remove a row. Holds no name, phone or text. */
export type AuditLogRow = {
  id: string;
  at: string;
  account_id: string | null;
  /** The account's e-mail address at that time, "visitor", or "" for the system's own work. */
  who: string;
  action: Action;
  appointment_id: string | null;
  before: string | null;
  after: string | null;
};

/** A change's words that may tell of a person: what an undo needs, and an erasure removes. */
export type AuditTextRow = {
  entry_id: string;
  appointment_id: string;
  before: string;
  after: string;
};

/** Who looked at a card. Append-only. */
export type AccessLogRow = {
  id: string;
  at: string;
  account_id: string;
  who: string;
  appointment_id: string;
};

/** What staff get a mail about: a new request, or what a visitor changed. */
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

/** The last day on which a daily job ran. */
export type JobRun = { name: string; last_run: string };

/** What staff should know of: at most one row of a kind. */
export type AlarmRow = { kind: AlarmKind; raised_at: string; count: number };

/** What the academy set up for itself, as JSON; null where the usual holds again. */
export type SettingRow = {
  name: string;
  value: string;
  version: number;
  changed_at: string;
};

/** What staff keep of a person, by phone number; it ends with the number's last appointment (initial-schema.ts). */
export type ClientTable = {
  phone: string;
  note: Generated<string>;
  /** A `Birth` as JSON. */
  birth: string | null;
  /** Since when the number cannot book on the site, and why. */
  blocked_at: string | null;
  block_reason: Generated<string>;
  version: number;
};

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
  clients: ClientTable;
  closures: ClosureTable;
  request_counts: RequestCount;
  staff_accounts: StaffAccountTable;
  password_links: PasswordLink;
  staff_devices: StaffDevice;
  staff_sessions: StaffSession;
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
  /** One row: what challenges are signed with. */
  proof_of_work_keys: { key: string };
  migrations: { name: string; applied_at: string };
};

export type Engine = "sqlite" | "postgres";

export type Database = {
  engine: Engine;
  db: Kysely<Tables>;
  /** What this server has committed to SQLite; PostgreSQL notifies every server by itself. */
  changes?: CommittedChanges;
};

export type Migration = {
  name: string;
  up(db: Kysely<Tables>, engine: Engine, now: Date): Promise<void>;
};
