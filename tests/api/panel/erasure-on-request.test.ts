import { expect, test } from "vitest";
import type { EraseAnswer, EraseCheck } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import {
  block,
  client,
  editClient,
  setBirth,
  setFollowUp,
  writeNote,
  writeOwnerNote,
} from "../../support/clients.ts";
import { mailSettings } from "../../support/mail-server.ts";
import { callPanel, confirmEveryone, newColleague } from "../../support/panel.ts";
import { card, done, later, openPanel, request } from "../../support/panel-appointments.ts";
import {
  book,
  type Service,
  startService,
  storedAppointments,
  temporaryStorage,
} from "../../support/service.ts";
import { bytesOf } from "../../support/storage.ts";

const phone = "05321234567";
const nobody = {
  ...{ names: [], phones: [], births: [], count: 0, from: null, to: null },
  ...{ coming: [], former: 0, kept: [] },
};

test("A person's data is erased on request, and the numbers stay", async () => {
  const service = await startService();
  await book(service, { day: "2025-09-25" });
  await book(service, { day: "2025-09-26", phone: "05550000000", name: "Mehmet Kaya" });
  service.clock.now = new Date("2025-10-01T09:00:00Z");
  const { call, email } = await newColleague(service);
  const { body } = await call<EraseAnswer>("POST", panelPaths.erase, { phone });
  expect(body).toEqual({ erased: 1 });
  const [erased, other] = await storedAppointments(service);
  expect(erased).toMatchObject({
    day: "2025-09-25",
    time_slot: "21:00",
    consultation: "mini-ongoru",
    status: "pending",
    name: null,
    name_folded: null,
    phone: null,
    phone_serial: null,
    erased_at: "2025-10-01T09:00:00.000Z",
  });
  expect(other).toMatchObject({ name: "Mehmet Kaya", phone: "05550000000", erased_at: null });
  const changes = await service.database.db.selectFrom("audit_log").selectAll().execute();
  expect(changes).toMatchObject([{ action: "erase", who: email }]);
  expect(JSON.stringify(changes)).not.toMatch(/Ayşe|5321234567/);
});

test("A person with an open appointment is not erased", async () => {
  const service = await startService();
  const { call } = await newColleague(service);
  await book(service);
  const { status, body } = await call("POST", panelPaths.erase, { phone });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: "open_appointments" });
  expect(await storedAppointments(service)).toMatchObject([{ name: "Ayşe Yılmaz" }]);
  expect((await call("POST", panelPaths.erase, { phone: "12" })).status).toBe(400);
});

test("An upcoming appointment prevents an erasure until it is cancelled", async () => {
  const service = await startService();
  await book(service, { day: "2025-09-25" });
  service.clock.now = new Date("2025-09-30T09:00:00Z");
  const ece = await newColleague(service);
  const coming = await request(service, ece, { day: "2025-10-02" });
  expect((await ece.call("POST", panelPaths.erase, { phone })).status).toBe(409);
  expect(await storedAppointments(service)).toMatchObject([{ phone }, { phone }]);
  await done(ece, "cancel", coming, { reason: "Danışan istedi" });
  expect((await ece.call("POST", panelPaths.erase, { phone })).body).toEqual({ erased: 2 });
  expect(await storedAppointments(service)).toMatchObject([{ phone: null }, { phone: null }]);
});

test("An erased person is left nowhere in the SQLite file", async () => {
  const storage = await temporaryStorage("sqlite");
  const service = await startService({ engine: "sqlite", storage });
  await book(service, { day: "2025-09-25", name: "Nadide Görülmedik" });
  expect(bytesOf(storage)).toContain("Nadide");
  service.clock.now = new Date("2025-10-01T09:00:00Z");
  const { call } = await newColleague(service);
  expect((await call("POST", panelPaths.erase, { phone })).body).toEqual({ erased: 1 });
  expect(bytesOf(storage)).not.toMatch(/Nadide|nadide|05321234567/);
});

