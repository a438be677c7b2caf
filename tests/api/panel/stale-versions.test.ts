import { expect, test } from "vitest";
import { eraseBefore } from "../../../server/appointments/erase.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  list,
  openPanel,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { bookWithKey, cancelByKey, moveByKey } from "../../support/private-link.ts";

test("An outdated decision is answered with the changes since, in order", async () => {
  const { service, ece } = await openPanel();
  const can = await newColleague(service, "can@example.com", { name: "Can Demir" });
  const { appointment: seen } = await done(ece, "note", await request(service, ece), {
    note: "Bunu gördüm",
  });
  const { appointment } = await done(can, "approve", seen);
  const { undo } = await done(can, "note", appointment, { note: "Annesi arayacak" });
  await takeBack(can, undo.change);
  const { status, body } = await step(ece, "cancel", seen, { reason: "Hasta" });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: "changed",
    version: 5,
    names: { "can@example.com": "Can Demir" },
    changes: [
      { action: "approve", who: "can@example.com", before: { outcome: "pending" } },
      { action: "note", who: "can@example.com" },
      { action: "undo", who: "can@example.com", after: { what: "note" } },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/Annesi|Ayşe|5321234567/);
  const { appointment: fresh } = await card(ece, seen.id);
  const decided = await done(
    ece,
    "cancel",
    { ...fresh, version: body.version! },
    { reason: "Hasta" },
  );
  expect(decided.appointment.status).toBe("cancelled");
});

test("Without changes since, none are listed", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  const early = await step(ece, "approve", { ...seen, version: 9 });
  expect([early.status, Object.keys(early.body).sort()]).toEqual([409, ["code", "message"]]);
  const { body } = await step(ece, "approve", seen);
  expect(Object.keys(body).sort()).toEqual(["appointment", "undo"]);
});

test("After an erasure no changes are listed", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  await done(ece, "approve", seen);
  await eraseBefore(service.database, service.clock.now, "2026-01-01");
  const { body } = await step(ece, "cancel", seen, { reason: "Hasta" });
  expect([body.code, Object.keys(body).sort()]).toEqual(["erased", ["code", "message"]]);
});

test("Visitors do not see what staff changed", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service);
  await done(ece, "approve", (await list(ece)).appointments[0]!);
  for (const answer of [
    await cancelByKey(service, key, { version: 1 }),
    await moveByKey(service, key, { version: 1, day: "2025-09-29", timeSlot: "20:00" }),
  ]) {
    expect(answer.status).toBe(409);
    expect(Object.keys(answer.body).sort()).toEqual(["code", "message"]);
  }
});
