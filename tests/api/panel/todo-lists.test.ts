import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { listen } from "../../support/event-stream.ts";
import {
  done,
  enter,
  eraseAppointment,
  later,
  list,
  openPanel,
  request,
} from "../../support/panel-appointments.ts";
import { book } from "../../support/service.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

const day = 24 * 3600;

test("An unanswered request is listed and counted after its hour until it is closed", async () => {
  const { service, ece } = await openPanel();
  const asked = await request(service, ece);
  await book(service, { day: "2025-10-03" });
  await later(service, 3 * day);
  const days = async (query = {}) =>
    (await list(ece, query)).appointments.map((appointment) => appointment.day);
  expect(await days()).toEqual(["2025-09-25", "2025-10-03"]);
  expect(await days({ durum: "pending" })).toEqual(["2025-09-25", "2025-10-03"]);
  expect((await list(ece)).pending).toBe(2);
  const events = await listen(service, ece);
  expect(await events.next()).toMatchObject({ pending: 2 });
  await done(ece, "cancel", asked, { reason: "Zamanında cevaplanamadı" });
  expect(await days()).toEqual(["2025-10-03"]);
  expect((await list(ece)).pending).toBe(1);
  expect(await events.next()).toMatchObject({ pending: 1 });
});

test("Erased requests are not on the list of open work", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  await eraseAppointment(service, id);
  await later(service, 3 * day);
  const { appointments, pending } = await list(ece, { durum: "pending" });
  expect([appointments, pending]).toEqual([[], 0]);
  expect((await list(ece, { durum: "all" })).appointments).toHaveLength(1);
});

