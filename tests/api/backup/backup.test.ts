import { readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { makeLink } from "../../../server/accounts/links.ts";
import { readLines, writeLines } from "../../../server/backup/file.ts";
import { toLines } from "../../../server/backup/format.ts";
import { readConfig } from "../../../server/config.ts";
import { openWithoutMigrating } from "../../../server/database/connection.ts";
import { inSnapshot } from "../../../server/database/snapshot.ts";
import {
  backUp,
  damage,
  dropKeptAside,
  everything,
  filesIn,
  newBackupFolder,
  restore,
  type Settings,
} from "../../support/backups.ts";
import { close } from "../../support/closures.ts";
import { bookContinuously } from "../../support/continuous-bookings.ts";
import { migrateFurther } from "../../support/migrations.ts";
import { newColleague } from "../../support/panel.ts";
import { later } from "../../support/panel-appointments.ts";
import { book, emptyStorage, startService, storedAppointments } from "../../support/service.ts";
import { bothEngines, defaultEngine } from "../../support/storage.ts";

/** Every way from one engine to another. */
const ways = bothEngines.flatMap((from) => bothEngines.map((to) => [from, to] as const));

/** Appointments, an account, a change with its text, a card that was looked at. */
async function busyService(storage: Record<string, string>, engine = defaultEngine) {
  const service = await startService({ engine, storage });
  const ece = await newColleague(service);
  await book(service, { name: "Şükrü Çağ’ın “oğlu” \u{1F319}" });
  const { id } = (await storedAppointments(service))[0]!;
  await ece.call("POST", panelPaths.note(id), { version: 1, note: 'satır\nsatır\u2028 \\ " son' });
  await ece.call("GET", panelPaths.appointment(id));
  const days = [{ day: "2025-09-26", times: ["21:00"] }];
  await close(ece, days, "izin");
  return { service, ece };
}

test.each(ways)(
  "A backup made and restored during bookings has the same rows (%s to %s)",
  async (from, to) => {
    const storage = await emptyStorage(from);
    const { service } = await busyService(storage, from);
    const visitors = bookContinuously(service);
    await visitors.booked(5);
    const acknowledged = (await everything(storage)).slots!;
    const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
    const target = await emptyStorage(to);
    await Promise.all([restore(target, file), visitors.booked(visitors.count() + 1)]);
    await visitors.stop();
    const [source, restored] = [await everything(storage), await everything(target)];
    const { slots: sourceClaims, people: _, job_runs: __, alarms: ___, ...sourceRest } = source;
    const { slots: restoredClaims, people, job_runs: _i, alarms: _j, ...restoredRest } = restored;
    expect(people).toHaveLength(new Set(restoredClaims!.map(clientIn)).size);
    expect(restoredRest).toEqual(sourceRest);
    expect(restoredRest.audit_log).toHaveLength(2);
    const stored = new Set(sourceClaims);
    expect(restoredClaims!.filter((row) => !stored.has(row))).toEqual([]);
    const kept = new Set(restoredClaims);
    expect(acknowledged.filter((row) => !kept.has(row))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(5);
    expect(stored.size).toBeGreaterThan(kept.size);
    // And it serves.
    const again = await startService({ engine: to, storage: target });
    expect(await book(again, { day: "2025-12-31", phone: "05991234567" })).toBe(201);
  },
);

const clientIn = (row: string) => /"client_id","([^"]+)"/.exec(row)?.[1];

test("An encrypted backup is unreadable and opens with its key alone", async () => {
  const storage = await emptyStorage("sqlite");
  await busyService(storage, "sqlite");
  const key = { BACKUP_KEY: "uzun ve gizli bir anahtar" };
  const file = await backUp({ ...storage, ...key, BACKUP_DIR: newBackupFolder() });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).subarray(0, 8).toString()).toBe("AKDMENC1");
  const target = await emptyStorage("sqlite");
  await expect(restore(target, file)).rejects.toThrow("Yedek şifreli: BACKUP_KEY gerekli.");
  await expect(restore({ ...target, BACKUP_KEY: "başka bir anahtar 123" }, file)).rejects.toThrow(
    "Yedek dosyası eksik, bozuk ya da BACKUP_KEY yanlış.",
  );
  await restore({ ...target, ...key }, file);
  expect((await everything(target)).slots).toEqual((await everything(storage)).slots);
});

test.each<Settings>([{}, { BACKUP_KEY: "uzun ve gizli bir anahtar" }])(
  "A backup that is cut off or changed is refused before anything is touched (%o)",
  async (key) => {
    const storage = await emptyStorage("sqlite");
    await busyService(storage, "sqlite");
    const file = await backUp({ ...storage, ...key, BACKUP_DIR: newBackupFolder() });
    const whole = readFileSync(file);
    const target = await emptyStorage("sqlite");
    // Of three bytes nobody can say that they were encrypted.
    const refusal = /eksik, bozuk ya da BACKUP_KEY yanlış|şifreli değil/;
    for (const length of [whole.length - 1, Math.floor(whole.length / 2), 40, 3]) {
      writeFileSync(file, whole);
      truncateSync(file, length);
      await expect(restore({ ...target, ...key }, file)).rejects.toThrow(refusal);
    }
    for (const at of [60, Math.floor(whole.length / 2), whole.length - 9]) {
      const changed = Buffer.from(whole);
      changed[at] = changed[at]! ^ 1;
      writeFileSync(file, changed);
      await expect(restore({ ...target, ...key }, file)).rejects.toThrow(refusal);
    }
    expect(filesIn(target.DATA_DIR!)).toEqual([]);
  },
);

