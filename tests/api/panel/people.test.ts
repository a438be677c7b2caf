import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import {
  client,
  clients,
  editClient,
  merge,
  setBirth,
  setFollowUp,
  writeNote,
  writeOwnerNote,
} from "../../support/clients.ts";
import {
  card,
  done,
  enter,
  later,
  openPanel,
  record,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { twoSides } from "../../support/panel-races.ts";
import { book, storedAppointments } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const phone = "05321234567";
const another = "05321234568";

test("An appointment joins the one client of its number whose name agrees, else it makes a client", async () => {
  const { service, ece } = await openPanel();
  const times = ["19:00", "19:30", "20:00", "20:30", "21:00", "21:30"];
  const names = ["Ayşe Yılmaz", "AYŞE", "yilmaz ayşe Kaya", "Hatice Kaya", "Kaya", "Hatice"];
  for (const [index, name] of names.entries()) {
    const { status } = await enter(ece, { day: "2025-10-01", timeSlot: times[index], phone, name });
    expect(status).toBe(201);
  }
  await book(service, {
    day: "2025-10-01",
    timeSlot: "22:00",
    phone: another,
    name: "Ayşe Yılmaz",
  });
  const people = Map.groupBy(await storedAppointments(service), (row) => row.client_id);
  expect([...people.values()].map((rows) => rows.map(({ name }) => name))).toEqual([
    ["Ayşe Yılmaz", "AYŞE", "yilmaz ayşe Kaya"],
    ["Hatice Kaya", "Hatice"],
    // Both have a "Kaya".
    ["Kaya"],
    ["Ayşe Yılmaz"],
  ]);
});

test.each(bothEngines)(
  "Two bookings of somebody new at once make one client (%s)",
  async (engine) => {
    const [left, right] = await twoSides(engine);
    for (let round = 0; round < 5; round++) {
      const settings = { day: `2025-10-0${round + 1}`, phone: `0532000000${round}` };
      await Promise.all([
        book(left.service, { ...settings, timeSlot: "21:00" }),
        book(right.service, { ...settings, timeSlot: "22:00" }),
        enter(right.colleague, { ...settings, timeSlot: "20:00", name: "Ayşe Yılmaz" }),
      ]);
    }
    const rows = await clients(left.colleague);
    expect(rows.map(({ appointments }) => appointments)).toEqual([3, 3, 3, 3, 3]);
  },
);

test("Who else has the number is named on page and card", async () => {
  const { service, ece } = await openPanel();
  const ayse = await request(service, ece);
  const hatice = await request(service, ece, { timeSlot: "22:00", name: "Hatice Ak" });
  const shared = [{ id: hatice.id, name: "Hatice Ak" }];
  expect((await client(ece, ayse.id)).phones).toMatchObject([{ phone, shared }]);
  expect(await card(ece, ayse.id)).toMatchObject({ shared, others: [] });
});

test("A corrected number or another name of somebody with more appointments asks whose it is", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  for (const wanted of [{ phone: another }, { name: "Hatice Ak" }]) {
    expect((await step(ece, "edit", one, wanted)).status, "the only one").toBe(200);
    one.version += 1;
  }
  await request(service, ece, { timeSlot: "22:00", phone: another, name: "Hatice Ak" });
  for (const wanted of [{ phone }, { name: "Ayşe Yılmaz" }])
    expect((await step(ece, "edit", one, wanted)).body).toMatchObject({ code: "person_needed" });
  for (const wanted of [{ name: "Hatice Ak Su" }, { consultation: "tek-konu-danismanligi" }]) {
    expect((await step(ece, "edit", one, wanted)).status).toBe(200);
    one.version += 1;
  }
});

test("The same person's number is corrected in all appointments, and back as a whole", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00" });
  await writeNote(ece, other.id, "Annesiyle geldi");
  await later(service, 1);
  const before = await client(ece, one.id);
  const { undo } = await done(ece, "edit", one, { phone: another, whose: "all" });
  const shown = await client(ece, one.id);
  expect(shown).toMatchObject({ note: "Annesiyle geldi", phones: [{ phone: another }] });
  expect((await card(ece, other.id)).changes).toMatchObject([{ action: "edit" }, {}]);
  expect((await takeBack(ece, undo.change)).status).toBe(200);
  expect((await client(ece, one.id)).phones).toEqual(before.phones);
  expect((await record(ece)).changes.map(({ action }) => action).sort()).toEqual(
    ["client_note", "edit", "edit", "undo", "undo"].sort(),
  );
});

