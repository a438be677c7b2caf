import { expect, test } from "vitest";
import { addDays } from "../../../booking/istanbul-time.ts";
import { done, enter, later, list, openPanel, request } from "../../support/panel-appointments.ts";
import { book, phoneNumber } from "../../support/service.ts";

test("A booking request is listed as the visitor made it", async () => {
  const { service, ece } = await openPanel();
  await book(service);
  const { appointments, pending, isCut } = await list(ece);
  expect({ appointments, pending, isCut }).toEqual({
    appointments: [
      {
        id: expect.any(String),
        day: "2025-09-25",
        timeSlot: "21:00",
        date: "2025-09-25T18:00:00.000Z",
        minutes: 30,
        heldMinutes: 30,
        consultation: "mini-ongoru",
        name: "Ayşe Yılmaz",
        phone: "05321234567",
        status: "pending",
        noShow: false,
        note: "",
        reason: "",
        source: "site",
        createdAt: "2025-09-24T10:00:00.000Z",
        version: 1,
        movedByVisitor: false,
        cancelledByVisitor: false,
        isCancellationSeen: true,
        toTell: null,
        toldAt: null,
        remindedAt: null,
        arrived: false,
        clientId: expect.any(String),
        price: null,
        paid: 0,
        paidBy: null,
      },
    ],
    pending: 1,
    isCut: false,
  });
});

test("Without a range the list begins with today, in the order of the hours", async () => {
  const { service, ece } = await openPanel();
  await enter(ece, { day: "2025-09-24", timeSlot: "22:00" });
  for (const [day, timeSlot] of [
    ["2025-10-03", "20:00"],
    ["2025-09-25", "20:30"],
  ] as const) {
    await book(service, { day, timeSlot });
  }
  await later(service, 24 * 3600);
  const { appointments, pending } = await list(ece);
  expect(appointments.map(({ day, timeSlot }) => `${day} ${timeSlot}`)).toEqual([
    "2025-09-25 20:30",
    "2025-10-03 20:00",
  ]);
  expect(pending).toBe(2);
  expect((await list(ece, { bitis: "2025-09-24" })).appointments).toHaveLength(1);
  expect((await list(ece, { baslangic: "2025-09-26" })).appointments).toHaveLength(1);
  const week = { baslangic: "2025-09-22", bitis: "2025-09-28" };
  expect((await list(ece, week)).appointments).toHaveLength(2);
});

test("The list begins with today in Istanbul", async () => {
  const { service, ece } = await openPanel();
  await enter(ece, { day: "2025-09-24", timeSlot: "23:00" });
  await enter(ece, { day: "2025-09-25" });
  await later(service, 11 * 3600);
  const { appointments } = await list(ece);
  expect(appointments.map(({ day }) => day)).toEqual(["2025-09-25"]);
});

test("The list can be narrowed by status and by type", async () => {
  const { service, ece } = await openPanel();
  await request(service, ece, { timeSlot: "20:00" });
  const approved = await request(service, ece, { timeSlot: "20:30" });
  const missed = await request(service, ece, { day: "2025-09-24", timeSlot: "20:00" });
  const cancelled = await request(service, ece, {
    timeSlot: "21:00",
    randevuTipi: "Mini Doğum Haritası",
  });
  await done(ece, "approve", approved);
  await done(ece, "cancel", cancelled, { reason: "Hasta" });
  const { appointment } = await done(ece, "approve", missed);
  await later(service, 8 * 3600);
  await done(ece, "noShow", appointment);

  const ids = async (query: object) => (await list(ece, query)).appointments.map(({ id }) => id);
  expect(await ids({ durum: "approved" })).toEqual([approved.id]);
  expect(await ids({ durum: "cancelled" })).toEqual([cancelled.id]);
  expect(await ids({ durum: "no_show" })).toEqual([missed.id]);
  expect(await ids({ durum: "pending" })).toHaveLength(1);
  expect(await ids({ tip: "mini-dogum-haritasi" }), "it is not to come").toEqual([]);
  expect(await ids({ tip: "mini-dogum-haritasi", durum: "all" })).toEqual([cancelled.id]);
  expect((await list(ece, { durum: "no_show" })).pending).toBe(1);
});

test("A search finds part of a name in any spelling, on every day", async () => {
  const { service, ece } = await openPanel();
  await book(service, { name: "Işıl Çağlar" });
  await book(service, { name: "Efe Demir", timeSlot: "22:00", phone: "05551112233" });
  await later(service, 30 * 24 * 3600);
  const names = async (ara: string) =>
    (await list(ece, { ara })).appointments.map(({ name }) => name);
  for (const ara of ["ışıl", "ISIL", "isil", "cag", "ÇAĞLAR", "l  ç"]) {
    expect(await names(ara)).toEqual(["Işıl Çağlar"]);
  }
  expect(await names("e")).toEqual(["Efe Demir"]);
  expect(await names("xyz")).toEqual([]);
  const everything = await list(ece);
  expect(await list(ece, { ara: "  " }), "nothing is asked").toEqual(everything);
  const narrowed = { ara: "isil", baslangic: "2025-09-26" };
  expect((await list(ece, narrowed)).appointments).toEqual([]);
});

test("Wildcards in a search are ordinary characters", async () => {
  const { service, ece } = await openPanel();
  await book(service, { name: "Ayşe" });
  await book(service, { name: "A_a %b \\c", timeSlot: "22:00" });
  for (const ara of ["%", "_", "\\", "a_a", "%b", "\\c"]) {
    const { appointments } = await list(ece, { ara });
    expect(appointments.map(({ name }) => name)).toEqual(["A_a %b \\c"]);
  }
});

test("At most 500 appointments are listed, and the answer says that it was cut", async () => {
  const { service, ece } = await openPanel();
  const rows = Array.from({ length: 501 }, (_, index) => {
    const day = addDays("2025-10-01", index);
    return {
      id: `id-${index}`,
      day,
      time_slot: "21:00",
      starts_at: `${day}T18:00:00.000Z`,
      status: "pending" as const,
      consultation: "mini-ongoru",
      name: "Ayşe",
      name_folded: "ayse",
      phone: phoneNumber(500_000_000),
      phone_serial: index + 1,
      created_at: "2025-09-24T10:00:00.000Z",
    };
  });
  for (let start = 0; start < rows.length; start += 100) {
    const some = rows.slice(start, start + 100);
    await service.database.db.insertInto("slots").values(some).execute();
  }
  const all = await list(ece, { baslangic: "2025-10-01" });
  expect([all.appointments.length, all.isCut, all.pending]).toEqual([500, true, 501]);
  expect(all.appointments[0]!.id).toBe("id-0");
  const found = await list(ece, { ara: "ayşe" });
  expect([found.appointments.length, found.isCut]).toEqual([500, true]);
  expect([found.appointments[0]!.id, found.appointments.at(-1)!.id]).toEqual(["id-0", "id-499"]);
  const fewer = await list(ece, { baslangic: "2025-10-02" });
  expect([fewer.appointments.length, fewer.isCut]).toEqual([500, false]);
});
