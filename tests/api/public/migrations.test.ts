import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { migrations } from "../../../server/database/migrations.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { hashToken } from "../../../server/tokens.ts";
import { callPanel, newColleague } from "../../support/panel.ts";
import { done, list, notify, request, takeBack } from "../../support/panel-appointments.ts";
import { newPhone } from "../../support/panel-races.ts";
import {
  book,
  claims,
  emptyStorage,
  lookUp,
  startService,
  wednesdayNoon,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";
import { storeClaims } from "../../support/stored-claims.ts";

test.each(bothEngines)("A restart keeps what was stored (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const before = await startService({ engine, storage });
  await book(before);
  await before.close();
  const after = await startService({ engine, storage });
  expect(await claims(after)).toHaveLength(1);
});

test.each(bothEngines)("Titles of booked consultations become keys (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const before = await startService({ engine, storage });
  await book(before);
  await before.database.db
    .updateTable("slot_claims")
    .set({ type: "Eleksiyon/Seçimsel Astroloji" })
    .execute();
  await before.database.db
    .deleteFrom("migrations")
    .where("name", "=", "007-consultation-slugs")
    .execute();
  await before.close();
  const after = await startService({ engine, storage });
  expect(await claims(after)).toMatchObject([{ type: "eleksiyon-secimsel-astroloji" }]);
  expect(await lookUp(after)).toMatchObject([{ randevuTipi: "Eleksiyon/Seçimsel Astroloji" }]);
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
  // SQLite's own waiting for a lock would stop every page.
  expect(await pragma("busy_timeout")).toBe(0);
});

test.each(bothEngines)("Accounts and sessions survive the update (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const first = migrations.findIndex(({ name }) => name === "010-staff-trust");
  const later = migrations.splice(first);
  // SQLite's connection listens to these tables from the start.
  const listened = ["014-practice-settings", "016-clients"];
  migrations.push(...later.filter(({ name }) => listened.includes(name)));
  const { db } = await openDatabase(readConfig(storage), wednesdayNoon).finally(() =>
    migrations.splice(first, listened.length, ...later),
  );
  const at = wednesdayNoon.toISOString();
  const account = { id: "ece", email: "ece@example.com", created_at: at };
  await db.insertInto("staff_accounts").values(account).execute();
  await db
    .insertInto("staff_sessions")
    .values({
      id: "desk",
      token_hash: hashToken("token"),
      account_id: "ece",
      created_at: at,
      last_seen_at: at,
      device: "Firefox, Windows",
    })
    .execute();
  await db.destroy();

  const service = await startService({ engine, storage });
  const call = (path: string) => callPanel(service, "GET", path, undefined, "yonetim=token");
  expect(await call(panelPaths.session)).toMatchObject({
    status: 200,
    body: {
      email: "ece@example.com",
      name: "",
      role: "owner",
      news: { failures: 0, newDevices: [] },
    },
  });
  expect(await call(panelPaths.confirmation)).toMatchObject({ body: { code: "confirm_needed" } });
});

test.each(bothEngines)("Decisions before the update become notifications (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage });
  const ece = await newColleague(service);
  const times = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  const asked = [];
  for (const timeSlot of times) {
    asked.push(await request(service, ece, { timeSlot, phone: newPhone() }));
  }
  const [waiting, approved, told, rejected, moved, undone, cancelled] = asked;
  await done(ece, "approve", approved!);
  await done(ece, "approve", told!);
  await notify(ece, told!.id);
  await done(ece, "cancel", rejected!, { reason: "Hasta" });
  await done(ece, "move", moved!, { day: "2025-09-26", timeSlot: "22:00" });
  const { undo } = await done(ece, "approve", undone!);
  await takeBack(ece, undo.change);
  const { appointment } = await done(ece, "approve", cancelled!);
  await done(ece, "cancel", appointment, { reason: "Hasta" });
  const { db } = service.database;
  await db.updateTable("slot_claims").set({ to_tell: null }).execute();
  await db.deleteFrom("migrations").where("name", "=", "019-to-tell").execute();
  await service.close();
  const after = await startService({ engine, storage });
  const news = new Map((await claims(after)).map(({ id, to_tell }) => [id, to_tell]));
  const newsOf = [waiting, approved, told, rejected, moved, undone, cancelled].map((one) =>
    news.get(one!.id),
  );
  expect(newsOf).toEqual([null, "approve", null, "reject", "move_pending", null, "cancel"]);
});

test.each(bothEngines)("Past decisions cause no notification (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage });
  const ece = await newColleague(service);
  await done(ece, "approve", await request(service, ece));
  const { db } = service.database;
  await db.updateTable("slot_claims").set({ to_tell: null }).execute();
  await db.deleteFrom("migrations").where("name", "=", "019-to-tell").execute();
  await service.close();
  const now = new Date("2025-09-25T18:00:00Z");
  const { db: later } = await openDatabase(readConfig(storage), now);
  onTestFinished(() => later.destroy());
  expect(await later.selectFrom("slot_claims").select("to_tell").execute()).toEqual([
    { to_tell: null },
  ]);
});

test.each(bothEngines)("Notes from before the update are found (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage });
  await storeClaims(service, [{ day: "2025-09-20", note: "Öğle sonrası İZMİR’den arar" }]);
  const { db } = service.database;
  await sql`alter table slot_claims drop column note_folded`.execute(db);
  await db.deleteFrom("migrations").where("name", "=", "020-folded-notes").execute();
  await service.close();
  const after = await startService({ engine, storage });
  const { appointments } = await list(await newColleague(after), { ara: "ogle izmir" });
  expect(appointments).toHaveLength(1);
});
