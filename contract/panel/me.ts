import type { Change } from "./calls.ts";
import type { Role } from "./roles.ts";

/** Also the answer to sign-in and set-up. */
export type Me = {
  email: string;
  /** May be "". */
  name: string;
  role: Role;
  secondFactor: boolean;
  /** A second factor is required, and everything else is refused until then. */
  secondFactorNeeded: boolean;
  /** Can confirm and sign in with a passkey. */
  hasPasskey: boolean;
  recoveryCodesLeft: number;
  news: SecurityNews;
};
/** Security events of the account that were not seen in this browser. */
export type SecurityNews = {
  failures: number;
  /** Actions of other users on the account, oldest first, at most a page of them. */
  newDevices: { at: string; device: string }[];
  acts: Change[];
  /** To be sent back when it was read. */
  until: NewsRead;
};
/** How far news was seen: up to this time, and so many of all failed sign-ins. */
export type NewsRead = { at: string; failures: number };
/** Newest first. */
export type SecurityAnswer = { events: Change[] };
/** Why a session is over: unused, too old, ended elsewhere by its owner or by a manager, or with password or account. */
export type SessionEnd =
  | "idle"
  | "too_old"
  | "ended"
  | "ended_by_owner"
  | "password_changed"
  | "account_reset"
  | "account_removed";
/** What the sign-in page of a known browser says. */
export type SignInPage = {
  /** Who signed in here last. */
  email: string | null;
  /** Why this browser's session is over; `device` is the one from which it was ended, or "". */
  ended: { why: SessionEnd; at: string; device: string } | null;
};
