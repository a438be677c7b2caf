import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { fold } from "../../../booking/fold-letters.ts";
import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { migrations } from "../../../server/database/migrations.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { backUp, newBackupFolder, restore } from "../../support/backups.ts";
import { client, clients } from "../../support/clients.ts";
import { migrateFurther, onlyFirstMigration } from "../../support/migrations.ts";
import { newColleague } from "../../support/panel.ts";
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

test.each(bothEngines)(
  "Appointments of version 1, stored or in a backup, hold their time up to the next one (%s)",
  async (engine) => {
    const [older, target] = [await emptyStorage(engine), await emptyStorage(engine)];
    const further = onlyFirstMigration();
    onTestFinished(() => void (migrations.length === 1 && further()));
    const { db } = await openDatabase(readConfig(older), wednesdayNoon);
    const settings = { "mini-ongoru": { bookable: true, duration: 45 } };
    const changed = { version: 1, changed_at: "2025-09-24T10:00:00.000Z" };
    await db
      .insertInto("settings")
      .values({ name: "services", value: JSON.stringify(settings), ...changed })
      .execute();
    const row = (
      id: string,
      time_slot: string,
      status = "approved",
      consultation = "mini-ongoru",
    ) => ({
      ...{ id, day: "2025-09-25", time_slot, status, consultation },
      ...{ starts_at: `2025-09-25T${time_slot}:00.000Z`, created_at: "2025-09-24T10:00:00.000Z" },
    });
    const rows = [
      row("cut", "20:00"),
      row("gone", "20:00", "cancelled"),
      row("whole", "20:30"),
      row("step", "23:45", "pending", "vip-ongoru"),
    ];
    await db
      .insertInto("slots")
      .values(rows as never)
      .execute();
    await db.destroy();
    const file = await backUp({ ...older, BACKUP_DIR: newBackupFolder() });
    further();
    await restore(target, file);
    for (const storage of [older, target]) {
      const { database } = await startService({ engine, storage });
      const held = await database.db.selectFrom("slots").selectAll().orderBy("id").execute();
      const eight = Date.UTC(2025, 8, 25, 20) / 60_000;
      expect(
        held.map(({ id, minutes, held_from, held_to }) => [
          id,
          minutes,
          held_from! - eight,
          held_to! - eight,
        ]),
      ).toEqual([
        ["cut", 30, 0, 30],
        ["gone", 45, 0, 45],
        ["step", 30, 225, 255],
        ["whole", 45, 30, 75],
      ]);
    }
  },
);

test.each(bothEngines)(
  "Clients of version 1, stored or in a backup, become people (%s)",
  async (engine) => {
    const [older, target] = [await emptyStorage(engine), await emptyStorage(engine)];
    const further = onlyFirstMigration();
    onTestFinished(() => void (migrations.length === 1 && further()));
    const { db } = await openDatabase(readConfig(older), wednesdayNoon);
    const names = ["Ayşe", "Hatice Ak", "Ayşe Yılmaz", "Yılmaz Ayşe Kaya", "Hatice"];
    const rows = names.map((name, index) => ({
      ...{
        id: `${index}`,
        name,
        name_folded: fold(name),
        phone: "05321234567",
        phone_serial: index,
      },
      ...{ day: `2025-09-2${index}`, time_slot: "20:00", status: "approved" },
      ...{ consultation: "mini-ongoru", starts_at: `2025-09-2${index}T17:00:00.000Z` },
      created_at: "2025-09-01T10:00:00.000Z",
    }));
    await db
      .insertInto("slots")
      .values(rows as never)
      .execute();
    const birth = { day: "1985-05-14", time: null, place: null };
    await sql`insert into clients (phone, note, birth, blocked_at, block_reason, version)
      values ('05321234567', 'Annesiyle geldi', ${JSON.stringify(birth)}, '2025-09-02', 'Gelmedi', 3)`.execute(
      db,
    );
    await db.destroy();
    const file = await backUp({ ...older, BACKUP_DIR: newBackupFolder() });
    further();
    await restore(target, file);
    for (const storage of [older, target]) {
      const service = await startService({ engine, storage });
      const ece = await newColleague(service);
      const phones = [{ phone: "05321234567", block: { reason: "Gelmedi" } }];
      const births = [{ label: "Kendisi", birth, consent: "" }];
      const hatice = await client(ece, "1");
      expect(hatice).toMatchObject({ note: "Annesiyle geldi", version: 3, births, phones });
      expect(hatice.appointments.map(({ id }) => id)).toEqual(["4", "1"]);
      const ayse = await client(ece, "0");
      expect(ayse).toMatchObject({ note: "", version: 0, births: [], phones });
      expect(ayse.appointments.map(({ id }) => id)).toEqual(["3", "2", "0"]);
      expect((await clients(ece, "yilmaz")).map(({ id }) => id)).toEqual(["3"]);
    }
  },
);

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
