import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import { asked, expirySettings, hour, lookAfter, openExpiring } from "../../support/expiry.ts";
import { newColleague } from "../../support/panel.ts";
import { done, list } from "../../support/panel-appointments.ts";
import {
  book,
  bookingRequest,
  type Service,
  sendBooking,
  startService,
} from "../../support/service.ts";

const settings = {
  TRUST_PROXY: "1",
  LIMIT_BOOKINGS_PER_HOUR: "10",
  LIMIT_LOOKUPS_PER_MINUTE: "30",
  LIMIT_OPEN_PER_PHONE: "3",
};
const owner = "203.0.113.200";
const stranger = (index: number) => `198.51.100.${index}`;
const from = (address: string) => ({ "x-forwarded-for": address });

const ask = (service: Service, day: string, address: string) =>
  sendBooking(service, bookingRequest({ day }), from(address));

const lookUp = (service: Service, address: string) =>
  fetch(service.url + paths.lookup("05321234567"), { headers: from(address) });

test("Strangers' bookings and lookups do not prevent the owner's lookup", async () => {
  const service = await startService({ settings });
  for (let index = 0; index < 20; index++) {
    await ask(service, `2025-12-${index + 10}`, stranger(index));
  }
  for (let index = 0; index < 200; index++) {
    expect((await lookUp(service, stranger(index))).status).toBe(200);
  }
  const seen = await lookUp(service, owner);
  expect(seen.status).toBe(200);
  expect(await seen.json()).toHaveLength(3);
});

test("After staff cancelled fakes the number's owner can book", async () => {
  const service = await startService({ settings });
  for (let index = 0; index < 20; index++) {
    await ask(service, `2025-12-${index + 10}`, stranger(index));
  }
  const refused = await ask(service, "2025-09-25", owner);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "too_many_open" });
  const firstStart = Date.parse("2025-12-10T18:00:00Z");
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait, "until the first of them takes place").toBe(
    (firstStart - service.clock.now.getTime()) / 1000,
  );
  const ece = await newColleague(service);
  for (const fake of (await list(ece)).appointments) {
    await done(ece, "cancel", fake, { reason: "Gerçek değil" });
  }
  expect((await ask(service, "2025-09-25", owner)).status).toBe(201);
});

test("The time to wait is when there is room again, also beyond the limit", async () => {
  const service = await startService({ settings });
  for (const day of ["2025-10-03", "2025-10-01", "2025-10-02"]) {
    await ask(service, day, stranger(1));
  }
  const ece = await newColleague(service);
  const entry = { name: "Ayşe", phone: "05321234567", consultation: "mini-ongoru" };
  const entered = { ...entry, day: "2025-10-04", timeSlot: "21:00" };
  await ece.call("POST", panelPaths.appointments, entered);
  const refused = await ask(service, "2025-10-05", owner);
  const wait = Number(refused.headers.get("retry-after"));
  service.clock.now = new Date(service.clock.now.getTime() + wait * 1000 - 1);
  expect((await ask(service, "2025-10-05", owner)).status).toBe(429);
  service.clock.now = new Date(service.clock.now.getTime() + 2);
  expect((await ask(service, "2025-10-05", owner)).status).toBe(201);
});

test("Fakes expire when the refusal said, and the owner can book", async () => {
  const { service } = await openExpiring();
  for (const day of ["2025-12-10", "2025-12-11", "2025-12-12"]) await book(service, { day });
  const own = bookingRequest({ day: "2025-10-20" });
  const refused = await sendBooking(service, own);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBe(7 * 24 * 3600);
  await lookAfter(service, 6 * 24);
  await lookAfter(service, wait / 3600 - 0.1);
  expect((await sendBooking(service, own)).status).toBe(429);
  await lookAfter(service, wait / 3600);
  expect((await sendBooking(service, own)).status).toBe(201);
});

test("After a late warning the refusal counts its day as well", async () => {
  const { service } = await openExpiring();
  for (const day of ["2025-12-10", "2025-12-11", "2025-12-12"]) await book(service, { day });
  const own = bookingRequest({ day: "2025-11-20" });
  const waitAt = async (hours: number) => {
    service.clock.now = new Date(asked + hours * hour);
    return Number((await sendBooking(service, own)).headers.get("retry-after"));
  };
  expect(await waitAt(30 * 24), "no warning yet").toBe(24 * 3600);
  await lookAfter(service, 30 * 24);
  expect(await waitAt(30 * 24 + 10)).toBe(14 * 3600);
});

test("An approved appointment counts until its hour", async () => {
  const settings = { ...expirySettings, LIMIT_OPEN_PER_PHONE: "1" };
  const { service, ece } = await openExpiring(settings);
  await book(service, { day: "2025-10-20", timeSlot: "20:00" });
  const [appointment] = (await list(ece)).appointments;
  await done(ece, "approve", appointment!);
  const refused = await sendBooking(service, bookingRequest({ day: "2025-10-21" }));
  const wait = Date.parse("2025-10-20T17:00:00Z") - service.clock.now.getTime();
  expect(Number(refused.headers.get("retry-after"))).toBe(wait / 1000);
});
