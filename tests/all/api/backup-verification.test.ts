import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { migrations } from "../../../server/database/migrations.ts";
import type { Engine, Migration } from "../../../server/database/schema.ts";
import type { Snapshot, StoredRow } from "../../../server/database/snapshot.ts";
import { backUp, everything, filesIn, newBackupFolder, restore } from "../../support/backups.ts";
import { book, emptyStorage, startService } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const losing = vi.hoisted(() => ({ isOn: false }));

/** Reads all rows but the last, without an error. */
vi.mock("../../../server/database/snapshot.ts", async (original) => {
  const actual = await original<typeof import("../../../server/database/snapshot.ts")>();
  async function* shortened(rows: AsyncIterable<StoredRow>) {
    let before: StoredRow | undefined;
    for await (const row of rows) {
      if (before) yield before;
      before = row;
    }
  }
  const inSnapshot: typeof actual.inSnapshot = (database, work) =>
    actual.inSnapshot(database, (snapshot: Snapshot) => {
      const rows = (table: string) => {
        const isShort = losing.isOn && table === "slots";
        return isShort ? shortened(snapshot.rows(table)) : snapshot.rows(table);
      };
      return work({ ...snapshot, rows });
    });
  return { ...actual, inSnapshot };
});

async function bookedTwice(engine: Engine) {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage });
  await book(service, { timeSlot: "20:00" });
  await book(service, { timeSlot: "20:30" });
  await service.close();
  return storage;
}

test.each(bothEngines)(
  "A backup that lacks one row is refused, and none is left behind (%s)",
  async (engine) => {
    const storage = await bookedTwice(engine);
    const folder = newBackupFolder();
    losing.isOn = true;
    onTestFinished(() => {
      losing.isOn = false;
    });
    await expect(backUp({ ...storage, BACKUP_DIR: folder })).rejects.toThrow("slots: 1 / 2");
    expect(filesIn(folder)).toEqual([]);
    losing.isOn = false;
    await backUp({ ...storage, BACKUP_DIR: folder });
    expect(filesIn(folder)).toHaveLength(1);
  },
);

/** From then on the database itself drops the second appointment without a word. */
const lossy: Migration = {
  name: "999-lossy",
  async up(db, engine) {
    const statements =
      engine === "sqlite"
        ? [
            `create trigger lose before insert on slots when new.time_slot = '20:30'
              begin select raise(ignore); end`,
          ]
        : [
            "create function lose() returns trigger language plpgsql as $$ begin return null; end $$",
            `create trigger lose before insert on slots for each row
              when (new.time_slot = '20:30') execute function lose()`,
          ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

test.each(bothEngines)(
  "A restore that loses one row is refused, and leaves everything as it was (%s)",
  async (engine) => {
    const storage = await bookedTwice(engine);
    migrations.push(lossy);
    onTestFinished(() => void migrations.splice(migrations.indexOf(lossy), 1));
    const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
    const before = await everything(storage);
    await expect(restore(storage, file, { force: true })).rejects.toThrow("slots: 1 / 2");
    expect(await everything(storage)).toEqual(before);
  },
);
