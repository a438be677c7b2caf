import { expect, test } from "vitest";
import type { NumbersAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { newColleague } from "../../support/panel.ts";
import {
  card,
  done,
  later,
  list,
  notify,
  openPanel,
  record,
  request,
  step,
  takeBack,
} from "../../support/panel-appointments.ts";
import { bookWithKey, moveByKey, showByKey } from "../../support/private-link.ts";
import { book, lookUp, startService, takenTimes } from "../../support/service.ts";

test("From the start of the hour arrival and no-show can be set, swapped and removed", async () => {
  const { service, ece } = await openPanel();
  const { appointment: approved } = await done(ece, "approve", await request(service, ece));
  await later(service, 32 * 3600 - 1);
  for (const early of ["arrived", "noShow"] as const) {
    expect((await step(ece, early, approved)).body.code).toBe("not_now");
  }
  await later(service, 1);
  let { appointment } = await done(ece, "noShow", approved);
  ({ appointment } = await done(ece, "arrived", appointment));
  expect(appointment).toMatchObject({ status: "approved", arrived: true, noShow: false });
  ({ appointment } = await done(ece, "noShow", appointment));
  expect(appointment).toMatchObject({ arrived: false, noShow: true });
  ({ appointment } = await done(ece, "unmark", appointment));
  expect(appointment).toMatchObject({ status: "approved", arrived: false, noShow: false });
  const outcomes = (await record(ece)).changes.map(({ before, after }) => [
    before?.outcome,
    after?.outcome,
  ]);
  expect(outcomes.sort()).toEqual(
    [
      ["pending", "approved"],
      ["approved", "no_show"],
      ["no_show", "arrived"],
      ["arrived", "no_show"],
      ["no_show", "approved"],
    ].sort(),
  );
});

test("Each outcome mark can be undone", async () => {
  const { service, ece } = await openPanel();
  let { appointment: seen } = await done(ece, "approve", await request(service, ece));
  await later(service, 33 * 3600);
  for (const [name, next] of [
    ["arrived", "noShow"],
    ["noShow", "arrived"],
    ["unmark", "arrived"],
  ] as const) {
    if (name === "unmark") ({ appointment: seen } = await done(ece, "noShow", seen));
    const { undo } = await done(ece, name, seen);
    const { body } = await takeBack(ece, undo.change);
    expect(body.appointment).toEqual({ ...seen, version: seen.version + 2 });
    seen = (await done(ece, next, body.appointment!)).appointment;
    ({ appointment: seen } = await done(ece, "unmark", seen));
  }
});

test("Arrivals can be filtered, counted and exported", async () => {
  const { service, ece } = await openPanel();
  const { appointment } = await done(ece, "approve", await request(service, ece));
  await later(service, 33 * 3600);
  const { appointment: arrived } = await done(ece, "arrived", appointment);
  const range = { baslangic: "2025-09-25", bitis: "2025-09-25" };
  expect((await list(ece, { ...range, durum: "arrived" })).appointments).toEqual([arrived]);
  for (const durum of ["approved", "no_show"]) {
    expect((await list(ece, { ...range, durum })).appointments).toEqual([]);
  }
  const query = new URLSearchParams(range);
  const { body } = await ece.call<NumbersAnswer>("GET", `${panelPaths.numbers}?${query}`);
  expect(body.outcomes).toEqual({ pending: 0, approved: 0, cancelled: 0, no_show: 0, arrived: 1 });
  const csv = await fetch(`${service.url}${panelPaths.csv}?${query}`, {
    headers: { cookie: ece.cookie },
  });
  expect(await csv.text()).toContain(";Görüşüldü;");
});

const corrected = {
  name: "Ayşe Yıldız",
  phone: "05329998877",
  consultation: "tek-konu-danismanligi",
};
const slot = { day: "2025-09-26", timeSlot: "22:00" };

test("Name, phone, type and hour are corrected at once; search, lookup and private link follow", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service);
  const [seen] = (await list(ece)).appointments;
  const { appointment } = await done(ece, "edit", seen!, { ...corrected, slot });
  expect(appointment).toMatchObject({ ...corrected, ...slot, status: "pending", version: 2 });
  expect((await list(ece, { ara: "yildiz" })).appointments).toEqual([appointment]);
  expect((await list(ece, { ara: "yilmaz" })).appointments).toEqual([]);
  expect(await lookUp(service)).toEqual([]);
  expect(await lookUp(service, corrected.phone)).toHaveLength(1);
  expect(await takenTimes(service)).toEqual([]);
  expect((await showByKey(service, key)).body).toMatchObject({ timeSlot: "22:00", version: 2 });
  const moved = await moveByKey(service, key, { version: 2, day: "2025-09-29", timeSlot: "20:00" });
  expect(moved.status).toBe(200);
});

