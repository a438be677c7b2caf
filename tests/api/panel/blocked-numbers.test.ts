import { expect, test } from "vitest";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { block, client, unblock } from "../../support/clients.ts";
import { newColleague } from "../../support/panel.ts";
import { enter, openPanel, record, request } from "../../support/panel-appointments.ts";
import { twoSides } from "../../support/panel-races.ts";
import { bookWithKey, moveByKey } from "../../support/private-link.ts";
import {
  book,
  bookingRequest,
  lookUp,
  phoneNumber,
  sendBooking,
  startService,
  storedAppointments,
} from "../../support/service.ts";

const phone = "05321234567";

test("A blocked number gets the answer of a full service, and no alarm is raised", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  expect((await block(ece, id)).status).toBe(200);
  const refused = await sendBooking(service, bookingRequest({ timeSlot: "22:00" }));
  const body = await refused.json();
  expect((await ece.call<AlarmsAnswer>("GET", panelPaths.alarms)).body.alarms).toEqual([]);
  expect(await storedAppointments(service)).toHaveLength(1);

  // The same answer, word for word, as from a service that is really full.
  const full = await startService({ settings: { LIMIT_PENDING: "1" } });
  await book(full);
  const genuine = await sendBooking(
    full,
    bookingRequest({ phone: "05550000000", timeSlot: "22:00" }),
  );
  expect([refused.status, body]).toEqual([genuine.status, await genuine.json()]);
  const headersOf = ({ headers }: Response) => [...headers.keys()].sort();
  expect(headersOf(refused)).toEqual(headersOf(genuine));
  expect(refused.headers.get("retry-after")).toBe(genuine.headers.get("retry-after"));
});

test("A block affects no other number, and a taken hour is refused as usual", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  await block(ece, id);
  expect(await book(service, { timeSlot: "22:00", phone: "05550000000" })).toBe(201);
  expect(await book(service, { timeSlot: "22:00" })).toBe(409);
  // What is stored already is answered as before.
  expect(await book(service)).toBe(201);
  expect(await storedAppointments(service)).toHaveLength(2);
});

test("Without waiting requests a blocked number also gets a time to wait", async () => {
  const { service, ece } = await openPanel();
  const { body } = await enter(ece, { phone });
  await block(ece, body.appointment!.id);
  const refused = await sendBooking(service, bookingRequest({ timeSlot: "22:00" }));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "3600"]);
});

test("Lookup, private link and entry by staff work for a blocked number, and it can be unblocked", async () => {
  const service = await startService();
  const ece = await newColleague(service);
  const key = await bookWithKey(service, { phone });
  const [held] = await storedAppointments(service);
  await block(ece, held!.id);
  expect(await lookUp(service, phone)).toHaveLength(1);
  const moved = await moveByKey(service, key, { version: 1, day: "2025-09-26", timeSlot: "21:00" });
  expect(moved.status).toBe(200);
  expect((await enter(ece, { phone })).status).toBe(201);
  expect(await book(service, { timeSlot: "20:00" })).toBe(503);
  expect((await unblock(ece, held!.id, 1)).body).toEqual({ version: 2 });
  expect((await client(ece, held!.id)).block).toBeNull();
  expect(await book(service, { timeSlot: "20:00" })).toBe(201);
});

test("Blocking and unblocking are in the audit log, without number and reason", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  await block(ece, id);
  await unblock(ece, id, 1);
  const { changes } = await record(ece);
  expect(changes).toHaveLength(2);
  expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(["block", "unblock"]));
  for (const change of changes) {
    expect(change).toMatchObject({ appointmentId: id, who: "ece@example.com", after: null });
  }
});

test("After a block is confirmed no server stores a request of the number", async () => {
  const [left, right] = await twoSides();
  for (let round = 0; round < 6; round++) {
    const own = phoneNumber(700_000_000 + round);
    const day = `2025-10-${String(10 + round)}`;
    const { body } = await enter(left.colleague, { phone: own, day: `2025-11-${10 + round}` });
    const stored = async () =>
      (await storedAppointments(left.service)).filter((claim) => claim.phone === own).length;
    const times = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30"];
    const settings = { phone: own, day };
    const asked = times.map((timeSlot, index) =>
      book((index % 2 ? left : right).service, { ...settings, timeSlot }),
    );
    const [answer, atTheAnswer] = await block(left.colleague, body.appointment!.id).then(
      async (answered) => [answered, await stored()] as const,
    );
    expect(answer.status).toBe(200);
    const statuses = await Promise.all(asked);
    const booked = statuses.filter((status) => status === 201).length;
    expect(new Set(statuses).difference(new Set([201, 429, 503])).size).toBe(0);
    expect([round, atTheAnswer]).toEqual([round, booked + 1]);
    expect(await stored()).toBe(booked + 1);
    expect(await book(right.service, { ...settings, timeSlot: "23:00" })).not.toBe(201);
  }
});
