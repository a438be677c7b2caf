import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { eraseBefore, eraseThese } from "../../../server/appointments/erase.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import {
  backUp,
  dropKeptAside,
  everything,
  newBackupFolder,
  restore,
} from "../../support/backups.ts";
import {
  birth,
  block,
  client,
  setBirth,
  setFollowUp,
  writeNote,
  writeOwnerNote,
} from "../../support/clients.ts";
import { type Colleague, confirmEveryone, newColleague } from "../../support/panel.ts";
import {
  done,
  enter,
  later,
  openPanel,
  request,
  takeBack,
} from "../../support/panel-appointments.ts";
import { twoSides } from "../../support/panel-races.ts";
import {
  emptyStorage,
  type Service,
  startService,
  storedAppointments,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const phone = "05321234567";
/** Every table with data of the person. */
const traces = /Ayşe|5321234567|Annesiyle|1985-05-14|Kadıköy|Üç kez|Boşanıyor|Tayini/;

async function keepAll(ece: Colleague, id: string): Promise<void> {
  await writeNote(ece, id, "Annesiyle geldi");
  await setBirth(ece, id, birth, 1);
  await block(ece, id, 2);
  await writeOwnerNote(ece, id, "Boşanıyor", 3);
  await setFollowUp(ece, id, { day: "2025-11-01", note: "Tayini" }, 4);
}

function kept({ database }: Service) {
  return database.db.selectFrom("clients").selectAll().orderBy("phone").execute();
}

/** As a correction of the card does. */
async function correct({ database }: Service, id: string, to: string): Promise<void> {
  await database.db
    .updateTable("slots")
    .set({ phone: to, phone_serial: 77 })
    .where("id", "=", id)
    .execute();
}

test.each(bothEngines)("An erased person is left in no table (%s)", async (engine) => {
  const storage = await emptyStorage(engine);
  const service = await startService({ engine, storage });
  const ece = await newColleague(service);
  const { id } = await request(service, ece);
  await request(service, ece, { timeSlot: "22:00" });
  await keepAll(ece, id);
  await client(ece, id);
  await later(service, 3 * 24 * 3600);
  await confirmEveryone(service);
  expect((await ece.call("POST", panelPaths.erase, { phone })).body).toEqual({ erased: 2 });
  expect((await ece.call("GET", panelPaths.client(id))).status).toBe(404);
  await service.close();
  const tables = await everything(storage);
  expect(tables.clients).toEqual([]);
  for (const [table, rows] of Object.entries(tables)) {
    expect(rows.join("\n"), table).not.toMatch(traces);
  }
});

test.each(bothEngines)("Client data goes with the last appointment (%s)", async (engine) => {
  const { service, ece } = await openPanel(engine);
  const old = await request(service, ece);
  const recent = await request(service, ece, { day: "2025-10-02" });
  await keepAll(ece, old.id);
  const { database } = service;
  const now = new Date("2026-12-01T10:00:00Z");
  expect(await eraseBefore(database, now, "2025-10-01")).toBe(1);
  expect(await kept(service)).toMatchObject([{ phone, note: "Annesiyle geldi" }]);
  expect(await client(ece, recent.id)).toMatchObject({ birth, note: "Annesiyle geldi" });
  expect(await eraseBefore(database, now, "2025-10-03")).toBe(1);
  expect(await kept(service)).toEqual([]);
});

test.each(bothEngines)("Two erasures at once leave no client data (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (let round = 0; round < 5; round++) {
    const slot = (timeSlot: string) => ({ timeSlot, day: `2025-10-0${round + 1}` });
    const one = await request(left.service, left.colleague, slot("21:00"));
    const other = await request(left.service, left.colleague, slot("22:00"));
    await writeNote(left.colleague, one.id, "not");
    const now = left.service.clock.now;
    const erase = ({ database }: Service, id: string) =>
      inTransaction(database, (db) => eraseThese(db, now, [id]));
    await Promise.all([erase(left.service, one.id), erase(right.service, other.id)]);
    expect(await kept(left.service)).toEqual([]);
  }
});

test.each(bothEngines)("A note written during an erasure does not stay (%s)", async (engine) => {
  const [left, right] = await twoSides(engine);
  for (let round = 0; round < 8; round++) {
    const day = `2025-10-0${round + 1}`;
    const { id } = await request(left.service, left.colleague, { day });
    const now = left.service.clock.now;
    const [note] = await Promise.all([
      writeNote(right.colleague, id, "not"),
      inTransaction(left.service.database, (db) => eraseThese(db, now, [id])),
    ]);
    expect([200, 404]).toContain(note.status);
    expect(await kept(left.service)).toEqual([]);
  }
});