test("The audit log names the corrected fields; the card has the old values until an erasure", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece, { day: "2025-09-24" });
  const { name, phone } = corrected;
  await done(ece, "edit", seen, { name, phone });
  const rows = await service.database.db.selectFrom("audit_log").selectAll().execute();
  expect(rows).toMatchObject([{ action: "edit" }]);
  expect(JSON.parse(rows[0]!.after!)).toMatchObject({ what: "name phone" });
  expect(JSON.stringify(rows)).not.toMatch(/Ayşe|5321234567|5329998877/);
  expect((await card(ece, seen.id)).changes[0]!.texts).toEqual({
    before: { name: "Ayşe Yılmaz", phone: "05321234567" },
    after: { name, phone },
  });
  await later(service, 24 * 3600);
  await ece.call("POST", panelPaths.erase, { phone });
  const texts = await service.database.db.selectFrom("audit_texts").selectAll().execute();
  expect(texts).toEqual([]);
});

test("A correction is undone as a whole", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  for (const wanted of [{ ...corrected, slot }, { name: corrected.name }, { slot }]) {
    const before = (await list(ece)).appointments.find(({ id }) => id === seen.id)!;
    const { undo } = await done(ece, "edit", before, wanted);
    const { body } = await takeBack(ece, undo.change);
    expect(body.appointment).toEqual({ ...before, version: before.version + 2 });
  }
  expect((await list(ece, { ara: "yilmaz" })).appointments).toHaveLength(1);
  expect(await takenTimes(service)).toEqual(["21:00"]);
});

test("A phone number can be corrected to one beyond what visitors book without a proof", async () => {
  const service = await startService({ settings: { LIMIT_OPEN_PER_PHONE: "3" } });
  const ece = await newColleague(service);
  for (const timeSlot of ["20:00", "20:30", "22:00"]) await book(service, { timeSlot });
  const wrong = await request(service, ece, { phone: corrected.phone });
  const { appointment } = await done(ece, "edit", wrong, { phone: "05321234567" });
  expect((await card(ece, appointment.id)).shared).toHaveLength(1);
  expect(await book(service, { timeSlot: "23:00" }), "for visitors it counts").toBe(428);
  expect(await book(service, { timeSlot: "23:00", phone: corrected.phone })).toBe(201);
});

test("Name and type can be corrected in every state, the hour only of an open appointment", async () => {
  const { service, ece } = await openPanel();
  const { appointment } = await done(ece, "approve", await request(service, ece));
  const waiting = await request(service, ece, { timeSlot: "20:00" });
  const { appointment: cancelled } = await done(ece, "cancel", waiting, { reason: "Hasta" });
  await later(service, 33 * 3600);
  const { appointment: arrived } = await done(ece, "arrived", appointment);
  for (const over of [cancelled, arrived]) {
    const wanted = { slot: { day: "2025-09-29", timeSlot: "20:00" } };
    expect((await step(ece, "edit", over, wanted)).body.code).toBe("not_now");
    const wantedName = { name: corrected.name, whose: "one" };
    const { appointment: named } = await done(ece, "edit", over, wantedName);
    expect(named).toEqual({ ...over, name: corrected.name, version: over.version + 1 });
  }
});

test("Wrong corrections are refused by field, a taken hour as taken", async () => {
  const { service, ece } = await openPanel();
  const seen = await request(service, ece);
  await book(service, { ...slot, phone: "05551112233" });
  for (const [wanted, code] of [
    [{ name: "kazan.com" }, "name_invalid"],
    [{ phone: "123" }, "phone_invalid"],
    [{ consultation: "fal" }, "type_unknown"],
  ] as const) {
    const answer = await step(ece, "edit", seen, wanted);
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ code }] } });
  }
  const answer = await step(ece, "edit", seen, { ...corrected, slot });
  expect([answer.status, answer.body.code]).toEqual([409, "slot_taken"]);
  expect((await card(ece, seen.id)).appointment).toEqual(seen);
  expect((await record(ece)).changes).toEqual([]);
});

test("A corrected hour asks for a notification like a move, other corrections do not", async () => {
  const { service, ece } = await openPanel();
  let { appointment } = await done(ece, "edit", await request(service, ece), corrected);
  expect(appointment.toTell).toBe(null);
  ({ appointment } = await done(ece, "edit", appointment, { slot }));
  expect(appointment.toTell).toBe("move_pending");
  ({ appointment } = await done(ece, "approve", appointment));
  appointment = (await notify(ece, appointment.id)).body.appointment!;
  ({ appointment } = await done(ece, "edit", appointment, {
    slot: { ...slot, timeSlot: "22:30" },
  }));
  expect(appointment.toTell).toBe("move");
});
