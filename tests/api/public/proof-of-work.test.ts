import { expect, test } from "vitest";
import { istanbulInstant } from "../../../booking/istanbul-time.ts";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import type { Challenge } from "../../../contract/public/proof.ts";
import { claimSlot } from "../../../server/appointments/claim-slot.ts";
import { newColleague } from "../../support/panel.ts";
import { solve } from "../../support/proof-of-work.ts";
import {
  book,
  bookingRequest,
  phoneNumber,
  type Service,
  sendBooking,
  startService,
  storedAppointments,
  temporaryStorage,
} from "../../support/service.ts";
import { onlyPostgres } from "../../support/storage.ts";

const settings = { PROOF_AFTER_BOOKINGS: "2" };
const day = (index: number) => `2025-10-${String(index + 1).padStart(2, "0")}`;
const nth = (index: number) => ({ day: day(index), phone: phoneNumber(500_000_000 + index) });
const send = (service: Service, index: number, headers = {}) =>
  sendBooking(service, bookingRequest(nth(index)), headers);
const askedFor = (service: Service, index: number) =>
  fetch(service.url + paths.proofFor({ day: day(index), timeSlot: "21:00" }));
const challengeOf = async (answer: Response) =>
  ((await answer.json()) as { challenge: Challenge }).challenge;

async function flooded(own = settings) {
  const service = await startService({ settings: own });
  expect(await book(service, nth(0))).toBe(201);
  expect(await book(service, nth(1))).toBe(201);
  return service;
}

test("Normally a booking needs no proof", async () => {
  const service = await startService({ settings });
  expect((await askedFor(service, 0)).status).toBe(204);
  expect(await book(service, nth(0))).toBe(201);
  expect((await askedFor(service, 1)).status).toBe(204);
  const nonsense = await send(service, 1, { "x-proof": "nonsense" });
  expect(nonsense.status).toBe(201);
});

test("Beyond the usual number in ten minutes a booking needs a proof", async () => {
  const service = await flooded();
  const refused = await send(service, 2);
  expect(refused.status).toBe(428);
  const { challenge, ...words } = (await refused.json()) as { challenge: Challenge };
  expect(words).toMatchObject({ code: "proof_needed", message: expect.stringMatching(/hesap/) });
  expect(await storedAppointments(service)).toHaveLength(2);
  const proof = solve(challenge);
  expect((await send(service, 2, proof)).status).toBe(201);
  expect((await send(service, 2, proof)).status, "the same again").toBe(201);
  service.clock.now = new Date("2025-09-24T10:10:00Z");
  expect(await book(service, nth(3)), "ten minutes later").toBe(201);
});

test("A challenge can be requested beforehand, for one slot of one day", async () => {
  const service = await flooded();
  const answer = await askedFor(service, 2);
  expect(answer.status).toBe(200);
  const proof = solve((await answer.json()) as Challenge);
  expect((await send(service, 3, proof)).status, "another day").toBe(428);
  const halfPast = bookingRequest({ ...nth(2), timeSlot: "21:30" });
  expect((await sendBooking(service, halfPast, proof)).status, "another hour").toBe(428);
  expect((await send(service, 2, proof)).status).toBe(201);
  const other = bookingRequest({ ...nth(2), phone: "05559998877" });
  expect((await sendBooking(service, other, proof)).status, "a slot has one holder").toBe(409);
});

test("An old, changed, guessed or malformed proof is refused", async () => {
  const service = await flooded();
  const challenge = await challengeOf(await send(service, 2));
  const proof = solve(challenge)["x-proof"];
  const [expires, cost, nonce, signature, number] = proof.split(".");
  const other = `${Number(cost) - 1 - Number(number)}`;
  for (const wrong of [
    [expires, cost, nonce, signature, other === number ? "1" : other].join("."),
    [Number(expires) + 1, cost, nonce, signature, number].join("."),
    [expires, Number(cost) - 1, nonce, signature, number].join("."),
    [expires, "1", nonce, signature, "0"].join("."),
    [expires, "0", nonce, signature, "0"].join("."),
    [expires, cost, "0".repeat(16), signature, number].join("."),
    [expires, cost, nonce, "0".repeat(64), number].join("."),
    [expires, cost, nonce, signature].join("."),
    `${proof}.`,
    "",
    "....",
  ]) {
    expect((await send(service, 2, { "x-proof": wrong })).status, wrong).toBe(428);
  }
  service.clock.now = new Date(Number(expires) - 600_000 + 540_000);
  expect((await send(service, 2, { "x-proof": proof })).status, "nine minutes later").toBe(201);
});

