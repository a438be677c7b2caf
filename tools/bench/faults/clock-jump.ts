import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "../../../server/config.ts";
import { openDatabase } from "../../../server/database/connection.ts";
import { startServer } from "./server.ts";
import { book, nextBooking } from "./visitors.ts";

const appointments = 200;

/** Starts the server with a wrong clock over coming appointments; says how many lost their names. */
export async function clockJump(settings: Record<string, string>, days: number): Promise<string> {
  const before = await startServer(settings);
  for (let index = 0; index < appointments; index++) await book(before.url, nextBooking());
  await before.end("SIGTERM");
  const clock = {
    NODE_OPTIONS: "--import ./tools/bench/faults/shifted-clock.js",
    BENCH_CLOCK_DAYS: String(days),
  };
  const wrong = await startServer({ ...settings, ...clock });
  const database = await openDatabase(readConfig(settings), new Date());
  const alarm = () =>
    database.db
      .selectFrom("alarms")
      .selectAll()
      .where("kind", "=", "erasure_held")
      .executeTakeFirst();
  try {
    while (!(await alarm())) await pause(100);
    const rows = await database.db.selectFrom("slots").select("name").execute();
    const nameless = rows.filter(({ name }) => name === null).length;
    return `${rows.length} appointments, ${nameless} erased, alarm "${(await alarm())?.kind}"`;
  } finally {
    await database.db.destroy();
    await wrong.end("SIGTERM");
  }
}
