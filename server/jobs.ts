import { istanbulClock } from "../booking/istanbul-time.ts";
import type { Academy } from "../contract/academy.ts";
import { deleteExpiredStaffRows } from "./accounts/accounts.ts";
import type { SecretKeys } from "./accounts/secret-keys.ts";
import { eraseDaily } from "./appointments/daily-erasure.ts";
import { expireUnansweredRequests } from "./appointments/expire.ts";
import { sendDueMails } from "./appointments/outbox.ts";
import { sendDuePushes } from "./appointments/send-pushes.ts";
import { runDailyBackup, watchBackups } from "./backup/daily.ts";
import type { Config } from "./config.ts";
import { isDue, markRun } from "./database/job-runs.ts";
import type { Database } from "./database/schema.ts";
import { checkFileDaily, tellDamage } from "./file-check.ts";
import type { Live } from "./live/live.ts";
import type { SendMail } from "./mail.ts";
import { deleteOldPushes, queueReminders } from "./push/queue.ts";

type DailyDependencies = { database: Database; clock: () => Date; config: Config };
type Dependencies = DailyDependencies & { live: Live; academy: Academy; keys: SecretKeys };

type Log = {
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
};

/** Mails and pushes. */
const sendEvery = 30_000;
const checkEvery = 15 * 60_000;

/** Once a day: erases old appointments and expired rows, unless the clock looks wrong. Running it twice is harmless. */
export async function runDailyJob(
  { database, clock, config }: DailyDependencies,
  log?: Log,
): Promise<boolean> {
  const now = clock();
  const today = istanbulClock(now).day;
  if (!(await isDue(database, "daily", today))) return false;
  const held = await eraseDaily(database, { now, afterDays: config.ERASE_AFTER_DAYS });
  if (held)
    log?.warn(held, "the clock or the number to erase looks wrong: erasure waits for a person");
  else {
    await deleteExpiredStaffRows(database, now);
    await deleteOldPushes(database, now);
  }
  await markRun(database, "daily", today);
  return true;
}

/** Starts the periodic jobs. A failure is logged and tried again. Returns a function that stops them. */
export function startBackgroundWork(
  deps: Dependencies,
  log: Log,
  send: SendMail | undefined,
): () => Promise<void> {
  const daily = oneAtATime(log, "the daily job failed", () => runDailyJob(deps, log));
  const stopping = new AbortController();
  const backup = oneAtATime(log, "the backup could not be looked at", () =>
    runDailyBackup(deps, log, { signal: stopping.signal }),
  );
  const backupAge = oneAtATime(log, "the backup could not be looked at", () => watchBackups(deps));
  const fileCheck = oneAtATime(log, "the database file could not be checked", () =>
    checkFileDaily(deps, stopping.signal),
  );
  const damage = oneAtATime(log, "an alarm could not be raised", () => tellDamage(deps, log));
  const mails = oneAtATime(log, "mails could not be sent", async () => {
    if (!send) return;
    const { failed, reason } = await sendDueMails(deps, send);
    if (failed > 0) log.warn({ reason }, `${failed} mails wait for the mail server`);
  });
  const pushes = oneAtATime(log, "pushes could not be sent", async () => {
    await queueReminders(deps.database, deps.clock());
    const { failed, status } = await sendDuePushes(deps);
    if (failed > 0) log.warn({ status }, `${failed} pushes were not taken by their service`);
  });
  const requests = oneAtATime(log, "unanswered requests could not be looked after", async () => {
    const expired = await expireUnansweredRequests(deps);
    if (expired > 0) log.warn({ expired }, "requests that nobody answered were cancelled");
  });
  const timers = [
    setInterval(daily.start, checkEvery),
    setInterval(backup.start, checkEvery),
    setInterval(backupAge.start, checkEvery),
    // Not at the start, which has just checked the file.
    setInterval(fileCheck.start, checkEvery),
    setInterval(damage.start, checkEvery),
    setInterval(requests.start, checkEvery),
    setInterval(mails.start, sendEvery),
    setInterval(pushes.start, sendEvery),
  ];
  deps.database.changes?.on("damage", damage.start);
  const unsubscribe = deps.live.subscribe(() => {
    mails.start();
    pushes.start();
  });
  daily.start();
  backup.start();
  backupAge.start();
  damage.start();
  mails.start();
  pushes.start();
  requests.start();
  return async () => {
    timers.forEach(clearInterval);
    unsubscribe();
    stopping.abort();
    const jobs = [daily, backup, backupAge, fileCheck, damage, mails, pushes, requests];
    await Promise.all(jobs.map(({ ended }) => ended()));
  };
}

/** `ended` lets a stop wait for running work: a mail that was sent is marked as sent before the database closes. */
function oneAtATime(log: Log, complaint: string, work: () => Promise<unknown>) {
  let running: Promise<void> | undefined;
  async function run() {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, complaint);
    } finally {
      running = undefined;
    }
  }
  return {
    start: () => {
      running ??= run();
    },
    ended: () => running,
  };
}
