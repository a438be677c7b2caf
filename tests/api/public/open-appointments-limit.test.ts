import { expect, test } from "vitest";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { paths } from "../../../contract/public/paths.ts";
import type { Challenge } from "../../../contract/public/proof.ts";
import { newColleague } from "../../support/panel.ts";
import { done, list } from "../../support/panel-appointments.ts";
import { solve } from "../../support/proof-of-work.ts";
import { bookingRequest, type Service, sendBooking, startService } from "../../support/service.ts";

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

test("The owner of a number that strangers have used books with a proof, or after a word of staff", async () => {
  const service = await startService({ settings });
  for (const day of ["2025-12-10", "2025-12-11", "2025-12-12"]) {
    expect((await ask(service, day, stranger(1))).status).toBe(201);
  }
  const refused = await ask(service, "2025-09-25", owner);
  expect(refused.status).toBe(428);
  const { challenge } = (await refused.json()) as { challenge: Challenge };
  const proof = solve(challenge);
  const proven = await sendBooking(service, bookingRequest({ day: "2025-09-25" }), proof);
  expect(proven.status).toBe(201);

  expect((await ask(service, "2025-09-26", owner)).status).toBe(428);
  const ece = await newColleague(service);
  for (const fake of (await list(ece)).appointments) {
    await done(ece, "cancel", fake, { reason: "Gerçek değil" });
  }
  expect((await ask(service, "2025-09-26", owner)).status).toBe(201);
});

test("The more appointments a number has, the more work the next one asks for", async () => {
  const service = await startService({ settings: { ...settings, LIMIT_OPEN_PER_PHONE: "1" } });
  const ece = await newColleague(service);
  const costs: number[] = [];
  for (const day of ["2025-10-01", "2025-10-02", "2025-10-03", "2025-10-04", "2025-10-05"]) {
    const entry = { name: "Ayşe", phone: "05321234567", consultation: "mini-ongoru" };
    await ece.call("POST", panelPaths.appointments, { ...entry, day, timeSlot: "21:00" });
    const refused = (await (await ask(service, "2025-09-25", owner)).json()) as {
      challenge: Challenge;
    };
    costs.push(refused.challenge.cost);
  }
  expect(costs).toEqual([1000, 2000, 4000, 8000, 8000]);
});
