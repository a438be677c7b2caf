import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { BackupState } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { openAlarms, raiseAlarm } from "../../../server/alarms.ts";
import { runDailyBackup, watchBackups } from "../../../server/backup/daily.ts";
import { backupJob, isBackupDue } from "../../../server/backup/make.ts";
import { markRun } from "../../../server/database/job-runs.ts";
import { filesIn, newBackupFolder, restore } from "../../support/backups.ts";
import { newColleague } from "../../support/panel.ts";
import { book, emptyStorage, startService, storedAppointments } from "../../support/service.ts";
import { bothEngines, defaultEngine, onlyPostgres } from "../../support/storage.ts";

async function nightly(BACKUP_DIR: string, engine = defaultEngine) {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage, settings: { BACKUP_DIR } });
  // The backup is made by a process of its own, with the machine's clock.
  service.clock.now = new Date();
  const ece = await newColleague(service);
  const told: string[] = [];
  const log = { error: (about: object) => void told.push(JSON.stringify(about)) };
  return {
    service,
    told,
    run: (limit?: number) => runDailyBackup(service.deps, log, { limit }),
    watch: () => watchBackups(service.deps),
    alarms: async () =>
      (await openAlarms(service.database)).map(({ kind, count }) => `${kind} ${count}`),
    state: async () => (await ece.call<BackupState>("GET", panelPaths.backup)).body,
  };
}

test.each(bothEngines)(
  "A server with a backup folder makes one, says when (%s)",
  async (engine) => {
    const folder = newBackupFolder();
    const { service, run, state, alarms } = await nightly(folder, engine);
    service.clock.now = new Date("2025-09-24T10:00:00Z");
    await book(service);
    service.clock.now = new Date();
    expect(await state()).toEqual({ isOn: true, last: null });
    await run();
    await run();
    expect(filesIn(folder)).toHaveLength(1);
    const { last } = await state();
    expect(Math.abs(Date.parse(last!) - Date.now())).toBeLessThan(3_600_000);
    expect(await alarms()).toEqual([]);
    const target = await emptyStorage(engine);
    await restore(target, filesIn(folder)[0]!);
    expect(await storedAppointments(await startService({ engine, storage: target }))).toHaveLength(
      1,
    );
  },
);

test.each(onlyPostgres)("Servers that share a database make one backup (%s)", async (engine) => {
  const folder = newBackupFolder();
  const { run } = await nightly(folder, engine);
  await Promise.all([run(), run(), run()]);
  expect(filesIn(folder)).toHaveLength(1);
});

test("A failed backup raises an alarm until one succeeds", async () => {
  const blocked = join(newBackupFolder(), "blocked");
  writeFileSync(blocked, "");
  const { service, run, alarms, told } = await nightly(blocked);
  await run();
  expect(await alarms()).toEqual(["backup_failed 0"]);
  expect(told).toHaveLength(1);
  service.deps.config.BACKUP_DIR = newBackupFolder();
  await run();
  expect(await alarms()).toEqual([]);
});

test("A good backup removes the alarm from open panels at once", async () => {
  const { service, run, alarms } = await nightly(newBackupFolder());
  await raiseAlarm(service.database, { kind: "backup_failed", now: service.clock.now });
  expect(await alarms()).toEqual(["backup_failed 0"]);
  let isTold = false;
  service.deps.live.subscribe(() => {
    isTold = true;
  });
  await run();
  expect(await alarms()).toEqual([]);
  await expect.poll(() => isTold, { timeout: 60_000 }).toBe(true);
});

test("A backup that takes too long is ended, and counts as failed", async () => {
  const folder = newBackupFolder();
  const { run, alarms, told } = await nightly(folder);
  await run(1);
  expect(filesIn(folder)).toEqual([]);
  expect(await alarms()).toEqual(["backup_failed 0"]);
  expect(told).toEqual(['{"reason":"killed after 0.001 seconds"}']);
});

test("A backup older than two days raises an alarm", async () => {
  const { service, watch, alarms } = await nightly(newBackupFolder());
  const daysAgo = (days: number) =>
    markRun(
      service.database,
      backupJob,
      new Date(service.clock.now.getTime() - days * 86_400_000).toISOString(),
    );
  await daysAgo(0);
  await watch();
  expect(await alarms()).toEqual([]);
  await daysAgo(3);
  await watch();
  expect(await alarms()).toEqual(["backup_old 3"]);
});

test("A week of bookings without any backup raises an alarm until there is one", async () => {
  const { service, watch, alarms } = await nightly("");
  const { clock, database } = service;
  clock.now = new Date("2025-09-24T10:00:00Z");
  await book(service);
  clock.now = new Date("2025-10-01T10:00:00Z");
  await watch();
  expect(await alarms()).toEqual([]);
  clock.now = new Date("2025-10-01T10:00:01Z");
  await watch();
  expect(await alarms()).toEqual(["backup_missing 0"]);
  await markRun(database, backupJob, clock.now.toISOString());
  await watch();
  expect(await alarms()).toEqual([]);
});

test("A backup is due at night, once a day, and at once where there is none", () => {
  const at = (time: string) => new Date(`2026-11-15T${time}Z`);
  expect(isBackupDue(undefined, at("15:00:00"))).toBe(true);
  expect(isBackupDue("2026-11-14T00:10:00.000Z", at("00:00:00"))).toBe(true); // 03:00 in Istanbul
  expect(isBackupDue("2026-11-14T00:10:00.000Z", new Date("2026-11-14T23:59:00Z"))).toBe(false);
  expect(isBackupDue("2026-11-13T23:58:00.000Z", new Date("2026-11-14T23:59:00Z"))).toBe(true);
  expect(isBackupDue("2026-11-15T00:10:00.000Z", at("20:59:00"))).toBe(false);
});