test.each(bothEngines)(
  "A filled database is replaced only by force, and kept (%s)",
  async (engine) => {
    const storage = await emptyStorage(engine);
    const { service } = await busyService(storage, engine);
    const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
    await book(service, { day: "2025-11-11" });
    const now = await everything(storage);
    await service.close();
    await expect(restore(storage, file)).rejects.toThrow("--force");
    expect(await everything(storage)).toEqual(now);
    const { keptAside } = await restore(storage, file, { force: true });
    expect((await everything(storage)).slots).toHaveLength(now.slots!.length - 1);
    expect(keptAside).toContain(engine === "sqlite" ? storage.DATA_DIR! : "before_restore");
    // The record can be added to as before, and still not be changed.
    const again = await startService({ engine, storage });
    await newColleague(again, "can@example.com");
    await expect(sql`delete from audit_log`.execute(again.database.db)).rejects.toThrow(
      "append-only",
    );
    await expect(sql`update access_log set who = ''`.execute(again.database.db)).rejects.toThrow();
    await dropKeptAside(again, keptAside);
  },
);

test.each(bothEngines)("Later erasures stay erased after a restore (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const { service, ece } = await busyService(storage, engine);
  await book(service, { day: "2025-09-27", phone: "05321234568" });
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  await later(service, 30 * 24 * 3600);
  expect((await ece.call("POST", panelPaths.erase, { phone: "05321234567" })).status).toBe(200);
  await service.close();
  const { keptAside } = await restore(storage, file, { force: true });
  const again = await startService({ engine, storage });
  const phones = (await storedAppointments(again)).map(({ phone, note }) => [phone, note]);
  expect(phones).toEqual([
    [null, ""],
    ["05321234568", ""],
  ]);
  expect(await again.database.db.selectFrom("audit_texts").selectAll().execute()).toEqual([]);
  await dropKeptAside(again, keptAside);
});

test("A backup of an older version is migrated, one of a newer version is refused", async () => {
  const storage = await emptyStorage();
  await busyService(storage);
  const older = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  const rollBack = migrateFurther();
  const target = await emptyStorage();
  await restore(target, older);
  const restored = await startService({ storage: target });
  expect(await sql`select colour from slots`.execute(restored.database.db)).toMatchObject({
    rows: [{ colour: "blue" }],
  });
  const newer = await backUp({ ...target, BACKUP_DIR: newBackupFolder() });
  rollBack();
  await expect(restore(await emptyStorage(), newer)).rejects.toThrow(
    'Yedek bu sürümden yeni: "999-colour".',
  );
});

test("Unfinished backups of yesterday are removed with the next one, younger ones are not", async () => {
  const storage = await emptyStorage("sqlite");
  const BACKUP_DIR = newBackupFolder();
  const now = new Date("2026-11-15T00:00:10Z");
  const leave = (name: string, hoursAgo: number) => {
    const path = join(BACKUP_DIR, `${name}.unfinished`);
    writeFileSync(path, "");
    utimesSync(path, now, new Date(now.getTime() - hoursAgo * 3_600_000));
    return path;
  };
  leave("akademi-2026-11-13T23-59-12Z.jsonl.gz", 24.1);
  leave("akademi-2026-11-13T23-59-13Z.jsonl.gz.enc", 24.1);
  const young = leave("akademi-2026-11-14T00-00-12Z.jsonl.gz", 23.9);
  const foreign = leave("taslak", 24.1);
  const made = await backUp({ ...storage, BACKUP_DIR }, now);
  expect(filesIn(BACKUP_DIR).sort()).toEqual([young, made, foreign].sort());
});

test("A folder that a server uses is not restored into", async () => {
  const storage = await emptyStorage("sqlite");
  await busyService(storage, "sqlite");
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  const { lockFolder } = await import("../../../server/database/folder-lock.ts");
  const unlock = lockFolder(readConfig(storage));
  await expect(restore(storage, file, { force: true })).rejects.toThrow(
    "Another server already uses",
  );
  unlock();
  await restore(storage, file, { force: true });
});

/** As older versions wrote it: with the tables of sessions and links. */
async function olderBackup(storage: Settings): Promise<string> {
  const path = join(newBackupFolder(), "older.jsonl.gz");
  const database = openWithoutMigrating(readConfig(storage));
  await inSnapshot(database, (snapshot) => {
    const tables = [...snapshot.tables, "password_links", "staff_devices", "staff_sessions"];
    return writeLines(path, toLines({ ...snapshot, tables }, new Date()));
  });
  await database.db.destroy();
  return path;
}

