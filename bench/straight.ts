import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import type { NewBooking } from "../server/appointments/book.ts";
import type { Layer } from "./layers.ts";

const columns =
  "id, day, time_slot, starts_at, status, type, name, phone, phone_serial, created_at";
const started = "2000-01-01T00:00:00.000Z";

function rowOf({
  day,
  timeSlot,
  startsAt,
  consultation,
  name,
  phone,
}: NewBooking): (string | number)[] {
  return [
    randomUUID(),
    day,
    timeSlot,
    startsAt.toISOString(),
    "pending",
    consultation,
    name,
    phone,
    1,
    started,
  ];
}

/** The same insert and select as the service does, straight on the engine: the limit. */
export function straightSqlite(dataDir: string): Layer {
  const file = new Sqlite(join(dataDir, "randevu.sqlite"));
  file.pragma("synchronous = FULL");
  const insert = file.prepare(
    `insert into slot_claims (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = file.prepare(
    `select starts_at, time_slot, type, status from slot_claims
     where phone = ? and starts_at >= ? order by starts_at`,
  );
  return {
    book: (booking) => insert.run(...rowOf(booking)),
    lookUp: (phone) => select.all(phone, started),
    close: () => void file.close(),
  };
}

export function straightPostgres(url: string): Layer {
  const pool = new pg.Pool({ connectionString: url });
  const insert = {
    name: "insert",
    text: `insert into slot_claims (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  };
  const select = {
    name: "select",
    text: `select starts_at, time_slot, type, status from slot_claims
      where phone = $1 and starts_at >= $2 order by starts_at`,
  };
  return {
    book: (booking) => pool.query({ ...insert, values: rowOf(booking) }),
    lookUp: (phone) => pool.query({ ...select, values: [phone, started] }),
    close: () => pool.end(),
  };
}
