import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { eraseBefore, eraseClients } from "../../../server/appointments/erase.ts";
import { addAuditEntry } from "../../../server/audit/log.ts";
import { withBookingLock } from "../../../server/database/booking-lock.ts";
import type { Tables } from "../../../server/database/schema.ts";
import { writeNote } from "../../support/clients.ts";
import { done, request } from "../../support/panel-appointments.ts";
import { type Side, twoSides } from "../../support/panel-races.ts";
import { storedAppointments } from "../../support/service.ts";
import { onlyPostgres } from "../../support/storage.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

const phone = "05321234567";

/** Erases on one server what the other is just about to commit: before that, or once it waits for it. */
async function eraseAmid(
  [left, right]: [Side, Side],
  store: (db: Kysely<Tables>) => Promise<unknown>,
  erase: (side: Side) => Promise<unknown>,
): Promise<void> {
  let isErased = false;
  let erasing: Promise<unknown> | undefined;
  await withBookingLock(left.service.database, async (db) => {
    await store(db);
    erasing = erase(right).then(() => {
      isErased = true;
    });
    const hasBegun = async () => isErased || (await isWaitedFor(db));
    await expect.poll(hasBegun, { timeout: 60_000 }).toBe(true);
  });
  await erasing;
}

/** Whether another transaction waits for a lock of this one. */
async function isWaitedFor(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(db);
  return rows.length > 0;
}

test.each(onlyPostgres)(
  "Client data stays for a booking during an erasure (%s)",
  async (engine) => {
    const sides = await twoSides(engine);
    const [{ service, colleague }] = sides;
    const { id } = await request(service, colleague);
    await writeNote(colleague, id, "Annesiyle geldi");
    const [{ client_id } = {}] = await storedAppointments(service);
    await eraseAmid(
      sides,
      (db) =>
        storeAppointments({ ...service, database: { ...service.database, db } }, [
          { day: "2025-10-02", phone, phone_serial: 2, client_id },
        ]),
      (other) =>
        eraseBefore(other.service.database, new Date("2026-12-01T10:00:00Z"), "2025-10-01"),
    );
    const kept = await service.database.db.selectFrom("people").selectAll().execute();
    expect(kept).toMatchObject([{ note: "Annesiyle geldi" }]);
  },
);

test.each(onlyPostgres)(
  "A correction during an erasure keeps no erased words (%s)",
  async (engine) => {
    const sides = await twoSides(engine);
    const [{ service, colleague }, right] = sides;
    const { appointment } = await done(colleague, "cancel", await request(service, colleague), {
      reason: "Hasta",
    });
    await eraseAmid(
      sides,
      // As a correction of the card does.
      async (db) => {
        await db
          .updateTable("slots")
          .set({ phone: "05321234568" })
          .where("id", "=", appointment.id)
          .execute();
        await addAuditEntry(db, undefined, service.clock.now, {
          action: "edit",
          appointmentId: appointment.id,
          texts: { before: { phone }, after: { phone: "05321234568" } },
        });
      },
      (other) =>
        eraseClients(other.service.database, right.service.clock.now, undefined, { phone }),
    );
    const texts = await service.database.db.selectFrom("audit_texts").select("before").execute();
    expect(JSON.stringify(texts)).not.toContain(phone);
  },
);
