import { expect, test } from "vitest";
import type { PanelSettings } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { listen } from "../../support/event-stream.ts";
import { newColleague } from "../../support/panel.ts";
import {
  done,
  enter,
  list,
  openPanel,
  record,
  request,
  step,
} from "../../support/panel-appointments.ts";
import {
  book,
  bookingRequest,
  sendBooking,
  startService,
  storedAppointments,
  temporaryStorage,
} from "../../support/service.ts";
import { offered, services, setServices } from "../../support/services.ts";

const slug = "mini-ongoru";
const off = { [slug]: { bookable: false } };

test("By default the services are the twelve of the content, seven of them bookable", async () => {
  const { ece } = await openPanel();
  const { version, services: all, defaults, slotMinutes } = await services(ece);
  expect([version, slotMinutes]).toEqual([0, 30]);
  expect(all).toEqual(defaults);
  expect(all).toHaveLength(12);
  expect(all.filter(({ bookable }) => bookable)).toHaveLength(7);
  expect(all.flatMap(({ slug, duration }) => (duration ? [`${slug} ${duration}`] : []))).toEqual([
    "mini-dogum-haritasi 25",
    "tek-konu-danismanligi 25",
    "6-aylik-ongoru-danismanligi 30",
  ]);
});

test("All twelve services are entered by hand", async () => {
  const { service, ece } = await openPanel();
  const { services: all } = await services(ece);
  for (const [index, { slug }] of all.entries()) {
    const day = `2025-10-${10 + index}`;
    expect((await enter(ece, { consultation: slug, day })).status, slug).toBe(201);
  }
  expect((await storedAppointments(service)).map(({ consultation }) => consultation)).toEqual(
    all.map(({ slug }) => slug),
  );
});

test("A service that is switched off is refused to visitors at once, and one that is switched on is taken", async () => {
  const { service, ece } = await openPanel();
  expect((await setServices(ece, { ...off, "vip-ongoru": { bookable: true } })).status).toBe(200);
  const answer = await sendBooking(service, bookingRequest());
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: "invalid",
    fields: [
      {
        field: "randevuTipi",
        code: "type_unknown",
        message: "Bu danışmanlık türü için randevu alınamaz.",
      },
    ],
  });
  expect(await storedAppointments(service)).toEqual([]);
  expect(await book(service, { randevuTipi: "VIP Öngörü" })).toBe(201);
  expect((await enter(ece)).status, "by hand it can still be had").toBe(201);
  expect(await offered(service)).toContainEqual({ slug: "mini-ongoru", bookable: false });
  expect(await offered(service)).toContainEqual({ slug: "vip-ongoru", bookable: true });
});

test("Services set on one server apply on the other at the next request", async () => {
  const storage = await temporaryStorage("postgres");
  const one = await startService({ engine: "postgres", storage });
  const other = await startService({ engine: "postgres", storage });
  const ece = await newColleague(one);
  expect(await book(other, { timeSlot: "20:00" })).toBe(201);
  await setServices(ece, off);
  expect(await book(other)).toBe(400);
  await setServices(ece, { "mini-ongoru": { bookable: true } });
  expect(await book(other)).toBe(201);
});

test("A duration is a whole number of minutes, up to a day's work", async () => {
  const { ece } = await openPanel();
  for (const duration of [4, 481, 20.5]) {
    const { status, body } = await setServices(ece, { [slug]: { duration } });
    const problem = { field: slug, code: "duration_invalid" };
    expect([status, body.fields![0]]).toMatchObject([400, problem]);
  }
  expect((await services(ece)).version).toBe(0);
  expect((await setServices(ece, { [slug]: { duration: 480 } })).status).toBe(200);
});

