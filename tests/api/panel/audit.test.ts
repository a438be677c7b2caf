import { sql } from "kysely";
import { expect, test } from "vitest";
import { addAuditEntry } from "../../../server/audit/log.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  later,
  list,
  openPanel,
  record,
  request,
} from "../../support/panel-appointments.ts";
import type { Service } from "../../support/service.ts";
import { defaultEngine } from "../../support/storage.ts";

/** The system's own work at these moments. */
async function recordAt({ database }: Service, moments: string[]): Promise<void> {
  for (const [index, moment] of moments.entries()) {
    const after = { count: index };
    await addAuditEntry(database.db, undefined, new Date(moment), { action: "erase", after });
  }
}

test("The audit log shows all changes, newest first", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const { appointment } = await done(ece, "approve", await request(service, ece));
  await later(service, 1);
  await done(can, "cancel", appointment, { reason: "Hasta" });
  const { changes, next } = await record(ece);
  expect(changes).toMatchObject([
    {
      at: "2025-09-24T10:00:01.000Z",
      who: "can@example.com",
      action: "cancel",
      appointmentId: appointment.id,
      before: { outcome: "approved" },
      after: { outcome: "cancelled" },
    },
    { at: "2025-09-24T10:00:00.000Z", who: "ece@example.com", action: "approve" },
  ]);
  expect(next).toBeNull();
});

test("A range is of days in Istanbul, both included", async () => {
  const { service, ece } = await openPanel();
  await recordAt(service, [
    "2025-09-19T20:59:59.999Z",
    "2025-09-19T21:00:00.000Z",
    "2025-09-21T20:59:59.999Z",
    "2025-09-21T21:00:00.000Z",
  ]);
  const counts = async (query: object) =>
    (await record(ece, query)).changes.map(({ after }) => after!.count);
  expect(await counts({ baslangic: "2025-09-20", bitis: "2025-09-21" })).toEqual([2, 1]);
  expect(await counts({ baslangic: "2025-09-22" })).toEqual([3]);
  expect(await counts({ bitis: "2025-09-19" })).toEqual([0]);
});

test("Pages show every change once while more are added", async () => {
  const { service, ece } = await openPanel();
  const moments = Array.from(
    { length: 120 },
    // Three of each moment: a page may end between them.
    (_, index) => `2025-09-20T10:00:${String(Math.floor(index / 3)).padStart(2, "0")}.000Z`,
  );
  await recordAt(service, moments);
  const seen: string[] = [];
  const sizes: number[] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: Awaited<ReturnType<typeof record>> = await record(ece, next ? { sonra: next } : {});
    seen.push(...page.changes.map(({ id }) => id));
    sizes.push(page.changes.length);
    next = page.next;
    await recordAt(service, ["2025-09-21T10:00:00.000Z"]);
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(seen).size).toBe(120);
});

test("The database refuses to change or remove audit rows", async () => {
  const { service, ece } = await openPanel();
  const { appointment } = await done(ece, "approve", await request(service, ece));
  await card(ece, appointment.id);
  const { db } = service.database;
  for (const table of ["audit_log", "access_log"] as const) {
    const before = await db.selectFrom(table).selectAll().execute();
    expect(before).toHaveLength(1);
    for (const statement of [
      `update ${table} set who = 'can@example.com'`,
      `update ${table} set at = at where 1 = 1`,
      `delete from ${table}`,
      ...(defaultEngine === "postgres" ? [`truncate ${table} cascade`] : []),
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow("append-only");
    }
    expect(await db.selectFrom(table).selectAll().execute()).toEqual(before);
  }
  expect((await list(ece)).appointments).toHaveLength(1);
});