test("A proof counts for ten minutes and no longer", async () => {
  const service = await flooded();
  const proof = solve(await challengeOf(await send(service, 2)));
  service.clock.now = new Date("2025-09-24T10:09:59Z");
  expect((await send(service, 3, solve(await challengeOf(await send(service, 3))))).status).toBe(
    201,
  );
  const byNow = service.clock.now.toISOString();
  await service.database.db.updateTable("slots").set({ created_at: byNow }).execute();
  service.clock.now = new Date("2025-09-24T10:10:00Z");
  expect((await send(service, 2, proof)).status).toBe(428);
});

test("A proof requested while the clock was ahead is not accepted", async () => {
  const service = await flooded();
  const right = service.clock.now;
  const allMadeAt = (at: Date) =>
    service.database.db.updateTable("slots").set({ created_at: at.toISOString() }).execute();
  service.clock.now = new Date("2025-09-24T11:00:00Z");
  await allMadeAt(service.clock.now);
  const proof = solve(await challengeOf(await send(service, 2)));
  service.clock.now = right;
  await allMadeAt(right);
  expect((await send(service, 2, proof)).status).toBe(428);
});

/** Stored without asking for a proof, as if its sender had one. */
function store({ database, clock }: Service, index: number) {
  const startsAt = istanbulInstant({ day: day(index), time: "22:00" });
  const length = { minutes: 30, buffer: 0 };
  const slot = { timeSlot: "22:00", startsAt, length };
  const booking = { ...nth(index), ...slot, consultation: "mini-ongoru" };
  const limits = { now: clock.now, openLimit: 9, pendingLimit: 99 };
  return claimSlot(database, { ...booking, name: "Ayşe" }, limits);
}

test("More bookings cost more work, up to a limit", async () => {
  const service = await startService({ settings: { PROOF_AFTER_BOOKINGS: "1" } });
  const costs: number[] = [];
  for (let index = 0; index < 6; index++) {
    await store(service, index);
    costs.push((await challengeOf(await send(service, 20))).cost);
  }
  expect(costs).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
});

test("A proof stays valid while the flood grows one step", async () => {
  const service = await startService({ settings: { PROOF_AFTER_BOOKINGS: "1" } });
  await store(service, 0);
  const proof = solve(await challengeOf(await send(service, 20)));
  const forAnother = solve(await challengeOf(await send(service, 21)));
  await store(service, 1);
  expect((await send(service, 20, proof)).status).toBe(201);
  expect((await send(service, 21, forAnother)).status).toBe(428);
});

test("A flood raises an alarm and is logged, without address and number", async () => {
  const lines: string[] = [];
  const service = await startService({
    settings: { ...settings, LOG_LEVEL: "warn" },
    logTo: { write: (line) => void lines.push(line) },
  });
  const ece = await newColleague(service);
  const open = async () => (await ece.call<AlarmsAnswer>("GET", panelPaths.alarms)).body.alarms;
  await book(service, nth(0));
  await book(service, nth(1));
  expect(await open()).toEqual([]);
  await send(service, 2);
  await send(service, 3);
  expect(await open()).toMatchObject([{ kind: "booking_flood", count: 2 }]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "alarm raised", kind: "booking_flood", count: 2 },
  ]);
  expect(lines.join()).not.toMatch(/127\.0\.0|550000000/);
});

test("Simultaneous bookings without a proof keep the usual number", async () => {
  const storage = await temporaryStorage();
  const own = { storage, settings: { PROOF_AFTER_BOOKINGS: "5" } };
  const servers = [await startService(own), await startService(own)];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(servers[index % 2]!, index)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 428)).toHaveLength(25);
  expect(await storedAppointments(servers[0]!)).toHaveLength(5);
  for (const answer of answers.filter(({ status }) => status === 428)) {
    expect(await challengeOf(answer)).toMatchObject({ ticket: expect.any(String) });
  }
});

test.each(onlyPostgres)(
  "Several servers count together, and each knows the others' challenges (%s)",
  async (engine) => {
    const storage = await temporaryStorage(engine);
    const one = await startService({ engine, storage, settings });
    const other = await startService({ engine, storage, settings });
    expect(await book(one, nth(0))).toBe(201);
    expect(await book(other, nth(1))).toBe(201);
    const proof = solve(await challengeOf(await send(one, 2)));
    expect((await send(other, 2, proof)).status).toBe(201);
  },
);

test("Challenges have the limit of lookups", async () => {
  const service = await startService({
    engine: "sqlite",
    settings: { ...settings, LIMIT_LOOKUPS_PER_MINUTE: "2" },
  });
  const statuses = [];
  for (const index of [0, 1, 2]) statuses.push((await askedFor(service, index)).status);
  expect(statuses).toEqual([204, 204, 429]);
});
