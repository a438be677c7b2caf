import { expect, test } from "vitest";
import { visitorAppointmentPaths } from "../../../contract/public/visitor-appointment.ts";
import { birth, client, removeBirth, setBirth } from "../../support/clients.ts";
import { newColleague } from "../../support/panel.ts";
import { done, list, openPanel, record, request } from "../../support/panel-appointments.ts";
import {
  birthByKey,
  bookWithKey,
  newKey,
  tellBirthByKey,
  withdrawBirthByKey,
} from "../../support/private-link.ts";
import { startService } from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const nothing = { birth: null, isKnown: false };
const another = { ...birth, day: "1985-05-15", time: null };

test.each(bothEngines)(
  "By the private link a birth is told, changed, seen by staff, and withdrawn (%s)",
  async (engine) => {
    const { service, ece } = await openPanel(engine);
    const key = await bookWithKey(service);
    const [{ id } = { id: "" }] = (await list(ece)).appointments;
    expect((await birthByKey(service, key)).body).toEqual(nothing);
    expect((await tellBirthByKey(service, key, another)).status).toBe(200);
    expect((await tellBirthByKey(service, key, birth)).body).toEqual({ birth, isKnown: false });
    expect((await birthByKey(service, key)).body).toEqual({ birth, isKnown: false });
    expect((await client(ece, id)).births).toMatchObject([
      { label: "Kendisi", birth, consent: "danışan", isByClient: true, version: 2 },
    ]);
    expect((await withdrawBirthByKey(service, key)).body).toEqual(nothing);
    expect((await client(ece, id)).births).toEqual([]);
    const { changes } = await record(ece);
    expect(changes.map(({ action, who }) => [action, who]).sort()).toEqual([
      ["visitor_birth", "visitor"],
      ["visitor_birth", "visitor"],
      ["visitor_birth_removed", "visitor"],
    ]);
    expect(JSON.stringify(changes)).not.toMatch(/1985|Kadıköy/);
  },
);

test("What staff wrote, or another link's visitor, is neither shown nor overwritten", async () => {
  const { service, ece } = await openPanel();
  const key = await bookWithKey(service);
  const other = await bookWithKey(service, { timeSlot: "22:00" });
  const [{ id } = { id: "" }] = (await list(ece)).appointments;
  await tellBirthByKey(service, key, birth);
  expect((await birthByKey(service, other)).body).toEqual({ birth: null, isKnown: true });
  expect(await tellBirthByKey(service, other, another)).toMatchObject({
    status: 409,
    body: { code: "birth_known" },
  });
  await withdrawBirthByKey(service, other);
  const [told] = (await client(ece, id)).births;
  expect(told).toMatchObject({ birth, isByClient: true });
  await setBirth(ece, id, { id: told!.id, version: 1, label: "kendisi" });
  expect((await birthByKey(service, key)).body).toEqual({ birth: null, isKnown: true });
  expect((await tellBirthByKey(service, key, another)).status).toBe(409);
  await removeBirth(ece, id, { id: told!.id, version: 2 });
  await setBirth(ece, id, { label: "Eşi" });
  expect((await tellBirthByKey(service, key, another)).status).toBe(200);
});

test("Wrong births and unknown links are refused, a cancelled appointment's too", async () => {
  const { service, ece } = await openPanel();
  const appointment = await request(service, ece, { timeSlot: "20:00" });
  const key = await bookWithKey(service);
  const future = await tellBirthByKey(service, key, { ...birth, day: "2025-09-25" });
  expect(future).toMatchObject({ status: 400, body: { fields: [{ code: "birth_future" }] } });
  const wrong = await tellBirthByKey(service, key, { ...birth, day: "14.05.1985" });
  expect(wrong).toMatchObject({ status: 400, body: { fields: [{ code: "day_invalid" }] } });
  for (const unknown of [newKey(), "x"]) {
    expect((await birthByKey(service, unknown)).status).toBe(404);
    expect((await tellBirthByKey(service, unknown, birth)).status).toBe(404);
    expect((await withdrawBirthByKey(service, unknown)).status).toBe(404);
  }
  const booked = (await list(ece)).appointments.find(({ id }) => id !== appointment.id)!;
  await done(ece, "cancel", booked, { reason: "Hasta" });
  expect((await tellBirthByKey(service, key, birth)).body.code).toBe("not_changeable");
  expect((await client(ece, appointment.id)).births).toEqual([]);
});

test("Places are found without a key, and neither they nor births without end", async () => {
  const service = await startService({ settings: { LIMIT_LOOKUPS_PER_MINUTE: "1" } });
  await newColleague(service);
  const find = async () => {
    const path = `${visitorAppointmentPaths.places}?ara=${encodeURIComponent("kadıköy")}`;
    const answer = await fetch(service.url + path);
    return { status: answer.status, body: (await answer.json()) as { places: object[] } };
  };
  expect((await find()).body.places[0]).toMatchObject({ name: "Kadıköy" });
  const key = await bookWithKey(service);
  expect((await birthByKey(service, key)).status).toBe(200);
  expect((await birthByKey(service, key)).status).toBe(429);
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await find()).status));
  expect(statuses).toContain(429);
});
