import type { FastifyReply, FastifyRequest } from "fastify";
import { bookableOnes, titleOf } from "../../../contract/academy.ts";
import type { LookupAnswer, TakenTimesAnswer } from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import {
  bookingRequest,
  lookupRequest,
  takenTimesRequest,
} from "../../../contract/public/schemas.ts";
import { book } from "../../appointments/book.ts";
import { comingAppointmentsOf, takenTimes } from "../../appointments/look-up.ts";
import { networkOf, requestLimit } from "../limits.ts";
import type { Parts } from "../parts.ts";
import type { App } from "../validation.ts";

const hour = 3600;
const minute = 60;

export function addBookingRoutes(app: App, parts: Parts): void {
  const { config, database, count, clock, academy } = parts;
  const titles = bookableOnes(academy.consultations).map(({ title }) => title);
  const bookings = requestLimit(count, "al", {
    seconds: hour,
    hits: config.LIMIT_BOOKINGS_PER_HOUR,
  });
  const lookups = requestLimit(count, "musteri", {
    seconds: minute,
    hits: config.LIMIT_LOOKUPS_PER_MINUTE,
  });

  app.post(
    paths.book,
    { schema: { body: bookingRequest(titles) }, preValidation: perAddress(bookings) },
    async ({ body }, reply) => {
      const now = clock();
      const tooMany = await bookings(body.phone, now);
      if (tooMany) return tooMany;
      const answer = await book(database, body, {
        now,
        academy,
        daysAhead: config.BOOKING_DAYS_AHEAD,
        openLimit: config.LIMIT_OPEN_PER_PHONE,
        isMailed: config.SMTP_URL !== undefined,
      });
      return reply.code(201).send(answer);
    },
  );

  app.get(
    paths.lookup(":phone"),
    { schema: { params: lookupRequest }, preValidation: perAddress(lookups) },
    async ({ params: { phone } }) => {
      const now = clock();
      const tooMany = await lookups(phone, now);
      if (tooMany) return tooMany;
      const appointments = await comingAppointmentsOf(database, phone, now);
      return appointments.map(({ starts_at, time_slot, type, status }) => ({
        date: starts_at,
        timeSlot: time_slot,
        randevuTipi: titleOf(academy.consultations, type) ?? "",
        status,
      })) satisfies LookupAnswer;
    },
  );

  app.get(
    paths.takenTimes,
    { schema: { querystring: takenTimesRequest } },
    async ({ query: { gun } }) =>
      ({ gun, dolu: await takenTimes(database, gun) }) satisfies TakenTimesAnswer,
  );

  /** Before validation: whoever sends nonsense is counted as well. */
  function perAddress(limit: typeof bookings) {
    return async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const tooMany = await limit(networkOf(ip), clock());
      if (tooMany) return reply.send(tooMany);
    };
  }
}
