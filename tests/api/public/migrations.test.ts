import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { migrateFurther } from "../../support/migrations.ts";
import {
  book,
  emptyStorage,
  startService,
  storedAppointments,
  wednesdayNoon,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

test.each(bothEngines)("A restart keeps what was stored (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const before = await startService({ engine, storage });
  await book(before);
  await before.close();
  const after = await startService({ engine, storage });
  expect(await storedAppointments(after)).toHaveLength(1);
});

test.each(bothEngines)("A start applies the migrations that are missing (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const before = await startService({ engine, storage });
  await book(before);
  await before.close();
  migrateFurther();
  const after = await startService({ engine, storage });
  expect(await sql`select colour from slots`.execute(after.database.db)).toMatchObject({
    rows: [{ colour: "blue" }],
  });
  await after.close();
  await startService({ engine, storage });
});

test.each(bothEngines)("An older server refuses a newer database (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const { database, close } = await startService({ engine, storage });
  const newer = { name: "999-newer", applied_at: "2030-01-01T00:00:00.000Z" };
  await database.db.insertInto("migrations").values(newer).execute();
  await close();
  await expect(openDatabase(readConfig(storage), wednesdayNoon)).rejects.toThrow(
    'The database is newer than this server: it knows "999-newer".',
  );
});

test("A transaction on SQLite has the file to itself from its beginning", async () => {
  const storage = await emptyStorage("sqlite");
  const { database } = await startService({ engine: "sqlite", storage });
  const other = new Sqlite(join(storage.DATA_DIR!, "randevu.sqlite"), { timeout: 0 });
  onTestFinished(() => void other.close());
  await inTransaction(database, async () => {
    expect(() => other.exec("begin immediate")).toThrow("database is locked");
  });
  other.exec("begin immediate");
});

test("SQLite writes ahead and waits for the disk", async () => {
  const { database } = await startService({ engine: "sqlite" });
  const pragma = async (name: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db);
    return Object.values(rows[0]!)[0];
  };
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
});
