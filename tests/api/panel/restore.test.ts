import { expect, test } from "vitest";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  enter,
  later,
  list,
  notify,
  openPanel,
  record,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { bookWithKey, cancelByKey, showByKey } from "../../support/private-link.ts";
import { book, closeHour, takenTimes } from "../../support/service.ts";

const reason = "Hasta";

test("A cancelled appointment can be restored hours later, pending or approved", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com");
  const waiting = await request(service, ece);
  const { appointment: approved } = await done(
    ece,
    "approve",
    await request(service, ece, { timeSlot: "20:00" }),
  );
  for (const before of [waiting, approved]) {
    const { appointment } = await done(ece, "cancel", before, { reason });
    await later(service, 3600);
    const { appointment: restored } = await done(can, "restore", appointment);
    expect(restored).toEqual({ ...before, version: before.version + 2 });
    expect((await card(ece, before.id)).changes[0]).toMatchObject({
      action: "restore",
      who: "can@example.com",
      before: { outcome: "cancelled" },
      after: { outcome: before.status },
      texts: { before: { reason }, after: { reason: "" } },
    });
  }
  expect(await takenTimes(service)).toEqual(["20:00", "21:00"]);
});

test("A restoration can be undone within ten seconds", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const { appointment } = await done(ece, "cancel", seen, { reason });
  const slot = { day: "2025-09-26", timeSlot: "22:00" };
  const { undo } = await done(ece, "restore", appointment, { slot });
  expect(await takenTimes(service, "2025-09-26")).toEqual(["22:00"]);
  const { status, body } = await takeBack(ece, undo.change);
  expect([status, body.appointment]).toEqual([
    200,
    { ...appointment, version: appointment.version + 2 },
  ]);
  expect(await takenTimes(service, "2025-09-26")).toEqual([]);
});

test("An appointment whose hour is taken or closed is restored at another one, one of the past also as it was", async () => {
  const { service, ece } = await openPanel();
  const cancelled = async (day: string, timeSlot: string) =>
    (await done(ece, "cancel", await request(service, ece, { day, timeSlot }), { reason }))
      .appointment;
  const taken = await cancelled("2025-09-25", "20:00");
  expect(await book(service, { timeSlot: "20:00", phone: "05551112233" })).toBe(201);
  const closed = await cancelled("2025-09-25", "20:30");
  await closeHour(service, "2025-09-25", "20:30");
  const past = await cancelled("2025-09-24", "21:00");
  await later(service, 8 * 3600);
  const rows = (await record(ece)).changes.length;
  for (const [appointment, code] of [
    [taken, "slot_taken"],
    [closed, "slot_closed"],
  ] as const) {
    expect(await step(ece, "restore", appointment)).toMatchObject({ status: 409, body: { code } });
  }
  expect((await record(ece)).changes).toHaveLength(rows);
  expect((await done(ece, "restore", past)).appointment.status).toBe("pending");
  for (const [index, appointment] of [taken, closed].entries()) {
    const slot = { day: "2025-09-26", timeSlot: ["20:00", "20:30"][index]! };
    const { appointment: moved } = await done(ece, "restore", appointment, { slot });
    expect(moved).toMatchObject({ ...slot, status: "pending", reason: "" });
  }
});

test("An appointment cancelled by its visitor can be restored with its link", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service);
  await cancelByKey(service, key, { version: 1 });
  const [cancelled] = (await list(ece, { durum: "visitor_cancelled" })).appointments;
  expect(cancelled).toMatchObject({ status: "cancelled", cancelledByVisitor: true });
  const { appointment, undo } = await done(ece, "restore", cancelled!);
  expect(appointment).toMatchObject({ status: "pending", cancelledByVisitor: false });
  expect((await showByKey(service, key)).body).toMatchObject({ status: "pending", version: 3 });
  const { body } = await takeBack(ece, undo.change);
  expect(body.appointment).toMatchObject({ status: "cancelled", cancelledByVisitor: true });
  const again = await done(ece, "restore", body.appointment!);
  const { appointment: byStaff } = await done(ece, "cancel", again.appointment, { reason });
  expect(byStaff).toMatchObject({ status: "cancelled", cancelledByVisitor: false });
});

test("Of what staff entered a restoration says that it is made, since nobody asked for it", async () => {
  const { ece } = await openPanel();
  const { appointment: entered } = (await enter(ece, { isTold: true })).body;
  const { appointment } = await done(ece, "cancel", entered!, { reason, isQuiet: true });
  expect((await done(ece, "restore", appointment)).appointment.toTell).toBe("enter");
});

test("Visitors notified of a cancellation are notified of the restoration, others are not", async () => {
  const { service, ece } = await openPanel();
  let { appointment } = await done(ece, "approve", await request(service, ece));
  ({ appointment } = await done(ece, "cancel", appointment, { reason }));
  ({ appointment } = await done(ece, "restore", appointment));
  expect(appointment.toTell, "nobody told of the approval either").toBe("approve");
  appointment = (await notify(ece, appointment.id)).body.appointment!;
  ({ appointment } = await done(ece, "cancel", appointment, { reason }));
  ({ appointment } = await done(ece, "restore", appointment));
  expect(appointment.toTell, "never heard of the second cancelling").toBe(null);
  ({ appointment } = await done(ece, "cancel", appointment, { reason }));
  appointment = (await notify(ece, appointment.id)).body.appointment!;
  ({ appointment } = await done(ece, "restore", appointment));
  expect(appointment.toTell).toBe("approve");
  ({ appointment } = await done(ece, "cancel", appointment, { reason }));
  const slot = { day: "2025-09-26", timeSlot: "22:00" };
  ({ appointment } = await done(ece, "restore", appointment, { slot }));
  expect(appointment.toTell).toBe("move");
});

test("A restored request asks for a notification only at another hour", async () => {
  const { service, ece } = await openPanel();
  let appointment = await request(service, ece);
  for (const [body, news] of [
    [{}, null],
    [{ slot: { day: "2025-09-26", timeSlot: "22:00" } }, "move_pending"],
  ] as const) {
    ({ appointment } = await done(ece, "cancel", appointment, { reason }));
    appointment = (await notify(ece, appointment.id)).body.appointment!;
    ({ appointment } = await done(ece, "restore", appointment, body));
    expect([appointment.status, appointment.toTell]).toEqual(["pending", news]);
  }
});

test("A note on a cancelled appointment does not change the status it is restored to", async () => {
  const { service, ece } = await openPanel();
  let { appointment } = await done(ece, "approve", await request(service, ece));
  ({ appointment } = await done(ece, "cancel", appointment, { reason }));
  ({ appointment } = await done(ece, "note", appointment, { note: "Yine arayacak" }));
  ({ appointment } = await done(ece, "restore", appointment));
  expect(appointment.status).toBe("approved");
});
