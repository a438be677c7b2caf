import { expect, test } from "vitest";
import type { AlarmsAnswer } from "../../../contract/panel/alarms.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { expireUnansweredRequests } from "../../../server/appointments/expire.ts";
import { asked, hour, lookAfter, openExpiring } from "../../support/expiry.ts";
import { newColleague } from "../../support/panel.ts";
import { list } from "../../support/panel-appointments.ts";
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
import { bothEngines, onlyPostgres } from "../../support/storage.ts";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const phone = (index: number) => phoneNumber(500_000_000 + index);
const day = (index: number) => `2025-10-${String(index + 1).padStart(2, "0")}`;
const nth = (index: number) => ({ day: day(index), phone: phone(index) });

async function alarmsOf(service: Service) {
  const ece = await newColleague(service, `${crypto.randomUUID()}@example.com`);
  return (await ece.call<AlarmsAnswer>("GET", panelPaths.alarms)).body.alarms;
}

test("Staff are alerted at half of the pending requests, and at the limit the next is refused", async () => {
  const lines: string[] = [];
  const service = await startService({
    settings: { LIMIT_PENDING: "2", LOG_LEVEL: "warn" },
    logTo: { write: (line) => void lines.push(line) },
  });
  expect(await book(service, nth(0))).toBe(201);
  expect(await alarmsOf(service)).toMatchObject([{ kind: "pending_full", count: 50 }]);
  expect(await book(service, nth(1))).toBe(201);
  const refused = await sendBooking(service, bookingRequest(nth(2)));
  expect(refused.status).toBe(503);
  // Until the first of them takes place: 1 October at 21:00, seven days and eight hours from now.
  expect(refused.headers.get("retry-after")).toBe(String((7 * 24 + 8) * 3600));
  expect(await refused.json()).toEqual({
    code: "too_many_pending",
    message:
      "Şu anda yeni randevu talebi alınamıyor. Lütfen daha sonra yeniden deneyin ya da bizi arayın.",
  });
  expect(await storedAppointments(service)).toHaveLength(2);
  expect(await alarmsOf(service)).toMatchObject([{ kind: "pending_full", count: 100 }]);
  await book(service, nth(2));
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["alarm raised"]);
  expect(lines.join()).not.toMatch(/550000000|127\.0\.0/);
  expect(await book(service, nth(0)), "what is stored is answered as before").toBe(201);
});

test("Answered and past requests make room again, and the alarm goes", async () => {
  const service = await startService({ settings: { LIMIT_PENDING: "2" } });
  await book(service, nth(0));
  await book(service, nth(1));
  expect(await book(service, nth(2))).toBe(503);
  const approve = (index: number) =>
    service.database.db
      .updateTable("slots")
      .set({ status: "approved" })
      .where("day", "=", day(index))
      .execute();
  await approve(0);
  await expireUnansweredRequests(service.deps);
  expect(await alarmsOf(service), "half of them wait").toHaveLength(1);
  await approve(1);
  await expireUnansweredRequests(service.deps);
  expect(await alarmsOf(service)).toEqual([]);
  expect(await book(service, nth(2))).toBe(201);
  expect(await book(service, nth(3))).toBe(201);
  expect(await book(service, nth(4))).toBe(503);
  service.clock.now = new Date("2025-10-03T18:00:00.001Z");
  expect(await book(service, nth(4)), "the third has taken place").toBe(201);
});

test("The time to wait at the limit counts expiry and its day of warning", async () => {
  const { service } = await openExpiring({ EXPIRE_PENDING_AFTER_DAYS: "7", LIMIT_PENDING: "1" });
  await book(service, { day: "2025-12-10" });
  const waitAt = async (hours: number) => {
    service.clock.now = new Date(asked + hours * hour);
    const refused = await sendBooking(service, bookingRequest(nth(2)));
    return Number(refused.headers.get("retry-after"));
  };
  expect(await waitAt(0)).toBe(7 * 24 * 3600);
  expect(await waitAt(6 * 24 + 5), "no warning yet").toBe(24 * 3600);
  await lookAfter(service, 6 * 24 + 10);
  expect(await waitAt(6 * 24 + 20)).toBe(14 * 3600);
});

test.each(bothEngines)("Simultaneous requests keep the pending limit (%s)", async (engine) => {
  const service = await startService({ engine, settings: { LIMIT_PENDING: "5" } });
  const statuses = await Promise.all(times(30).map((index) => book(service, nth(index))));
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 503)).toHaveLength(25);
  expect(await storedAppointments(service)).toHaveLength(5);
});

test.each(onlyPostgres)(
  "Requests to several servers keep the pending limit (%s)",
  async (engine) => {
    const storage = await temporaryStorage(engine);
    const settings = { LIMIT_PENDING: "5" };
    const servers = [
      await startService({ engine, storage, settings }),
      await startService({ engine, storage, settings }),
    ];
    for (const round of times(5)) {
      const statuses = await Promise.all(
        times(20).map((index) => book(servers[index % 2]!, nth(index))),
      );
      expect(
        statuses.filter((status) => status === 201),
        `round ${round}`,
      ).toHaveLength(5);
      expect(await storedAppointments(servers[0]!)).toHaveLength(5);
      await servers[0]!.database.db.deleteFrom("slots").execute();
    }
  },
);

test("Staff's entries do not count as pending", async () => {
  const service = await startService({ settings: { LIMIT_PENDING: "1" } });
  const ece = await newColleague(service);
  await book(service, nth(0));
  const entry = { name: "Zeynep Işık", consultation: "mini-ongoru", timeSlot: "21:30" };
  const { status } = await ece.call("POST", panelPaths.appointments, { ...entry, ...nth(1) });
  expect(status).toBe(201);
  expect((await list(ece)).appointments).toHaveLength(2);
});