test("A longer service asks for the names of those who would overlap, who keep their time", async () => {
  const { service, ece } = await openPanel();
  const close = await request(service, ece, { timeSlot: "20:00" });
  const last = await request(service, ece, { timeSlot: "20:30", phone: "05550000002" });
  const { appointment: gone } = await done(ece, "cancel", last, { reason: "Hasta" });
  await request(service, ece, { timeSlot: "21:00", phone: "05550000003" });
  const longer = { [slug]: { duration: 90 } };
  const { status, body } = await setServices(ece, longer);
  expect([status, body.code, body.conflicts]).toEqual([409, "services_overlap", [close]]);
  expect((await services(ece)).version).toBe(0);
  expect((await setServices(ece, longer, { confirmed: [close.id] })).status).toBe(200);
  expect((await list(ece, { baslangic: close.day })).appointments).toMatchObject([
    { timeSlot: "20:00", minutes: 30 },
    { timeSlot: "20:30", minutes: 30, status: "cancelled" },
    { timeSlot: "21:00", minutes: 90 },
  ]);
  expect(await book(service, { timeSlot: "22:00", phone: "05550000004" })).toBe(409);
  // A restored appointment takes as long as the service takes now.
  expect((await step(ece, "restore", gone)).body.code).toBe("slot_taken");
});

test("Duration and note reach every screen, the site gets only the duration", async () => {
  const { service, ece } = await openPanel();
  const note = "Doğum saatini sor.";
  await setServices(ece, { "mini-ongoru": { duration: 20, note } });
  const { body } = await ece.call<PanelSettings>("GET", panelPaths.settings);
  expect(body.version).toBe(1);
  expect(body.consultations).toContainEqual({
    slug: "mini-ongoru",
    title: "Mini Öngörü",
    bookable: true,
    promisedDays: 7,
    duration: 20,
    note,
  });
  const told = await offered(service);
  expect(told).toHaveLength(12);
  expect(told.filter(({ minutes }) => minutes)).toEqual([
    { slug: "mini-ongoru", bookable: true, minutes: 20 },
  ]);
  expect(JSON.stringify(told)).not.toContain(note);
});

test("Saving an outdated state is refused", async () => {
  const { service, ece } = await openPanel();
  const nur = await newColleague(service, "nur@example.com");
  const seen = await services(nur);
  expect((await setServices(ece, off)).status).toBe(200);
  const { status, body } = await setServices(nur, { "vip-ongoru": { bookable: true } }, { seen });
  expect([status, body.code]).toEqual([409, "settings_changed"]);
  const now = await services(nur);
  expect(now.version).toBe(1);
  expect(now.services.filter(({ bookable }) => bookable)).toHaveLength(6);
  expect((await record(ece)).changes).toMatchObject([
    { action: "settings", who: "ece@example.com", after: { what: "services" } },
  ]);
});

test("Open panels receive new settings", async () => {
  const { service, ece } = await openPanel();
  const panel = await listen(service, ece);
  expect(await panel.next()).toMatchObject({ pending: 0 });
  await setServices(ece, off);
  expect(await panel.next()).toMatchObject({ pending: 0, settings: 1 });
});

test("A service of an older build is ignored", async () => {
  const { ece } = await openPanel();
  const unknown = { slug: "el-fali", bookable: true, duration: null, note: "", price: null };
  const wanted = { version: 0, services: [unknown], confirmed: [] };
  expect((await ece.call("POST", panelPaths.services, wanted)).status).toBe(200);
  expect((await services(ece)).services.map(({ slug }) => slug)).not.toContain("el-fali");
});

test("The longest notes of all services are stored together", async () => {
  const { ece } = await openPanel();
  const { services: all } = await services(ece);
  const note = "ş".repeat(300);
  const changes = Object.fromEntries(all.map(({ slug }) => [slug, { note }]));
  expect((await setServices(ece, changes)).status).toBe(200);
  expect((await services(ece)).services.every((one) => one.note === note)).toBe(true);
});

test("A removed duration is gone until another is set, on the site too", async () => {
  const { service, ece } = await openPanel();
  const mini = async () =>
    (await services(ece)).services.find((one) => one.title === "Mini Doğum Haritası");
  expect((await mini())?.duration).toBe(25);
  await setServices(ece, { "mini-dogum-haritasi": { duration: null } });
  expect(await mini()).not.toHaveProperty("duration");
  const told = async () => (await offered(service)).filter(({ minutes }) => minutes !== undefined);
  expect(await told()).toEqual([{ slug: "mini-dogum-haritasi", bookable: true, minutes: null }]);
  await setServices(ece, { "mini-dogum-haritasi": { duration: 25 } });
  expect(await told()).toEqual([]);
});