test("An appointment counts as upcoming until its hour begins", async () => {
  const service = await startService();
  await book(service, { day: "2025-09-24", timeSlot: "21:00" });
  const { call } = await newColleague(service);
  service.clock.now = new Date("2025-09-24T18:00:00.000Z");
  await confirmEveryone(service);
  expect((await call("POST", panelPaths.erase, { phone })).status).toBe(409);
  service.clock.now = new Date("2025-09-24T18:00:00.001Z");
  expect((await call("POST", panelPaths.erase, { phone })).body).toEqual({ erased: 1 });
});

test("A waiting mail about an erased person is removed", async () => {
  const service = await startService({ settings: mailSettings() });
  await book(service, { day: "2025-09-24" });
  const { db } = service.database;
  expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(1);
  service.clock.now = new Date("2025-09-24T20:00:00Z");
  const { cookie } = await newColleague(service);
  const page = { url: service.url, origin: mailSettings().PANEL_URL };
  expect(await callPanel(page, "POST", panelPaths.erase, { phone }, cookie)).toEqual({
    status: 200,
    body: { erased: 1 },
  });
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("The preview of an erasure shows names, number of appointments and upcoming ones", async () => {
  const service = await startService();
  const { call, accountId } = await newColleague(service);
  const check = async (of = phone) =>
    (await call<EraseCheck>("POST", panelPaths.eraseCheck, { phone: of })).body;
  expect(await check()).toEqual(nobody);
  await book(service, { day: "2025-09-25" });
  await book(service, { day: "2025-09-26", name: "Ayse Yilmaz" });
  await book(service, { day: "2025-09-29", name: "Ayse Yilmaz" });
  await book(service, { day: "2025-09-29", timeSlot: "20:00", phone: "05550000000" });
  service.clock.now = new Date("2025-09-27T09:00:00Z");
  await later(service, 0);
  expect(await check()).toEqual({
    names: ["Ayşe Yılmaz", "Ayse Yilmaz"],
    phones: [phone],
    births: [],
    count: 3,
    from: "2025-09-25",
    to: "2025-09-29",
    coming: [expect.objectContaining({ day: "2025-09-29", phone })],
    former: 0,
    kept: [],
  });
  const views = await service.database.db.selectFrom("access_log").selectAll().execute();
  expect(views.map(({ account_id }) => account_id)).toEqual([accountId, accountId, accountId]);
  expect(await storedAppointments(service)).toHaveLength(4);
  expect((await call("POST", panelPaths.eraseCheck, { phone: "12" })).status).toBe(400);
  service.clock.now = new Date("2025-10-01T09:00:00Z");
  await later(service, 0);
  expect(await check()).toMatchObject({ count: 3, coming: [] });
  await call("POST", panelPaths.erase, { phone });
  expect(await check(), "what is erased leads to nobody").toEqual(nobody);
});

test("The preview names all numbers, births and what else is kept, and all of it goes, earlier texts too", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  await writeNote(ece, id, "Annesiyle geldi");
  await setBirth(ece, id);
  await setBirth(ece, id, { label: "Eşi" });
  await block(ece, other.id);
  await writeOwnerNote(ece, id, "Boşanıyor", 1);
  await setFollowUp(ece, id, { day: "2025-11-01", note: "" }, 2);
  await editClient(ece, id, { email: "ayse@example.com" }, 3);
  await done(ece, "edit", other, { phone: another, whose: "one" });
  await later(service, 3 * 24 * 3600);
  const { body: check } = await ece.call<EraseCheck>("POST", panelPaths.eraseCheck, { phone });
  const kept = ["email", "note", "owner_note", "follow_up", "block"];
  const [phones, births] = [
    [phone, another],
    ["Eşi", "Kendisi"],
  ];
  expect(check).toMatchObject({ count: 2, former: 0, phones, births, kept });
  await ece.call("POST", panelPaths.erase, { phone });
  expect(await service.database.db.selectFrom("audit_texts").selectAll().execute()).toEqual([]);
});

const another = "05329998877";

test("Of two who share a number one is erased, with her other number, and the other stays", async () => {
  const { service, ece } = await openPanel();
  const zeynep = await request(service, ece, { day: "2025-09-24" });
  const second = await request(service, ece, { day: "2025-09-24", timeSlot: "22:00" });
  const hatice = await request(service, ece, { timeSlot: "22:00", name: "Hatice Ak" });
  await done(ece, "edit", second, { phone: another, whose: "one" });
  await block(ece, hatice.id);
  await writeNote(ece, hatice.id, "Sesi kısık");
  await writeNote(ece, zeynep.id, "Annesiyle geldi");
  await later(service, 24 * 3600);
  const check = panelPaths.checkErasure(second.id);
  expect((await ece.call("POST", check)).body).toMatchObject({
    ...{ names: ["Ayşe Yılmaz"], phones: [phone, another], count: 2, coming: [], kept: ["note"] },
  });
  expect((await ece.call("POST", panelPaths.eraseClient(zeynep.id))).body).toEqual({ erased: 2 });
  expect(await client(ece, hatice.id)).toMatchObject({
    note: "Sesi kısık",
    phones: [{ phone, block: { reason: "Üç kez gelmedi" } }],
  });
  const texts = await service.database.db.selectFrom("audit_texts").selectAll().execute();
  expect(texts).toMatchObject([{ appointment_id: hatice.id }]);
  expect((await ece.call("POST", check)).body).toEqual(nobody);
});

function erasuresOf({ database }: Service) {
  return database.db
    .selectFrom("audit_log")
    .select(["who", "appointment_id"])
    .where("action", "=", "erase")
    .execute();
}

test("A number replaced by a correction is erased as well, and logged", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece, { day: "2025-09-24" });
  const { appointment } = await done(ece, "edit", seen, { phone: another });
  await done(ece, "note", appointment, { note: "Başka numara" });
  const check = async () =>
    (await ece.call<EraseCheck>("POST", panelPaths.eraseCheck, { phone })).body;
  expect(await check()).toEqual({ ...nobody, former: 1 });
  const { body } = await ece.call("POST", panelPaths.erase, { phone });
  expect(body).toEqual({ erased: 0 });
  expect(await check()).toEqual(nobody);
  const texts = await service.database.db.selectFrom("audit_texts").selectAll().execute();
  expect(texts).toHaveLength(1);
  expect(JSON.stringify(texts)).not.toContain(phone);
  expect((await card(ece, seen.id)).appointment).toMatchObject({ phone: another });
  expect(await erasuresOf(service)).toEqual([{ who: ece.email, appointment_id: seen.id }]);
});

test("Each appointment is counted and logged once, however often its number was corrected", async () => {
  const { service, ece } = await openPanel();
  const own = await request(service, ece, { day: "2025-09-24" });
  const gone = await request(service, ece, { day: "2025-09-26" });
  for (const [seen, last] of [
    [own, phone],
    [gone, another],
  ] as const) {
    const whose = "one";
    const { appointment } = await done(ece, "edit", seen, { phone: another, whose });
    const { appointment: back } = await done(ece, "edit", appointment, { phone, whose });
    if (last !== phone) await done(ece, "edit", back, { phone: last, whose: "other" });
  }
  await later(service, 24 * 3600);
  const { body: check } = await ece.call("POST", panelPaths.eraseCheck, { phone });
  expect(check).toMatchObject({ count: 1, former: 1 });
  const { body } = await ece.call("POST", panelPaths.erase, { phone });
  expect(body).toEqual({ erased: 1 });
  const erased = (await erasuresOf(service)).map(({ appointment_id }) => appointment_id);
  expect(erased.toSorted()).toEqual([own.id, gone.id].toSorted());
  expect(await service.database.db.selectFrom("audit_texts").selectAll().execute()).toEqual([]);
});
