import type { Kysely } from "kysely";
import type { Status } from "../../booking/status.ts";

/**
 * One row for each claim on a slot: an appointment, or an hour that the academy closed. Because
 * both live in one table, one unique index keeps every pair of them apart.
 */
export type SlotClaim = {
  id: string;
  day: string;
  time_slot: string;
  starts_at: string;
  status: Status | "closed";
  /** A closed hour has no type, name or phone. */
  type: string | null;
  name: string | null;
  phone: string | null;
  /** 1 for a phone number's first claim, 2 for its second: see `book`. */
  phone_serial: number | null;
  created_at: string;
};

/** How often an address or a phone number has asked. PostgreSQL only; one server counts in memory. */
export type RequestCount = { key: string; hits: number; ends_at: string };

export type Tables = {
  slot_claims: SlotClaim;
  request_counts: RequestCount;
  migrations: { name: string; applied_at: string };
};

export type Engine = "sqlite" | "postgres";

export type Database = { engine: Engine; db: Kysely<Tables> };