test("Sessions, set-up links and calendar addresses do not come back", async () => {
  const storage = await emptyStorage();
  const { service, ece } = await busyService(storage);
  await makeLink(service.database.db, ece.accountId, service.clock.now);
  const feed = { feed_token_hash: "x", feed_created_at: service.clock.now.toISOString() };
  await service.database.db.updateTable("staff_accounts").set(feed).execute();
  const older = await olderBackup(storage);
  const newer = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  const written: unknown[] = [];
  for await (const line of readLines(newer)) written.push(JSON.parse(line).table);
  expect(written).toContain("staff_accounts");
  expect(written).not.toContain("staff_sessions");
  for (const file of [older, newer]) {
    const target = await emptyStorage();
    const { accounts } = await restore(target, file);
    expect(accounts).toEqual(["ece@example.com (yönetici)"]);
    const again = await startService({ storage: target });
    const { db } = again.database;
    for (const table of ["staff_sessions", "staff_devices", "password_links"] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const [account] = await db.selectFrom("staff_accounts").selectAll().execute();
    expect(account).toMatchObject({ feed_token_hash: null, feed_created_at: null });
  }
});

test.each(bothEngines)(
  "Accounts that changed since the backup are named, and wait for a word (%s)",
  async (engine) => {
    const storage = await emptyStorage(engine);
    const { service } = await busyService(storage, engine);
    const { db } = service.database;
    const can = await newColleague(service, "can@example.com", { role: "assistant" });
    const deniz = await newColleague(service, "deniz@example.com");
    await newColleague(service, "efe@example.com");
    const codes = { account_id: deniz.accountId, code_hash: "yeni" };
    const passkey = { id: "kayıp", account_id: deniz.accountId, name: "Telefon", public_key: "x" };
    const unused = { counter: 0, transports: "[]", challenge_at: "", created_at: "" };
    await db
      .insertInto("passkeys")
      .values({ ...passkey, ...unused, last_used_at: null })
      .execute();
    const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
    await db.deleteFrom("passkeys").execute();
    await db.deleteFrom("staff_accounts").where("id", "=", can.accountId).execute();
    await db.insertInto("recovery_codes").values(codes).execute();
    await db
      .updateTable("staff_accounts")
      .set({ role: "assistant", password_hash: "yeni" })
      .where("email", "=", "efe@example.com")
      .execute();
    await newColleague(service, "filiz@example.com");
    await service.close();
    const before = await everything(storage);
    await expect(restore(storage, file, { force: true })).rejects.toThrow(
      `Yedekteki hesaplar şimdikilerden farklı:
  can@example.com: silinmişti, geri gelir (asistan)
  deniz@example.com: ikinci adımı ve kurtarma kodları eski hâline döner
  deniz@example.com: geçiş anahtarları eski hâline döner
  efe@example.com: rolü yeniden yönetici olur
  efe@example.com: değiştirilen parolasının yerine eskisi geçer
  filiz@example.com: yedekte yok, silinir
`,
    );
    expect(await everything(storage)).toEqual(before);
    const { keptAside } = await restore(storage, file, { force: true, accounts: true });
    const again = await startService({ engine, storage });
    const emails = await again.database.db.selectFrom("staff_accounts").select("email").execute();
    expect(emails).toHaveLength(4);
    await dropKeptAside(again, keptAside);
  },
);

test("With a key a backup that is not encrypted is restored only by a word", async () => {
  const storage = await emptyStorage("sqlite");
  await busyService(storage, "sqlite");
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  const target = { ...(await emptyStorage("sqlite")), BACKUP_KEY: "uzun ve gizli bir anahtar" };
  await expect(restore(target, file)).rejects.toThrow("Yedek şifreli değil");
  await restore(target, file, { unsealed: true });
});

test("A restore into an empty folder leaves nothing else there, but keeps a journal that was left", async () => {
  const storage = await emptyStorage("sqlite");
  await busyService(storage, "sqlite");
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  const journal = readFileSync(join(storage.DATA_DIR!, "randevu.sqlite-wal"));
  const target = await emptyStorage("sqlite");
  const names = () => filesIn(target.DATA_DIR!).map((path) => basename(path));
  expect((await restore(target, file)).keptAside).toBeUndefined();
  expect(names().sort()).toEqual(["lock.sqlite", "randevu.sqlite"]);
  const restored = await everything(target);
  rmSync(join(target.DATA_DIR!, "randevu.sqlite"));
  writeFileSync(join(target.DATA_DIR!, "randevu.sqlite-wal"), journal);
  const { keptAside } = await restore(target, file);
  expect(readFileSync(`${keptAside}-wal`)).toEqual(journal);
  expect(await everything(target)).toEqual(restored);
});

test("A damaged database is not replaced before somebody moves it away", async () => {
  const storage = await emptyStorage("sqlite");
  const { service } = await busyService(storage, "sqlite");
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  await service.close();
  damage(storage, "slots");
  const damaged = readFileSync(join(storage.DATA_DIR!, "randevu.sqlite"));
  await expect(restore(storage, file, { force: true })).rejects.toThrow("Veritabanı dosyası bozuk");
  expect(readFileSync(join(storage.DATA_DIR!, "randevu.sqlite"))).toEqual(damaged);
});
