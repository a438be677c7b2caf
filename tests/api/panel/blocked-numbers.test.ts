import { expect, test } from "vitest";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { keyHeader } from "../../../contract/public/visitor-appointment.ts";
import { block, client, unblock } from "../../support/clients.ts";
import { newColleague } from "../../support/panel.ts";
import { done, enter, list, openPanel, record, request } from "../../support/panel-appointments.ts";
import { twoSides } from "../../support/panel-races.ts";
import {
  bookWithKey,
  cancelByKey,
  moveByKey,
  newKey,
  showByKey,
} from "../../support/private-link.ts";
import {
  book,
  bookingRequest,
  lookUp,
  phoneNumber,
  sendBooking,
  startService,
  storedAppointments,
  takenTimes,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const phone = "05321234567";

test.each(bothEngines)(
  "To its caller a blocked number looks like any other (%s)",
  async (engine) => {
    const seen: unknown[] = [];
    for (const isBlocked of [false, true]) {
      const service = await startService({ engine, settings: { LIMIT_OPEN_PER_PHONE: "2" } });
      const ece = await newColleague(service);
      const { body } = await enter(ece, { phone, day: "2025-11-01" });
      if (isBlocked) await block(ece, body.appointment!.id);
      await book(service, { phone: "05550000000", timeSlot: "20:00" });
      const key = newKey();
      const sent = (changes: object, headers = {}) =>
        sendBooking(service, bookingRequest(changes), headers);
      const first = await sent({ timeSlot: "22:00" }, { [keyHeader]: key });
      const again = await sent({ timeSlot: "22:00" });
      const answers = [
        [first.status, await first.json(), [...first.headers.keys()].sort()],
        [again.status, await again.json()],
        (await sent({ timeSlot: "20:00" })).status,
        (await sent({ timeSlot: "22:00", randevuTipi: "Tek Konu Danışmanlığı" })).status,
        (await sent({ timeSlot: "23:00" })).status,
        await lookUp(service, phone),
        await showByKey(service, key),
        await cancelByKey(service, key, { version: 1 }),
        await showByKey(service, key),
        await lookUp(service, phone),
      ];
      expect(answers.map((answer) => (Array.isArray(answer) ? answer[0] : answer))).toMatchObject([
        ...[201, 201, 409, 409, 428],
        { status: "pending" },
        { status: 200, body: { status: "pending", version: 1 } },
        { status: 200, body: { status: "cancelled", version: 2 } },
        { status: 200, body: { status: "cancelled" } },
        { status: "cancelled" },
      ]);
      seen.push(answers);
    }
    expect(seen[1]).toEqual(seen[0]);
  },
);

test("A blocked number's request holds no slot, rings nowhere, and staff see why and can restore it", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  await block(ece, id);
  const key = await bookWithKey(service, { phone, timeSlot: "22:00" });
  expect(await takenTimes(service)).toEqual(["21:00"]);
  const listed = await list(ece, { durum: "all" });
  expect(listed.pending).toBe(1);
  const declined = listed.appointments.find(({ timeSlot }) => timeSlot === "22:00")!;
  expect(declined).toMatchObject({
    ...{ phone, source: "blocked", status: "cancelled" },
    reason: "Numara engelli olduğu için sistem geri çevirdi; danışan bunu görmez.",
  });
  expect((await ece.call<AlarmsAnswer>("GET", panelPaths.alarms)).body.alarms).toEqual([]);
  const moved = await moveByKey(service, key, { version: 1, day: "2025-09-26", timeSlot: "21:00" });
  expect(moved.status, "a move would hold one").toBe(409);
  await done(ece, "restore", declined);
  expect(await takenTimes(service)).toEqual(["21:00", "22:00"]);
  expect((await showByKey(service, key)).body).toMatchObject({ status: "pending", version: 2 });
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
  expect(await book(service, { timeSlot: "20:00" })).toBe(201);
  expect((await unblock(ece, held!.id)).status).toBe(204);
  expect(await lookUp(service, phone)).toMatchObject([
    ...[{ timeSlot: "20:00", status: "cancelled" }, { status: "approved" }, { status: "pending" }],
  ]);
  expect((await client(ece, held!.id)).phones).toMatchObject([{ phone, block: null }]);
  expect(await book(service, { timeSlot: "20:00" })).toBe(201);
  expect(await takenTimes(service)).toContain("20:00");
});

test("Blocking and unblocking are in the audit log, without number and reason", async () => {
  const { service, ece } = await openPanel();
  const { id } = await request(service, ece);
  await block(ece, id);
  expect((await block(ece, id)).status, "a second time").toBe(409);
  await unblock(ece, id);
  expect((await unblock(ece, id)).status).toBe(409);
  const { changes } = await record(ece);
  expect(changes).toHaveLength(2);
  expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(["block", "unblock"]));
  for (const change of changes) {
    expect(change).toMatchObject({ appointmentId: id, who: "ece@example.com", after: null });
  }
});

test("After a block is confirmed no request of the number holds a slot on any server", async () => {
  const [left, right] = await twoSides();
  for (let round = 0; round < 6; round++) {
    const own = phoneNumber(700_000_000 + round);
    const day = `2025-10-${String(10 + round)}`;
    const { body } = await enter(left.colleague, { phone: own, day: `2025-11-${10 + round}` });
    const stored = async () =>
      (await storedAppointments(left.service)).filter(
        (claim) => claim.phone === own && claim.status !== "cancelled",
      ).length;
    const times = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30"];
    const settings = { phone: own, day };
    const asked = times.map((timeSlot, index) =>
      book((index % 2 ? left : right).service, { ...settings, timeSlot }),
    );
    const [answer, atTheAnswer] = await block(left.colleague, body.appointment!.id).then(
      async (answered) => [answered, await stored()] as const,
    );
    expect(answer.status).toBe(204);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([201]));
    expect(await stored(), `round ${round}`).toBe(atTheAnswer);
    expect(await book(right.service, { ...settings, timeSlot: "23:00" })).toBe(201);
    expect(await stored()).toBe(atTheAnswer);
  }
});