test("One appointment gets another number, or turns out to be another person's, and back", async () => {
  const { service, ece } = await openPanel();
  const kept = await request(service, ece);
  let one = await request(service, ece, { timeSlot: "22:00" });
  const known = await request(service, ece, { timeSlot: "20:00", phone: another, name: "Hatice" });
  await writeNote(ece, known.id, "Sesi kısık");
  const left = await done(ece, "edit", one, { phone: another, whose: "one" });
  const numbers = (await client(ece, kept.id)).phones.map((number) => number.phone);
  expect(numbers).toEqual([another, phone]);
  await takeBack(ece, left.undo.change);
  one = (await card(ece, one.id)).appointment;
  const wanted = { phone: another, name: "Hatice Ak", whose: "other" };
  await later(service, 1);
  const { undo } = await done(ece, "edit", one, wanted);
  expect(await client(ece, one.id)).toMatchObject({ name: "Hatice Ak", note: "Sesi kısık" });
  const { body } = await ece.call("POST", panelPaths.clientExport(one.id), {});
  expect(JSON.stringify(body)).not.toMatch(/Ayşe/);
  expect(JSON.stringify(body)).toContain("Sesi kısık");
  expect((await client(ece, kept.id)).appointments).toHaveLength(1);
  await takeBack(ece, undo.change);
  expect((await client(ece, one.id)).appointments).toHaveLength(2);
  expect(await clients(ece, "ak")).toEqual([]);
});

test("Name and number change in all coming appointments and the newest; the e-mail address with them", async () => {
  const { service, ece } = await openPanel();
  const past = await request(service, ece);
  await later(service, 2 * 24 * 3600);
  const [next, last] = [
    await request(service, ece, { day: "2025-09-29" }),
    await request(service, ece, { day: "2025-10-01" }),
  ];
  const email = "ayse@example.com";
  const wanted = { name: "Ayşe Kaya", phone: another, email };
  const { body } = await editClient(ece, past.id, wanted);
  expect(body.version).toBe(1);
  const numbers = async () =>
    (await client(ece, past.id)).appointments.map(({ id, name, phone }) => [id, name, phone]);
  expect(await numbers()).toEqual([
    [last.id, "Ayşe Kaya", another],
    [next.id, "Ayşe Kaya", another],
    [past.id, "Ayşe Yılmaz", phone],
  ]);
  expect((await client(ece, past.id)).email).toBe(email);
  expect((await clients(ece, "kaya")).map(({ id }) => id)).toEqual([last.id]);
  await takeBack(ece, body.undo.change);
  expect((await numbers()).map(([, name]) => name)).toEqual(Array(3).fill("Ayşe Yılmaz"));
  expect(await client(ece, past.id)).toMatchObject({ email: "", version: 2 });
  await later(service, 30 * 24 * 3600);
  await editClient(ece, past.id, { name: "Ayşe Su" }, 2);
  expect((await numbers()).map(([, name]) => name)).toEqual([
    "Ayşe Su",
    "Ayşe Yılmaz",
    "Ayşe Yılmaz",
  ]);
});

test("Two clients are merged without a loss, and are two again after an undo", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  const other = await request(service, ece, {
    timeSlot: "22:00",
    phone: another,
    name: "A. Yılmaz",
  });
  await writeNote(ece, one.id, "Annesiyle geldi");
  await writeOwnerNote(ece, one.id, "Boşanıyor", 1);
  await setFollowUp(ece, one.id, { day: "2025-11-01", note: "Tayini" }, 2);
  await setBirth(ece, one.id);
  await editClient(ece, one.id, { email: "ayse@example.com" }, 3);
  await writeNote(ece, other.id, "Sesi kısık");
  await writeOwnerNote(ece, other.id, "Ketum", 1);
  await setFollowUp(ece, other.id, { day: "2025-10-15", note: "Tebrik" }, 2);
  const before = [await client(ece, one.id), await client(ece, other.id)];
  const { body } = await merge(ece, one.id, other.id);
  expect(await client(ece, one.id)).toMatchObject({
    note: "Sesi kısık\nAnnesiyle geldi",
    ownerNote: "Ketum\nBoşanıyor",
    followUp: { day: "2025-10-15", note: "Tebrik\nTayini" },
    email: "ayse@example.com",
    births: before[0]!.births,
    phones: [{ phone: another }, { phone }],
  });
  expect(await clients(ece)).toMatchObject([{ appointments: 2 }]);
  expect((await merge(ece, one.id, other.id)).body.code).toBe("same_client");
  expect((await takeBack(ece, body.undo.change)).status).toBe(200);
  const after = [await client(ece, one.id), await client(ece, other.id)];
  const known = ({ views: _views, version: _version, ...rest }: (typeof after)[0]) => rest;
  expect(after.map(known)).toEqual(before.map(known));
  const rows = await service.database.db.selectFrom("audit_log").selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/Yılmaz|5321234|Annesi|Ketum/);
});

test("A merge is refused when one of the two has changed since", async () => {
  const { service, ece } = await openPanel();
  const one = await request(service, ece);
  const other = await request(service, ece, { timeSlot: "22:00", name: "Hatice Ak" });
  await writeNote(ece, other.id, "Sesi kısık");
  for (const [version, intoVersion] of [
    [0, 0],
    [1, 1],
  ]) {
    const wanted = { version, into: other.id, intoVersion };
    const answer = await ece.call("POST", panelPaths.mergeClients(one.id), wanted);
    expect(answer).toMatchObject({ status: 409, body: { code: "client_changed" } });
  }
  expect(await clients(ece)).toHaveLength(2);
  const { body } = await merge(ece, one.id, other.id);
  await writeNote(ece, one.id, "Sesi açıldı", 2);
  expect((await takeBack(ece, body.undo.change)).body).toMatchObject({ code: "undo_blocked" });
});
