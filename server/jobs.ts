import type { FastifyBaseLogger } from "fastify";
import { istanbulClock } from "../booking/istanbul-time.ts";
import { eraseOld } from "./appointments/erase.ts";
import type { Parts } from "./http/app.ts";
import { type SendMail, sendDueMails } from "./outbox/mail.ts";
import { sweepStaff } from "./staff/accounts.ts";

type Needed = Pick<Parts, "database" | "clock" | "config" | "live" | "academy">;

const mailEvery = 30_000;
const lookAtTheDayEvery = 15 * 60_000;

/** Once a day: erases what is old enough, and whatever has expired. Doing it twice does no harm. */
export async function runDailyJob({ database, clock, config, live }: Needed): Promise<boolean> {
  const now = clock();
  const today = istanbulClock(now).day;
  const last = await database.db
    .selectFrom("job_runs")
    .select("ran_on")
    .where("name", "=", "daily")
    .executeTakeFirst();
  if (last && last.ran_on >= today) return false;
  if ((await eraseOld(database, now, config.ERASE_AFTER_DAYS)) > 0) live.announce();
  await sweepStaff(database, now);
  await database.db
    .insertInto("job_runs")
    .values({ name: "daily", ran_on: today })
    .onConflict((known) => known.column("name").doUpdateSet({ ran_on: today }))
    .execute();
  return true;
}

/** What the server does unasked, until it is told to stop. A failure is logged and tried again. */
export function startBackgroundWork(
  parts: Needed,
  log: FastifyBaseLogger,
  send: SendMail | undefined,
): () => Promise<void> {
  const daily = oneAtATime(log, "the daily job failed", () => runDailyJob(parts));
  const mails = oneAtATime(log, "mails could not be sent", async () => {
    if (!send) return;
    const { failed, reason } = await sendDueMails(parts, send);
    if (failed > 0) log.warn({ reason }, `${failed} mails wait for the mail server`);
  });
  const timers = [setInterval(daily.start, lookAtTheDayEvery), setInterval(mails.start, mailEvery)];
  const unsubscribe = parts.live.subscribe(mails.start);
  daily.start();
  mails.start();
  return async () => {
    timers.forEach(clearInterval);
    unsubscribe();
    await Promise.all([daily.ended(), mails.ended()]);
  };
}

/** A stop waits for what has begun: a mail that left is marked as sent before the database closes. */
function oneAtATime(log: FastifyBaseLogger, complaint: string, work: () => Promise<unknown>) {
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