test.each(bothEngines)("Client data follows a corrected number, and back (%s)", async (engine) => {
  const { service, ece } = await openPanel(engine);
  const { id } = await request(service, ece);
  await keepAll(ece, id);
  await correct(service, id, "05321234568");
  expect(await client(ece, id)).toMatchObject({
    phone: "05321234568",
    note: "Annesiyle geldi",
    birth,
    block: { reason: "Üç kez gelmedi" },
    ownerNote: "Boşanıyor",
    followUp: { day: "2025-11-01", note: "Tayini" },
  });
  expect(await kept(service)).toHaveLength(1);
  await correct(service, id, phone);
  expect(await client(ece, id)).toMatchObject({ phone, block: { reason: "Üç kez gelmedi" } });
  const seen = (await client(ece, id)).version;
  expect((await writeNote(ece, id, "yeni", seen)).status).toBe(200);
  expect((await writeNote(ece, id, "eski", 5)).status).toBe(409);
});

test.each(bothEngines)("Client data stays where others keep the number (%s)", async (engine) => {
  const { service, ece } = await openPanel(engine);
  const one = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  await writeNote(ece, one.id, "not");
  await correct(service, one.id, "05321234568");
  expect((await client(ece, one.id)).note).toBe("");
  expect((await client(ece, other.id)).note).toBe("not");
});

test.each(bothEngines)("Two clients who become one lose no data (%s)", async (engine) => {
  const { service, ece } = await openPanel(engine);
  const one = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00", phone: "05321234568" });
  await keepAll(ece, one.id);
  await writeNote(ece, other.id, "Sesi kısık");
  await writeOwnerNote(ece, other.id, "Ketum", 1);
  await setFollowUp(ece, other.id, { day: "2025-10-15", note: "Tebrik" }, 2);
  await correct(service, one.id, "05321234568");
  expect(await kept(service)).toHaveLength(1);
  expect(await client(ece, one.id)).toMatchObject({
    note: "Sesi kısık\nAnnesiyle geldi",
    birth,
    block: { reason: "Üç kez gelmedi" },
    ownerNote: "Ketum\nBoşanıyor",
    followUp: { day: "2025-10-15", note: "Tebrik\nTayini" },
  });
});

test("A correction that joined two clients cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00", phone: "05321234568" });
  const { undo } = await done(ece, "edit", other, { phone });
  expect((await takeBack(ece, undo.change)).status, "nothing was kept yet").toBe(200);
  await keepAll(ece, one.id);
  const joined = await done(ece, "edit", one, { phone: "05321234568" });
  expect(await takeBack(ece, joined.undo.change)).toMatchObject({
    status: 409,
    body: { code: "undo_blocked" },
  });
  expect(await kept(service)).toMatchObject([{ phone: "05321234568" }]);
});

test("Undoing an entry removes its client data", async () => {
  const { service, ece } = await openPanel();
  const { body } = await enter(ece);
  await writeNote(ece, body.appointment!.id, "not");
  expect((await takeBack(ece, body.undo.change)).status).toBe(200);
  expect(await kept(service)).toEqual([]);
  expect(await service.database.db.selectFrom("audit_texts").selectAll().execute()).toEqual([]);
});

test.each(bothEngines.flatMap((from) => bothEngines.map((to) => [from, to] as const)))(
  "Client data survives a backup and restore (%s to %s)",
  async (from, to) => {
    const storage = await emptyStorage(from);
    const service = await startService({ engine: from, storage });
    const ece = await newColleague(service);
    const { id } = await request(service, ece);
    await keepAll(ece, id);
    const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
    const target = await emptyStorage(to);
    await restore(target, file);
    const again = await startService({ engine: to, storage: target });
    expect(await kept(again)).toEqual(await kept(service));
  },
);

test("Client data erased since a backup does not come back with it", async () => {
  const storage = await emptyStorage();
  const service = await startService({ storage });
  const ece = await newColleague(service);
  const { id } = await request(service, ece);
  await keepAll(ece, id);
  const file = await backUp({ ...storage, BACKUP_DIR: newBackupFolder() });
  await later(service, 30 * 24 * 3600);
  expect((await ece.call("POST", panelPaths.erase, { phone })).status).toBe(200);
  await service.close();
  const { keptAside } = await restore(storage, file, { force: true });
  const again = await startService({ storage });
  expect(await kept(again)).toEqual([]);
  expect((await storedAppointments(again)).map((claim) => claim.phone)).toEqual([null]);
  await dropKeptAside(again, keptAside);
});
