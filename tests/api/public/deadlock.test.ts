import { sql } from "kysely";
import { expect, test } from "vitest";
import { usualTimeout } from "../../../server/database/time-limits.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { book, claims, startService } from "../../support/service.ts";

/** SQLite lets one transaction begin at a time, so only PostgreSQL knows this. With the time that a server gives it. */
test("Two transactions that wait for each other both come to their end, and each counts once", async () => {
  const service = await startService({ engine: "postgres", timeout: usualTimeout });
  await book(service, { timeSlot: "20:00" });
  await book(service, { timeSlot: "21:00" });
  let begun = 0;
  let letGo = () => {};
  const bothHaveBegun = new Promise<void>((resolve) => {
    letGo = resolve;
  });

  async function touch(order: string[]): Promise<number> {
    let attempts = 0;
    await inTransaction(service.database, async (db) => {
      attempts += 1;
      for (const timeSlot of order) {
        await sql`update slot_claims set version = version + 1 where time_slot = ${timeSlot}`.execute(
          db,
        );
        begun += 1;
        if (begun === 2) letGo();
        await bothHaveBegun;
      }
    });
    return attempts;
  }

  const attempts = await Promise.all([touch(["20:00", "21:00"]), touch(["21:00", "20:00"])]);
  expect(attempts.sort()).toEqual([1, 2]);
  expect((await claims(service)).map(({ version }) => version)).toEqual([3, 3]);
});
