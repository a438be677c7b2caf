import type { Change } from "./calls.ts";
import type { Role } from "./roles.ts";

/** Also what signing in and setting up answer with. */
export type Me = {
  email: string;
  /** "" where nobody has given one. */
  name: string;
  role: Role;
  secondFactor: boolean;
  /** The academy asks for one, and nothing else can be done before. */
  secondFactorNeeded: boolean;
  recoveryCodesLeft: number;
  news: SecurityNews;
};
/** What happened to the account and was not yet told on this device. */
export type SecurityNews = {
  failures: number;
  /** Oldest first, as what somebody else did to the account: what is too much for once comes next. */
  newDevices: { at: string; device: string }[];
  acts: Change[];
  /** What to send back once this was read. */
  until: NewsRead;
};
/** So far was the account's news told: up to that moment, and so many of all its failures. */
export type NewsRead = { at: string; failures: number };
/** One's own, newest first. */
export type SecurityAnswer = { events: Change[] };
