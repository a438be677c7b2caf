import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { inTransaction } from "../../../server/database/transaction.ts";
import { backUp, newBackupFolder, restore } from "../../support/backups.ts";
import { bookContinuously } from "../../support/continuous-bookings.ts";
import {
  book,
  emptyStorage,
  type Service,
  startService,
  storedAppointments,
} from "../../support/service.ts";
import { onlyPostgres } from "../../support/storage.ts";

/** A server with one appointment, and a backup of it. */
async function backedUp() {
  const storage = await emptyStorage("postgres");
  const service = await startService({ engine: "postgres", storage });
  await book(service);
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  const replace = async () => {
    const keptAside = (await restore(storage, file, { force: true })).keptAside!;
    onTestFinished(async () => {
      const other = await startService({ engine: "postgres", storage });
      await sql`drop schema ${sql.id(keptAside)} cascade`.execute(other.database.db);
    });
    return keptAside;
  };
  return { service, replace };
}

const phonesAside = async ({ database: { db } }: Service, aside: string) =>
  (await db.withSchema(aside).selectFrom("slots").select("phone").execute()).map(
    ({ phone }) => phone,
  );

test.each(onlyPostgres)(
  "Bookings during a replacement are in the old or the new tables (%s)",
  async () => {
    const { service, replace } = await backedUp();
    const visitors = bookContinuously(service);
    await visitors.booked(5);
    const aside = await replace();
    await visitors.booked(visitors.count() + 5);
    await visitors.stop();
    const [old, now] = [
      await phonesAside(service, aside),
      (await storedAppointments(service)).map(({ phone }) => phone),
    ];
    const places = visitors.acknowledged.map(
      (phone) => Number(old.includes(phone)) + Number(now.includes(phone)),
    );
    expect(new Set(places)).toEqual(new Set([1]));
    expect(now).toContain("05321234567");
    expect(now).toContain(visitors.acknowledged.at(-1));
    expect(old).toContain(visitors.acknowledged[0]);
    expect([...visitors.others]).toEqual([]);
  },
);

test.each(onlyPostgres)(
  "A change during a replacement is whole in the old tables (%s)",
  async () => {
    const { service, replace } = await backedUp();
    const { database } = service;
    const note = { note: "yarım" };
    let replacing: Promise<string> | undefined;
    await inTransaction(database, async (db) => {
      await db.updateTable("slots").set(note).execute();
      // Has a hold on both tables before anybody waits, so that PostgreSQL never has to part the two.
      await db.deleteFrom("job_runs").where("name", "=", "yarım").execute();
      replacing = replace();
      await Promise.race([replacing, somebodyWaits(db)]);
      await db.insertInto("job_runs").values({ name: "yarım", last_run: "2025-09-24" }).execute();
    });
    const aside = await replacing!;
    const halves = async (db: typeof database.db) => [
      (await db.selectFrom("slots").where("note", "=", note.note).execute()).length,
      (await db.selectFrom("job_runs").where("name", "=", "yarım").execute()).length,
    ];
    expect(await halves(database.db.withSchema(aside) as typeof database.db)).toEqual([1, 1]);
    expect(await halves(database.db)).toEqual([0, 0]);
  },
);

/** For a table of this database that is locked; asked within the transaction, which may not idle for long. */
async function somebodyWaits(db: Service["database"]["db"]): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks join pg_class on pg_class.oid = relation
      where not granted and database = (select oid from pg_database where datname = current_database())
      and relnamespace = current_schema()::regnamespace`.execute(db);
    if (rows.length > 0) return;
  }
}