test("Upcoming appointments with a pending notification are listed and counted", async () => {
  const { service, ece } = await openPanel();
  const pending_notification = "approve" as const;
  await storeAppointments(service, [
    { id: "b", day: "2025-09-26", pending_notification },
    { id: "a", day: "2025-09-25", pending_notification: "cancel", status: "cancelled" },
    { id: "told", day: "2025-09-27" },
    { id: "past", day: "2025-09-23", pending_notification },
    { id: "erased", day: "2025-09-28", pending_notification, name: null },
  ]);
  const { appointments, toTell } = await list(ece, { durum: "to_tell" });
  expect(appointments.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(toTell).toBe(2);
  expect(await (await listen(service, ece)).next()).toMatchObject({ toTell: 2 });
});

test("Rejecting a fake request asks for no notification", async () => {
  const { service, ece } = await openPanel();
  const fake = await request(service, ece, { timeSlot: "20:00" });
  const real = await request(service, ece);
  await done(ece, "cancel", fake, { reason: "Gerçek bir talep değil", isQuiet: true });
  await done(ece, "cancel", real, { reason: "Kapalıyız" });
  const { appointments, toTell } = await list(ece, { durum: "to_tell" });
  expect([toTell, appointments.map(({ id }) => id)]).toEqual([1, [real.id]]);
});

test("Today's and tomorrow's appointments are listed, and those who need a reminder counted", async () => {
  const { service, ece } = await openPanel();
  await storeAppointments(service, [
    { id: "one", day: "2025-09-25", time_slot: "20:00" },
    { id: "two", day: "2025-09-25", time_slot: "21:00", reminded_at: "2025-09-24T09:00:00.000Z" },
    { id: "waiting", day: "2025-09-25", time_slot: "22:00", status: "pending" },
    { id: "cancelled", day: "2025-09-25", time_slot: "22:30", status: "cancelled" },
    { id: "today", day: "2025-09-24" },
    { id: "begun", day: "2025-09-24", time_slot: "12:00" },
    { id: "to tell", day: "2025-09-24", time_slot: "22:00", pending_notification: "move" },
    { id: "just told", day: "2025-09-24", time_slot: "22:30", told_at: "2025-09-23T22:01:00.000Z" },
    {
      id: "told before",
      day: "2025-09-25",
      time_slot: "23:00",
      told_at: "2025-09-23T22:00:00.000Z",
    },
    { id: "later", day: "2025-09-26" },
  ]);
  const { appointments, toRemind } = await list(ece, { durum: "to_remind" });
  expect(appointments.map(({ id }) => id)).toEqual([
    ...["today", "to tell", "just told", "one", "two", "told before"],
  ]);
  // Not "two", who was, nor those who are to be told or were told in the last 12 hours.
  expect(toRemind).toBe(3);
  // 23:30 UTC is the next day in Istanbul.
  await later(service, 13 * 3600);
  expect((await list(ece, { durum: "to_remind" })).appointments.map(({ id }) => id)).toEqual([
    ...["one", "two", "told before", "later"],
  ]);
});

test("A reminder is logged, undone, unset, and removed by a move", async () => {
  const { service, ece } = await openPanel();
  const { appointment } = (await enter(ece)).body;
  const told_at = "2025-09-23T10:00:00.000Z";
  await service.database.db
    .updateTable("slots")
    .set({ pending_notification: null, told_at })
    .execute();
  const remind = (version: number, isReminded = true) =>
    ece.call<{
      appointment: { version: number; remindedAt: string | null };
      undo: { change: string };
      code?: string;
      changes?: { action: string }[];
    }>("POST", panelPaths.reminded(appointment!.id), { version, isReminded });
  const first = await remind(1);
  expect([first.status, first.body.appointment.remindedAt]).toEqual([
    200,
    "2025-09-24T10:00:00.000Z",
  ]);
  expect((await list(ece)).toRemind).toBe(0);
  // Once is enough, and an old version is refused.
  expect((await remind(2)).body.code).toBe("not_now");
  expect((await remind(1, false)).body).toMatchObject({
    code: "changed",
    changes: [{ action: "remind" }],
  });

  const undone = await ece.call("POST", panelPaths.undo(first.body.undo.change), {});
  expect(undone.status).toBe(200);
  expect((await list(ece)).toRemind).toBe(1);

  await remind(3);
  const unset = await remind(4, false);
  expect(unset.body.appointment.remindedAt).toBeNull();
  // Taking that back brings the reminder back.
  await ece.call("POST", panelPaths.undo(unset.body.undo.change), {});
  const [again] = (await list(ece)).appointments;
  expect(again!.remindedAt).toBe("2025-09-24T10:00:00.000Z");

  const moved = await done(ece, "move", again!, { day: "2025-09-25", timeSlot: "22:00" });
  expect(moved.appointment.remindedAt).toBeNull();
  await ece.call("POST", panelPaths.undo(moved.undo.change), {});
  expect((await list(ece)).appointments[0]).toMatchObject({
    timeSlot: "21:30",
    remindedAt: "2025-09-24T10:00:00.000Z",
  });
  const { changes } = (
    await ece.call<{ changes: { action: string }[] }>(
      "GET",
      panelPaths.appointment(appointment!.id),
    )
  ).body;
  expect(changes.map(({ action }) => action).sort()).toEqual(
    ["enter", "move", "remind", "remind", "remind_off", "undo", "undo", "undo"].sort(),
  );
  await later(service, 2 * day);
  expect((await remind(again!.version + 2, false)).body.code).toBe("not_now");
});

test("Open panels receive the latest request without names", async () => {
  const { service, ece } = await openPanel();
  const events = await listen(service, ece);
  expect(await events.next()).toMatchObject({ latest: null });
  await book(service);
  const first = await events.next();
  expect(first!.latest).toEqual({
    id: expect.any(String),
    at: "2025-09-24T10:00:00.000Z",
    day: "2025-09-25",
    timeSlot: "21:00",
    consultation: "mini-ongoru",
    movedByVisitor: false,
  });
  expect(JSON.stringify(first)).not.toMatch(/Ayşe|5321234567/);
  await later(service, 60);
  await book(service, { day: "2025-10-03" });
  expect((await events.next())!.latest).toMatchObject({ day: "2025-10-03" });
});
