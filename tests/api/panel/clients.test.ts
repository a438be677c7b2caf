import { expect, test } from "vitest";
import type {
  ClientExport,
  ClientsAnswer,
  SuggestionsAnswer,
} from "../../../contract/panel/clients.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import {
  birth,
  block,
  client,
  clients,
  known,
  setBirth,
  setFollowUp,
  writeNote,
  writeOwnerNote,
} from "../../support/clients.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  enter,
  eraseAppointment,
  later,
  list,
  openPanel,
  record,
  request,
  takeBack,
} from "../../support/panel-appointments.ts";

const phone = "05321234567";

test("A client's page lists all of the person's appointments and their outcomes", async () => {
  const { service, ece } = await openPanel();
  const cancelled = await request(service, ece, { timeSlot: "20:00", name: "Ayşe" });
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const missed = await request(service, ece, { timeSlot: "21:00" });
  await done(ece, "approve", missed);
  const came = await request(service, ece, { timeSlot: "22:00" });
  await done(ece, "approve", came);
  await request(service, ece, { timeSlot: "23:00", phone: "05550000000", name: "Başkası" });
  await later(service, 3 * 24 * 3600);
  await done(ece, "noShow", { ...missed, version: 2 });
  const next = await request(service, ece, { day: "2025-10-02", name: "Ayşe Yılmaz Kaya" });

  const shown = await client(ece, came.id);
  expect(shown).toMatchObject({
    id: next.id,
    name: "Ayşe Yılmaz Kaya",
    phones: [{ phone, id: next.id, block: null, shared: [] }],
    email: "",
    counts: { came: 1, noShow: 1, cancelled: 1, coming: 1 },
    version: 0,
    note: "",
    ownerNote: "",
    followUp: null,
    births: [],
  });
  expect(shown.appointments.map(({ id }) => id)).toEqual([
    next.id,
    came.id,
    missed.id,
    cancelled.id,
  ]);
  expect({ ...(await client(ece, missed.id)), views: [] }).toEqual({ ...shown, views: [] });
  expect((await ece.call("GET", panelPaths.client("nobody"))).status).toBe(404);
});

test("A view of a client is logged like that of a card, once in ten minutes", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const { id } = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  await client(can, other.id);
  await client(ece, id);
  await client(ece, id);
  const look = { at: "2025-09-24T10:00:00.000Z" };
  const { views } = await client(ece, id);
  expect(views).toHaveLength(2);
  expect(views).toEqual(
    expect.arrayContaining([
      { ...look, who: "ece@example.com" },
      { ...look, who: "can@example.com" },
    ]),
  );
  expect((await card(ece, other.id)).views.map(({ who }) => who)).toContain("can@example.com");
  await ece.call("GET", panelPaths.client("nobody"));
  await known(ece, phone);
  await clients(ece);
  const looks = await service.database.db.selectFrom("access_log").selectAll().execute();
  expect(looks).toHaveLength(3);
});

test("The list has each client once, latest first, and is searched by name and number", async () => {
  const { service, ece } = await openPanel();
  await request(service, ece, { timeSlot: "20:00", name: "Ayşe Yılmaz" });
  const second = await request(service, ece, { timeSlot: "21:00", name: "Ayşe Yılmaz" });
  await enter(ece, { timeSlot: "22:00", name: "Hans Müller", phone: "+491701234567" });
  await enter(ece, { timeSlot: "22:30", name: "Işıl Öz", phone: "02121234567" });
  await block(ece, second.id);
  const all = await clients(ece);
  expect(all.map(({ name }) => name)).toEqual(["Işıl Öz", "Hans Müller", "Ayşe Yılmaz"]);
  expect(all[2]).toEqual({
    id: second.id,
    name: "Ayşe Yılmaz",
    phone,
    next: "2025-09-25",
    last: null,
    appointments: 2,
    noShows: 0,
    isBlocked: true,
    followUp: null,
  });
  for (const [search, names] of [
    ["yilmaz AYSE", ["Ayşe Yılmaz"]],
    ["isil", ["Işıl Öz"]],
    ["905321234567", ["Ayşe Yılmaz"]],
    ["+90 532 123", ["Ayşe Yılmaz"]],
    ["+49 170", ["Hans Müller"]],
    ["0049-170", ["Hans Müller"]],
    ["0090 0532 1", ["Ayşe Yılmaz"]],
    ["9053", ["Ayşe Yılmaz"]],
    ["0212.1", ["Işıl Öz"]],
    ["0212", ["Işıl Öz"]],
    ["%", []],
    ["_", []],
    ["kimse", []],
  ] as const) {
    expect(
      (await clients(ece, search)).map(({ name }) => name),
      search,
    ).toEqual(names);
  }
  await eraseAppointment(service, second.id);
  expect((await clients(ece, "ayşe"))[0]).toMatchObject({ appointments: 1 });
});

