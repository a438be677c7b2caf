import { expect, test } from "vitest";
import { runDailyJob } from "../../../server/jobs.ts";
import { advanceClockTo } from "../../support/advance-clock.ts";
import { close, closedOn, reopen } from "../../support/closures.ts";
import { newColleague } from "../../support/panel.ts";
import { book, startService, storedAppointments, temporaryStorage } from "../../support/service.ts";
import { bytesOf } from "../../support/storage.ts";

const daysLater = (from: string, days: number) =>
  new Date(Date.parse(`${from}T09:00:00Z`) + days * 86_400_000);

test("Names and phones are erased 365 days after the appointment", async () => {
  const service = await startService();
  await book(service, { day: "2025-09-25" });
  await book(service, { day: "2025-09-26" });
  await advanceClockTo(service, daysLater("2025-09-25", 365));
  await runDailyJob(service.deps);
  expect((await storedAppointments(service)).map(({ name }) => name)).toEqual([
    "Ayşe Yılmaz",
    "Ayşe Yılmaz",
  ]);
  await advanceClockTo(service, daysLater("2025-09-25", 366));
  await runDailyJob(service.deps);
  expect(await storedAppointments(service)).toMatchObject([
    { day: "2025-09-25", consultation: "mini-ongoru", status: "pending", name: null, phone: null },
    { day: "2025-09-26", name: "Ayşe Yılmaz" },
  ]);
});

test("The erased day is counted in Istanbul", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  await book(service, { day: "2025-09-25" });
  const hours = { day: "2025-10-25", times: ["21:00"] };
  await close(ece, [hours], "Ayşe evleniyor");
  service.clock.now = new Date("2025-09-25T21:30:00Z"); // 26 September in Istanbul
  const can = await newColleague(service, "can@example.com");
  await reopen(can, hours.day, hours.times);
  const { db } = service.database;
  const reasons = () => db.selectFrom("audit_texts").selectAll().execute();
  await advanceClockTo(service, new Date("2026-09-25T21:30:00Z")); // 26 September again
  await runDailyJob(service.deps);
  expect(await storedAppointments(service)).toMatchObject([{ day: "2025-09-25", name: null }]);
  expect(await reasons()).toHaveLength(1);
  service.clock.now = new Date("2026-09-26T21:30:00Z");
  await runDailyJob(service.deps);
  expect(await reasons()).toEqual([]);
});

test("The retention time is a setting", async () => {
  const service = await startService({ settings: { ERASE_AFTER_DAYS: "30" } });
  await book(service, { day: "2025-09-25" });
  await advanceClockTo(service, daysLater("2025-09-25", 31));
  await runDailyJob(service.deps);
  expect(await storedAppointments(service)).toMatchObject([{ name: null, phone: null }]);
});

test("The job runs once a day in Istanbul", async () => {
  const service = await startService();
  const runAt = (time: string) => {
    service.clock.now = new Date(time);
    return runDailyJob(service.deps);
  };
  expect(await runAt("2025-09-24T20:59:00Z")).toBe(true);
  expect(await runAt("2025-09-24T20:59:59Z")).toBe(false);
  expect(await runAt("2025-09-24T21:00:00Z")).toBe(true);
  expect(await runAt("2025-09-25T12:00:00Z")).toBe(false);
});

test("The texts of an erased appointment are erased from the audit log, too", async () => {
  const service = await startService();
  await book(service, { day: "2025-09-25" });
  const { db } = service.database;
  const { id } = (await storedAppointments(service))[0]!;
  await db.updateTable("slots").set({ note: "kızı hasta", reason: "hasta" }).execute();
  await db
    .insertInto("audit_log")
    .values({
      id: "c1",
      at: "2025-09-25T09:00:00.000Z",
      who: "ece@example.com",
      action: "note",
      appointment_id: id,
    })
    .execute();
  await db
    .insertInto("audit_texts")
    .values({ entry_id: "c1", appointment_id: id, before: "{}", after: '{"note":"kızı hasta"}' })
    .execute();
  await advanceClockTo(service, daysLater("2025-09-25", 366));
  await runDailyJob(service.deps);
  expect(await storedAppointments(service)).toMatchObject([{ note: "", reason: "" }]);
  expect(await db.selectFrom("audit_texts").selectAll().execute()).toEqual([]);
  const changes = await db
    .selectFrom("audit_log")
    .select(["action", "who"])
    .orderBy("at")
    .execute();
  expect(changes).toEqual([
    { action: "note", who: "ece@example.com" },
    { action: "erase", who: "" },
  ]);
});

test("An erased name is nowhere in the SQLite file", async () => {
  const storage = await temporaryStorage("sqlite");
  const service = await startService({ engine: "sqlite", storage });
  const times = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  for (const timeSlot of times) await book(service, { timeSlot, name: "Nadide Görülmedik" });
  expect(bytesOf(storage)).toContain("Nadide");
  await advanceClockTo(service, daysLater("2025-09-25", 366));
  await runDailyJob(service.deps);
  expect(bytesOf(storage)).not.toMatch(/Nadide|nadide|05321234567/);
});

test("Reasons of closed hours are erased after the same time", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  const days = [{ day: "2025-09-25", times: ["21:00", "22:00"] }];
  await close(ece, days, "Ayşe evleniyor");
  await reopen(ece, "2025-09-25", ["22:00"]);
  await advanceClockTo(service, daysLater("2025-09-25", 366));
  await runDailyJob(service.deps);
  expect(await closedOn(service, "2025-09-25")).toMatchObject([{ timeSlot: "21:00", reason: "" }]);
  const { db } = service.database;
  expect(await db.selectFrom("audit_texts").selectAll().execute()).toEqual([]);
});
