import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import type { ClientsAnswer } from "../../../contract/panel/clients.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { appointmentsIn } from "../../../server/appointments/read.ts";
import { someOf } from "../../../server/appointments/search.ts";
import { newColleague } from "../../support/panel.ts";
import { done, enter, entry, list, openPanel, takeBack } from "../../support/panel-appointments.ts";
import { bothEngines } from "../../support/storage.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

const day = "2025-09-25";
const samples = [
  { name: "Ayşe Yılmaz", phone: "05321112233", time_slot: "20:00" },
  { name: "Fatma Karahanoğulları", phone: "05429876543", time_slot: "20:30" },
  { name: "Gülşen Ak", phone: "05551234567", time_slot: "21:00" },
  {
    name: "Mehmet Gül",
    phone: "05559053211",
    time_slot: "21:30",
    note: "Öğle sonrası İZMİR’den arar",
  },
  { name: "Can Er", phone: "05553334455", time_slot: "22:00", note: "Gül Hanım yönlendirdi" },
].map((claim, index) => ({ ...claim, id: `c-${index}`, day }));

test("A search takes words in any order", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(service, samples);
  const names = async (ara: string) =>
    (await list(ece, { ara })).appointments.map(({ name }) => name);
  for (const ara of ["yilmaz ayse", "AYŞE  yıl", "lmaz a", "ayse 111"]) {
    expect(await names(ara), ara).toEqual(["Ayşe Yılmaz"]);
  }
  expect(await names("ayse gul")).toEqual([]);
});

test.each(bothEngines)("Whole words precede beginnings, parts and notes (%s)", async (engine) => {
  const { service, ece } = await openPanel(engine);
  await storeAppointments(service, samples);
  const { appointments } = await list(ece, { ara: "Gül" });
  expect(appointments.map(({ name }) => name)).toEqual([
    "Mehmet Gül",
    "Gülşen Ak",
    "Fatma Karahanoğulları",
    "Can Er",
  ]);
});

test.each(bothEngines)(
  "Equal matches are listed from the next upcoming on (%s)",
  async (engine) => {
    const { service, ece } = await openPanel(engine);
    const numbered = (numbers: number[]) =>
      numbers.map((number) => `2025-09-${String(number).padStart(2, "0")}`);
    const days = numbered([20, 30, 3, 24, 8, 27, 23, 12, 25, 29, 1, 26, 17, 28, 5]);
    const early = { day: "2025-09-27", status: "cancelled" as const };
    await storeAppointments(service, [
      ...days.map((day) => ({ day })),
      { ...early, created_at: "2024-12-31T10:00:00.000Z" },
      { ...early, created_at: "2025-01-02T10:00:00.000Z" },
    ]);
    const { appointments } = await list(ece, { ara: "ayşe" });
    expect(appointments.map(({ day }) => day)).toEqual(
      numbered([24, 25, 26, 27, 27, 27, 28, 29, 30, 23, 20, 17, 12, 8, 5, 3, 1]),
    );
    // Of one hour in the order in which they were asked for.
    expect(appointments.slice(3, 6).map(({ status }) => status)).toEqual([
      "cancelled",
      "approved",
      "cancelled",
    ]);
  },
);

test("Notes are searched in any spelling", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(service, samples);
  for (const ara of ["öğle", "OGLE", "izmir", "İzmir", "IZMIR", "arar ogle"]) {
    const { appointments } = await list(ece, { ara });
    expect(
      appointments.map(({ name }) => name),
      ara,
    ).toEqual(["Mehmet Gül"]);
  }
});

test("A number is found in any format", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(service, samples);
  const names = async (ara: string) =>
    (await list(ece, { ara })).appointments.map(({ name }) => name);
  for (const ara of [
    "905321112233",
    "90 532 111 22 33",
    "+90 (532) 111-22-33",
    "0090 532 1112233",
    "+90 0532 111 22 33",
    "0532/111/22/33",
    "5321112233",
    "532 111",
    "532.111",
    "2233",
  ]) {
    expect(await names(ara), ara).toEqual(["Ayşe Yılmaz"]);
  }
  // Also the digits of a country's code stand inside a number.
  expect(await names("90532")).toEqual(["Ayşe Yılmaz", "Mehmet Gül"]);
  await storeAppointments(service, [
    { id: "inside", day, time_slot: "22:30", phone: "05550090123" },
    { id: "apart", day, time_slot: "23:00", phone: "05550212345" },
  ]);
  const inside = await list(ece, { ara: "50090" });
  expect(inside.appointments.map(({ id }) => id)).toEqual(["inside"]);
});

