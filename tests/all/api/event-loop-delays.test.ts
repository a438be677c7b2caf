import { expect, test } from "vitest";
import { defaultHours } from "../../../booking/hours.ts";
import { addDays } from "../../../booking/istanbul-time.ts";
import { slotsOf } from "../../../booking/slots.ts";
import type { ClientsAnswer } from "../../../contract/panel/clients.ts";
import type { HoursPreview } from "../../../contract/panel/hours.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { countToErase, eraseBefore } from "../../../server/appointments/erase.ts";
import { expireUnansweredRequests } from "../../../server/appointments/expire.ts";
import { confirmClock } from "../../../server/clock-check.ts";
import { inTransaction } from "../../../server/database/transaction.ts";
import { longestTurn } from "../../support/event-loop.ts";
import { changeHours, everyDay, hoursNow, setHours } from "../../support/hours.ts";
import { list, openPanel } from "../../support/panel-appointments.ts";
import type { Service } from "../../support/service.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

const today = "2025-09-24";
const words = "şu not çok uzun bir şey olsun ağır";
const note = "Öğle üzeri görüştük. ".repeat(50).slice(0, 1000 - words.length) + words;

/** Every slot of so many days around today, each with the longest note there is. */
async function storeFullDays(service: Service, { from, to }: { from: number; to: number }) {
  const days = Array.from({ length: to - from }, (_, index) => addDays(today, from + index));
  const appointments = days.flatMap((day) =>
    slotsOf({ day, hours: defaultHours }).map((time_slot) => ({ day, time_slot, note })),
  );
  await inTransaction(service.database, (db) =>
    storeAppointments({ ...service, database: { ...service.database, db } }, appointments),
  );
  return appointments.length;
}

test("A search through long notes does not delay other requests", async () => {
  const { service, ece } = await openPanel("sqlite");
  expect(await storeFullDays(service, { from: -1200, to: 400 })).toBeGreaterThan(11_000);
  const clients = (search: string) =>
    ece.call<ClientsAnswer>("POST", panelPaths.clients, { search });
  // As many rows, which nothing is looked for in.
  const plain = await longestTurn(() => list(ece, { baslangic: "2020-01-01" }));
  for (const ara of [words, "12", "yilmaz"]) {
    expect(await longestTurn(() => list(ece, { ara })), `list: ${ara}`).toBeLessThan(2 * plain);
    expect(await longestTurn(() => clients(ara)), `clients: ${ara}`).toBeLessThan(2 * plain);
  }
  expect((await list(ece, { ara: words })).appointments).toHaveLength(500);
  expect((await clients("yilmaz")).body).toMatchObject({ isCut: true });
});

test("Hours that leave every appointment outside do not delay other requests", async () => {
  const { service, ece } = await openPanel("sqlite");
  const all = await storeFullDays(service, { from: 1, to: 470 });
  const plain = await longestTurn(() => list(ece, { baslangic: "2020-01-01" }));
  const hours = everyDay("09:00", "10:00");
  const judge = () => ece.call<HoursPreview>("POST", panelPaths.previewHours, { hours });
  expect(await longestTurn(judge)).toBeLessThan(4 * plain);
  const { conflicts, more } = (await judge()).body;
  expect([conflicts.length, more]).toEqual([200, all - 200]);
  expect(conflicts[0]).toMatchObject({ day: addDays(today, 1), note });
  const refused = await changeHours(
    ece,
    hours,
    conflicts.slice(1).map(({ id }) => id),
  );
  expect(refused).toMatchObject({ status: 409, body: { code: "hours_outside" } });
  const set = await setHours(
    ece,
    hours,
    conflicts.map(({ id }) => id),
  );
  expect([set.outside.length, set.more]).toEqual([200, all - 200]);
  expect(await longestTurn(() => hoursNow(ece))).toBeLessThan(4 * plain);
});

test("Erasing a year of appointments does not delay other requests", async () => {
  const { service, ece } = await openPanel("sqlite");
  await storeFullDays(service, { from: -390, to: 0 });
  const plain = await longestTurn(() => list(ece, { baslangic: "2020-01-01" }));
  const firstKept = [-260, -130, 0].map((days) => addDays(today, days));
  const erase = () => eraseBefore(service.database, service.clock.now, firstKept.shift()!);
  expect(await longestTurn(erase)).toBeLessThan(2 * plain);
  expect(await countToErase(service.database, today)).toEqual({ toErase: 0, all: 0 });
});

test("Expiring many requests at once does not delay other requests", async () => {
  const { service, ece } = await openPanel("sqlite");
  const { database, deps, clock } = service;
  await storeFullDays(service, { from: 1, to: 200 });
  const plain = await longestTurn(() => list(ece, { baslangic: "2020-01-01" }));
  await confirmClock(database, clock.now);
  deps.config.EXPIRE_PENDING_AFTER_DAYS = 7;
  const expired: number[] = [];
  const expire = async () => {
    await database.db
      .updateTable("slots")
      .set({ status: "pending", expiry_warned_at: "2025-09-01T10:00:00.000Z" })
      .where("day", "<=", addDays(today, 30))
      .execute();
    expired.push(await expireUnansweredRequests(deps));
  };
  expect(await longestTurn(expire)).toBeLessThan(plain);
  expect(Math.min(...expired)).toBeGreaterThan(200);
});
