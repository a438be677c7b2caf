import { expect, test } from "vitest";
import { paths } from "../../../contract/public/paths.ts";
import { lookupAnswer } from "../../../contract/public/schemas.ts";
import { book, closeHour, lookUp, startService, takenTimes } from "../../support/service.ts";

test("A phone's appointments are listed with exact start, slot, type and status only", async () => {
  const service = await startService();
  await book(service, { timeSlot: "21:30" });
  await book(service, {
    day: "2025-09-24",
    timeSlot: "23:00",
    randevuTipi: "Tek Konu Danışmanlığı",
  });
  await book(service, { timeSlot: "20:00", phone: "05550000000" });
  const answer = await fetch(service.url + paths.lookup("05321234567"));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(lookupAnswer.parse(await answer.json())).toEqual([
    {
      date: "2025-09-24T20:00:00.000Z",
      timeSlot: "23:00",
      randevuTipi: "Tek Konu Danışmanlığı",
      status: "pending",
    },
    {
      date: "2025-09-25T18:30:00.000Z",
      timeSlot: "21:30",
      randevuTipi: "Mini Öngörü",
      status: "pending",
    },
  ]);
});

test("An unknown number answers an empty list of the same kind", async () => {
  const service = await startService();
  await book(service);
  const known = await fetch(service.url + paths.lookup("05321234567"));
  const unknown = await fetch(service.url + paths.lookup("05550000000"));
  expect(await unknown.json()).toEqual([]);
  const shape = ({ status, headers }: Response) => [
    status,
    [...headers.keys()].sort(),
    headers.get("content-type"),
  ];
  expect(shape(unknown)).toEqual(shape(known));
});

test("Approved and cancelled appointments are listed as such", async () => {
  const service = await startService();
  await book(service);
  for (const status of ["approved", "cancelled"] as const) {
    await service.database.db.updateTable("slot_claims").set({ status }).execute();
    expect(await lookUp(service)).toMatchObject([{ status }]);
  }
});

test("An appointment is listed until it starts, and not after", async () => {
  const service = await startService();
  await book(service);
  service.clock.now = new Date("2025-09-25T18:00:00.000Z");
  expect(await lookUp(service)).toHaveLength(1);
  service.clock.now = new Date("2025-09-25T18:00:00.001Z");
  expect(await lookUp(service)).toEqual([]);
});

test("A number that is not 0 and ten digits is refused with 400", async () => {
  const service = await startService({ engine: "sqlite" });
  for (const phone of ["5321234567", "0532123456", "053212345678", "0532123456a", "%20"]) {
    const answer = await fetch(service.url + paths.lookup(phone));
    expect(answer.status, phone).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "invalid",
      fields: [{ field: "phone", code: "phone_invalid" }],
    });
  }
});

test("A day's taken and closed times are listed in order", async () => {
  const service = await startService();
  await book(service, { timeSlot: "22:30", phone: "05550000001" });
  await book(service, { timeSlot: "20:30", phone: "05550000002" });
  await book(service, { day: "2025-09-26", timeSlot: "21:00", phone: "05550000003" });
  await closeHour(service, "2025-09-25", "21:00");
  const answer = await fetch(service.url + paths.takenTimesOf("2025-09-25"));
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ gun: "2025-09-25", dolu: ["20:30", "21:00", "22:30"] });
  expect(await takenTimes(service, "2025-09-28")).toEqual([]);
});

test("A day that no calendar has is refused with 400", async () => {
  const service = await startService({ engine: "sqlite" });
  for (const day of ["2025-02-30", "yarın", "", "2025-09-24&gun=2025-09-25", "2025-09-24&x=1"]) {
    expect((await fetch(service.url + paths.takenTimesOf(day))).status, day).toBe(400);
  }
});