test("The list shows each client's next and last day, without cancelled ones", async () => {
  const { service, ece } = await openPanel();
  const told = async () => (await clients(ece)).map(({ next, last }) => ({ next, last }));
  await request(service, ece, { day: "2025-09-25" });
  const later28 = await request(service, ece, { day: "2025-09-28" });
  const later30 = await request(service, ece, { day: "2025-09-30" });
  expect(await told()).toEqual([{ next: "2025-09-25", last: null }]);
  await later(service, 2 * 24 * 3600);
  expect(await told()).toEqual([{ next: "2025-09-28", last: "2025-09-25" }]);
  await done(ece, "cancel", later28, { reason: "Hasta" });
  expect(await told()).toEqual([{ next: "2025-09-30", last: "2025-09-25" }]);
  await done(ece, "cancel", later30, { reason: "Hasta" });
  expect(await told()).toEqual([{ next: null, last: "2025-09-25" }]);
});

test("A long list of clients says that it was cut", async () => {
  const { service, ece } = await openPanel();
  const rows = Array.from({ length: 201 }, (_, index) => ({
    id: String(index),
    day: "2025-09-01",
    time_slot: `t${index}`,
    starts_at: "2025-09-01T18:00:00.000Z",
    status: "approved" as const,
    consultation: "mini-ongoru",
    name: `Kişi`,
    phone: `+49${1000000 + index}`,
    phone_serial: 1,
    client_id: `c${index}`,
    created_at: "2025-09-01T10:00:00.000Z",
  }));
  await service.database.db.insertInto("slots").values(rows).execute();
  const { body } = await ece.call<{ clients: unknown[]; isCut: boolean }>(
    "POST",
    panelPaths.clients,
    { search: "" },
  );
  expect([body.clients.length, body.isCut]).toEqual([200, true]);
});

test("A whole number is recognised, with its visits and block", async () => {
  const { service, ece } = await openPanel();
  expect(await known(ece, phone)).toEqual({ clients: [], block: null });
  const { id } = await request(service, ece);
  const coming = { came: 0, noShow: 0, cancelled: 0, coming: 1 };
  const ayse = { id, name: "Ayşe Yılmaz", counts: coming };
  expect(await known(ece, phone)).toEqual({ clients: [ayse], block: null });
  const { id: second } = await request(service, ece, { timeSlot: "22:00", name: "Hatice Ak" });
  const hatice = { id: second, name: "Hatice Ak", counts: coming };
  expect((await known(ece, phone)).clients).toEqual([hatice, ayse]);
  await block(ece, id);
  expect((await known(ece, phone)).block).toEqual({
    at: "2025-09-24T10:00:00.000Z",
    reason: "Üç kez gelmedi",
  });
  for (const part of ["0532", "+90532123456", ""]) {
    const { status } = await ece.call("POST", panelPaths.knownPhone, { phone: part });
    expect(status, part).toBe(400);
  }
  expect((await ece.call("GET", `${panelPaths.knownPhone}?phone=${phone}`)).status).toBe(404);
});

