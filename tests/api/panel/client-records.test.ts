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
  editClient,
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
  await setBirth(ece, id);
  await block(ece, id);
  await writeOwnerNote(ece, id, "Boşanıyor", 1);
  await setFollowUp(ece, id, { day: "2025-11-01", note: "Tayini" }, 2);
  await editClient(ece, id, { email: "5321234567@example.com" }, 3);
}

async function kept({ database: { db } }: Service) {
  return [
    ...(await db.selectFrom("people").selectAll().orderBy("note").execute()),
    ...(await db.selectFrom("births").selectAll().execute()),
    ...(await db.selectFrom("blocks").selectAll().execute()),
  ];
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
  expect([tables.people, tables.births, tables.blocks]).toEqual([[], [], []]);
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
  expect(await kept(service)).toHaveLength(3);
  expect(await client(ece, recent.id)).toMatchObject({
    births: [{ birth }],
    note: "Annesiyle geldi",
  });
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

const another = "05321234568";

test.each(bothEngines)(
  "A correction keeps the client; the block follows, and back (%s)",
  async (engine) => {
    const { service, ece } = await openPanel(engine);
    const { id, version } = await request(service, ece);
    await keepAll(ece, id);
    const before = await client(ece, id);
    const block = { reason: "Üç kez gelmedi" };
    const { undo } = await done(ece, "edit", { id, version }, { phone: another });
    const { phones, births, note, ownerNote, followUp } = before;
    expect(await client(ece, id)).toMatchObject({
      ...{ births, note, ownerNote, followUp },
      phones: [{ phone: another, block }],
    });
    expect(await kept(service)).toHaveLength(3);
    expect((await takeBack(ece, undo.change)).status).toBe(200);
    expect((await client(ece, id)).phones).toEqual(phones);
  },
);

test("A correction that loses one of two blocks cannot be undone", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00", phone: another });
  await block(ece, one.id);
  await block(ece, other.id);
  const { undo } = await done(ece, "edit", one, { phone: another });
  expect((await takeBack(ece, undo.change)).body).toMatchObject({ code: "undo_blocked" });
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
