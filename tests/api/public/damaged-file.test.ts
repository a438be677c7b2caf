import { expect, onTestFinished, test } from "vitest";
import { openAlarms } from "../../../server/alarms.ts";
import { checkFileDaily, tellDamage } from "../../../server/file-check.ts";
import { startBackgroundWork } from "../../../server/jobs.ts";
import { damage } from "../../support/backups.ts";
import { book, emptyStorage, type Service, startService } from "../../support/service.ts";

/** A server on a file of which this table or index is damaged. */
async function damagedService(name: string): Promise<Service> {
  const storage = await emptyStorage("sqlite");
  const first = await startService({ engine: "sqlite", storage });
  await book(first);
  await first.close();
  damage(storage, name);
  return startService({ engine: "sqlite", storage });
}

const ready = async ({ url }: Service) => (await fetch(`${url}/readyz`)).status;
const alarms = async ({ database }: Service) =>
  (await openAlarms(database)).map(({ kind }) => kind);
const quiet = { warn: () => {}, error: () => {} };

test("A query that finds the file damaged makes the server not ready, and raises an alarm", async () => {
  const service = await damagedService("slots_phone_serial");
  onTestFinished(startBackgroundWork(service.deps, quiet, undefined));
  expect(await ready(service)).toBe(200);
  expect(await book(service, { day: "2025-11-11" })).toBe(503);
  expect(await ready(service)).toBe(503);
  await expect.poll(() => alarms(service), { timeout: 60_000 }).toEqual(["database_damaged"]);
});

test("The nightly check finds damage that no query met, and a whole file takes the alarm back", async () => {
  const service = await damagedService("access_log_appointment");
  await tellDamage(service.deps, quiet);
  expect([await ready(service), await alarms(service)]).toEqual([200, []]);
  await checkFileDaily(service.deps);
  await tellDamage(service.deps, quiet);
  expect([await ready(service), await alarms(service)]).toEqual([503, ["database_damaged"]]);
  const whole = { ...service.deps, database: { ...service.database, isDamaged: undefined } };
  await tellDamage(whole, quiet);
  expect(await alarms(service)).toEqual([]);
});
