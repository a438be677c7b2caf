import { expect, test } from "vitest";
import { addDays, istanbulInstant } from "../../../booking/istanbul-time.ts";
import {
  claimSlot,
  type Limits,
  type NewBooking,
} from "../../../server/appointments/claim-slot.ts";
import { everyDay, setHours } from "../../support/hours.ts";
import { openPanel } from "../../support/panel-appointments.ts";
import {
  book,
  phoneNumber,
  type Service,
  startService,
  storedAppointments,
  takenTimes,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";
import { storeAppointments } from "../../support/store-appointments.ts";

const day = "2025-10-01";
const phone = "05559998877";

/** The route has let it through; another claim must not come first. */
function claim(
  { database, clock }: Service,
  limits: Partial<Limits> = {},
  changes: Partial<NewBooking> = {},
) {
  const slot = { day, timeSlot: "21:00", ...changes };
  const startsAt = istanbulInstant({ day: slot.day, time: slot.timeSlot });
  return claimSlot(
    database,
    {
      ...{ ...slot, startsAt, length: { minutes: 30, buffer: 0 } },
      ...{ consultation: "mini-ongoru", name: "Ayşe", phone },
      ...changes,
    },
    { now: clock.now, openLimit: 3, pendingLimit: 100, ...limits },
  );
}

/** Asked for on the site so many minutes ago, each for a day of its own. */
const asked = (service: Service, ...minutesAgo: number[]) =>
  storeAppointments(
    service,
    minutesAgo.map((minutes, index) => ({
      day: `2025-11-${index + 10}`,
      status: "pending",
      created_at: new Date(service.clock.now.getTime() - minutes * 60_000).toISOString(),
    })),
  );

test("A claim without a proof is refused when more come than usual in ten minutes", async () => {
  const service = await startService();
  await asked(service, 10, 9, 0);
  expect(await claim(service, { recentLimit: 2 })).toEqual({ refused: "proof_needed" });
  expect(await storedAppointments(service)).toHaveLength(3);
  expect(await claim(service, { recentLimit: 3 })).toBeUndefined();
  // With a proof the number of claims does not matter.
  expect(await claim(service, {}, { timeSlot: "22:00" })).toBeUndefined();
});

test.each(bothEngines)(
  "A claim checked against outdated settings is refused (%s)",
  async (engine) => {
    const service = await startService({ engine });
    for (const expectedVersions of [
      { hours: 1, services: 0 },
      { hours: 0, services: 1 },
    ]) {
      expect(await claim(service, { expectedVersions })).toEqual({ refused: "settings_changed" });
    }
    expect(await storedAppointments(service)).toEqual([]);
    const expectedVersions = { hours: 0, services: 0 };
    expect(await claim(service, { expectedVersions })).toBeUndefined();
  },
);

test.each(bothEngines)("A used key is refused, a new one is taken (%s)", async (engine) => {
  const service = await startService({ engine });
  const keyHash = "a".repeat(64);
  expect(await claim(service, {}, { keyHash })).toBeUndefined();
  const other = { timeSlot: "22:00", phone: phoneNumber(500_000_009) };
  expect(await claim(service, {}, { ...other, keyHash })).toMatchObject({ refused: "invalid" });
  expect(await storedAppointments(service)).toHaveLength(1);
  const own = { ...other, keyHash: "b".repeat(64) };
  // Where the key is free, whatever else is wrong is told.
  expect(await claim(service, { pendingLimit: 1 }, own)).toMatchObject({
    refused: "too_many_pending",
  });
  expect(await claim(service, {}, own)).toBeUndefined();
});

test("What begins before midnight holds the first hour of the next day", async () => {
  const { service, ece } = await openPanel();
  await setHours(ece, everyDay("00:00", "02:00"));
  await storeAppointments(service, [{ day: addDays(day, -1), time_slot: "23:30", minutes: 90 }]);
  expect(await takenTimes(service, day)).toEqual(["00:00", "00:30"]);
  expect(await book(service, { day, timeSlot: "00:30" })).toBe(409);
  expect(await book(service, { day, timeSlot: "01:00" })).toBe(201);
});