test.each(bothEngines)("A foreign number is found with its country code (%s)", async (engine) => {
  const { service, ece } = await openPanel(engine);
  await storeAppointments(service, [
    { id: "abroad", day, time_slot: "20:00", phone: "+491701234567" },
    { id: "home", day, time_slot: "20:30", phone: "05320049170" },
    { id: "other", day, time_slot: "21:00", phone: "+4915700900491" },
  ]);
  const ids = async (ara: string) => (await list(ece, { ara })).appointments.map(({ id }) => id);
  for (const ara of ["0049 170 123", "+49 170 123 45 67", "00491701234567", "1701234"]) {
    expect(await ids(ara), ara).toEqual(["abroad"]);
  }
  // In the middle of a number these digits are no country code.
  expect(await ids("0049170")).toEqual(["abroad", "home"]);
  expect(await ids("3200491")).toEqual(["home"]);
  expect(await ids("5700900491")).toEqual(["other"]);
  expect(await ids("00490170")).toEqual([]);
});

test("Digits beside letters are words of a note; only digits are looked for in numbers", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(service, [
    { id: "noted", day, time_slot: "20:00", phone: "05321112233", note: "3a numaralı oda, b3" },
    { id: "numbered", day, time_slot: "20:30", phone: "05320000003", name: "Nur Oda" },
  ]);
  const ids = async (ara: string) => (await list(ece, { ara })).appointments.map(({ id }) => id);
  for (const ara of ["3a", "oda 3a", "oda b3", " oda   numaralı ", "3a oda"]) {
    expect(await ids(ara), ara).toEqual(["noted"]);
  }
  expect(await ids("oda 0003")).toEqual(["numbered"]);
  // What is typed beyond the eighth word changes nothing any more.
  expect(await ids(`${"oda ".repeat(8)}yok`)).toEqual(["numbered", "noted"]);
});

test("A search with very long text is answered", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(service, samples);
  for (const ara of ["a ".repeat(50), "%_\\'\"".repeat(20), "9".repeat(100), "🙂 İ ı"]) {
    const { appointments } = await list(ece, { ara });
    expect(Array.isArray(appointments)).toBe(true);
  }
});

test("A search reads the index of names, not erased appointments", async () => {
  const { service } = await openPanel("sqlite");
  const { db } = service.database;
  for (const text of ["gül", "0532"]) {
    const after = { starts_at: "2025-09-25T18:00:00.000Z", id: "c-1" };
    const query = someOf(db, appointmentsIn(db), { text, after }).compile();
    const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
    const { rows } = await db.executeQuery(plan);
    expect(JSON.stringify(rows)).toContain("slots_named (starts_at<");
  }
});

test.each(bothEngines)("A search goes through all appointments (%s)", async (engine) => {
  const { service, ece } = await openPanel(engine);
  const days = Array.from({ length: 1200 }, (_, index) => addDays("2024-01-01", index));
  const rare = new Set([0, 199, 200, 201, 1000, 1199]);
  await storeAppointments(
    service,
    days.map((day, index) => ({ day, name: rare.has(index) ? "Oya Su" : "Can Er" })),
  );
  const { appointments } = await list(ece, { ara: "oya" });
  expect(appointments.map(({ day }) => days.indexOf(day)).sort((a, b) => a - b)).toEqual([...rare]);
  const { body } = await ece.call<ClientsAnswer>("POST", panelPaths.clients, { search: "oya" });
  expect(body).toMatchObject({ isCut: false });
  expect(body.clients.map(({ next, last }) => days.indexOf((next ?? last)!))).toEqual(
    [...rare].reverse(),
  );
});

test("A note is found in its current form: written, changed, undone, erased", async () => {
  const { service, ece } = await openPanel();
  const { appointment } = (await enter(ece, { note: "ŞÜKRÜ Bey aradı" })).body;
  const isFound = async (ara: string) => (await list(ece, { ara })).appointments.length === 1;
  expect(await isFound("sukru")).toBe(true);
  const { undo } = await done(ece, "note", appointment!, { note: "İĞNE getirecek" });
  expect([await isFound("sukru"), await isFound("igne")]).toEqual([false, true]);
  await takeBack(ece, undo.change);
  expect([await isFound("sukru"), await isFound("igne")]).toEqual([true, false]);
  service.clock.now = new Date("2025-10-01T09:00:00Z");
  const eray = await newColleague(service, "eray@example.com");
  await eray.call("POST", panelPaths.erase, { phone: entry.phone });
  const [row] = await service.database.db.selectFrom("slots").selectAll().execute();
  expect(row).toMatchObject({ note: "", note_folded: "" });
});