test("Names are suggested by the beginnings of their words, two who share a number both", async () => {
  const { service, ece } = await openPanel();
  const sukran = await request(service, ece, { timeSlot: "20:00", name: "Şükran Ayaz" });
  await request(service, ece, { timeSlot: "21:00", name: "Hatice Ayaz" });
  await request(service, ece, { timeSlot: "22:00", phone: "05550000000", name: "Kaya Gay" });
  await later(service, 3 * 24 * 3600);
  const hatice = await request(service, ece, { day: "2025-10-02", name: "Hatice Ayaz" });
  const suggested = async (name: string) =>
    (await ece.call<SuggestionsAnswer>("POST", panelPaths.suggestions, { name })).body.clients;
  expect(await suggested("ay")).toEqual([
    { id: hatice.id, name: "Hatice Ayaz", phone, next: "2025-10-02", last: "2025-09-25" },
    { id: sukran.id, name: "Şükran Ayaz", phone, next: null, last: "2025-09-25" },
  ]);
  expect((await suggested("AYAZ su")).map(({ name }) => name)).toEqual(["Şükran Ayaz"]);
  expect(await suggested("%")).toEqual([]);
  expect((await ece.call("POST", panelPaths.suggestions, { name: " " })).status).toBe(400);
});

test("All that is held about a client is exported, with earlier texts, and recorded", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  await done(ece, "note", other, { note: "Doğum saati belirsiz" });
  await writeNote(ece, id, "Annesiyle geldi");
  await setBirth(ece, id);
  await writeNote(ece, id, "", 1);
  await later(service, 1);
  const { body } = await ece.call<ClientExport>("POST", panelPaths.clientExport(other.id), {});
  expect(body).toMatchObject({ phones: [{ phone }], births: [{ birth }], note: "" });
  expect(body.appointments).toHaveLength(2);
  const texts = JSON.stringify(body.changes);
  for (const earlier of ["Doğum saati belirsiz", "Annesiyle geldi"])
    expect(texts).toContain(earlier);
  const [entry] = (await record(ece)).changes;
  expect(entry).toMatchObject({ action: "export", appointmentId: other.id, after: { count: 2 } });
  expect((await ece.call("POST", panelPaths.clientExport("nobody"), {})).status).toBe(404);
});

test("A day to get in touch is counted once it has come, and its clients are listed by it", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00", phone: "05550000000" });
  await request(service, ece, { timeSlot: "23:00", phone: "05550000001" });
  await setFollowUp(ece, id, { day: "2025-09-25", note: "Tayini" });
  await setFollowUp(ece, other.id, { day: "2025-09-24", note: "" });
  expect((await list(ece)).toCall).toBe(1);
  const { body } = await ece.call<ClientsAnswer>("POST", panelPaths.clients, {
    search: "",
    followUps: true,
  });
  expect(body.clients.map(({ followUp }) => followUp)).toEqual([
    { day: "2025-09-24", note: "" },
    { day: "2025-09-25", note: "Tayini" },
  ]);
  await later(service, 24 * 3600);
  expect((await list(ece)).toCall).toBe(2);
  const { undo } = (await setFollowUp(ece, id, { day: null, note: "" }, 1)).body;
  expect([(await list(ece)).toCall, (await client(ece, id)).followUp]).toEqual([1, null]);
  await takeBack(ece, undo!.change);
  expect((await client(ece, id)).followUp).toEqual({ day: "2025-09-25", note: "Tayini" });
});

test("An assistant sees nothing of the owner's note, not in earlier texts either", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com", { role: "assistant" });
  const { id } = await request(service, ece);
  expect((await writeOwnerNote(can, id, "x")).status).toBe(403);
  await writeOwnerNote(ece, id, "Boşanıyor");
  await writeOwnerNote(ece, id, "Barıştılar", 1);
  expect((await client(ece, id)).ownerNote).toBe("Barıştılar");
  const seen = [await client(can, id), await card(can, id), await record(can)];
  expect(seen[0]).toMatchObject({ ownerNote: null, note: "", version: 2 });
  expect(JSON.stringify(seen)).not.toMatch(/Boşanıyor|Barıştılar/);
});
