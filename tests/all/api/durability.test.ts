import { expect, test } from "vitest";
import { addDays, istanbulClock } from "../../../booking/istanbul-time.ts";
import type { BookingRequest } from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import { startProcess } from "../../support/process.ts";
import {
  bookingRequest,
  emptyStorage,
  phoneNumber,
  startService,
  storedAppointments,
} from "../../support/service.ts";
import { bothEngines } from "../../support/storage.ts";

const kills = 30;
const senders = 8;
const settings = {
  BOOKING_DAYS_AHEAD: "3650",
  LIMIT_BOOKINGS_PER_HOUR: "1000000",
  LIMIT_PENDING: "1000000",
  PROOF_AFTER_BOOKINGS: "1000000",
  LOG_LEVEL: "info",
};

/** Numbers from 0 to 1 that look random and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function nthRequest(index: number): BookingRequest {
  const tomorrow = addDays(istanbulClock(new Date()).day, 1);
  const slots = ["20:00", "20:30", "21:00", "21:30", "22:00", "22:30", "23:00"];
  return bookingRequest({
    day: addDays(tomorrow, Math.floor(index / slots.length)),
    timeSlot: slots[index % slots.length],
    phone: phoneNumber(500_000_000 + index),
  });
}

test.each(bothEngines)(
  "A server killed 30 times during bookings loses none it acknowledged and books no slot twice (%s)",
  async (engine) => {
    const storage = await emptyStorage(engine);
    const random = seeded(bothEngines.indexOf(engine) + 1);
    const acknowledged: BookingRequest[] = [];
    const unanswered: BookingRequest[] = [];
    let requests = 0;

    for (let round = 0; round < kills; round++) {
      const server = await startProcess({ ...storage, ...settings });
      let left = 1 + Math.floor(random() * 60);
      const send = async () => {
        for (;;) {
          // A visitor whose connection broke tries again, and must be answered as if it had not.
          const request = unanswered.pop() ?? nthRequest(requests++);
          left -= 1;
          if (left === 0) setTimeout(() => server.kill("SIGKILL"), random() * 3);
          try {
            const answer = await post(server.url, request);
            expect(answer.status).toBe(201);
            acknowledged.push(request);
          } catch (error) {
            if (!(error instanceof TypeError)) throw error; // fetch says so of a broken connection.
            unanswered.push(request);
            return;
          }
        }
      };
      await Promise.all(Array.from({ length: senders }, send));
      await server.exited;
    }

    const stored = await storedAppointments(await startService({ engine, storage }));
    const slots = stored.map(({ day, time_slot }) => `${day} ${time_slot}`);
    expect(new Set(slots).size).toBe(slots.length);
    const storedPhones = new Set(stored.map(({ phone }) => phone));
    expect(acknowledged.filter(({ phone }) => !storedPhones.has(phone))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(stored.length).toBeLessThanOrEqual(acknowledged.length + unanswered.length);
  },
  1_200_000,
);

function post(url: string, request: BookingRequest): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(url + paths.book, { method: "POST", headers, body: JSON.stringify(request) });
}
