import { sql } from "kysely";
import { expect, test } from "vitest";
import { openLive } from "../../../server/live/live.ts";
import { book, startService } from "../../support/service.ts";
import { startWire } from "../../support/wire.ts";

test("A server that could not reach PostgreSQL for a while listens once again, not many times", async () => {
  const service = await startService({ engine: "postgres" });
  const url = new URL(service.parts.config.DATABASE_URL!);
  const wire = await startWire(Number(url.port));
  url.port = String(wire.port);
  const live = await openLive({ DATABASE_URL: url.href }, service.database, 5);

  wire.cut();
  await wire.refusedTimes(8);
  const heardAgain = new Promise<void>((resolve) => void live.subscribe(resolve));
  wire.mend();
  await heardAgain;

  // The service's own listener and this one.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where query like 'listen "slot_claims_' || current_schema() || '"%'`.execute(
    service.database.db,
  );
  expect(rows[0]!.count).toBe(2);
  const heardBooking = new Promise<void>((resolve) => void live.subscribe(resolve));
  await book(service);
  await heardBooking;
  await live.close();
});
