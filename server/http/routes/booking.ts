import type { FastifyInstance } from "fastify";
import { istanbulInstant } from "../../../booking/istanbul-time.ts";
import { dayOf, requestProblems } from "../../../booking/request-rules.ts";
import { bookableOnes, titleOf } from "../../../contract/academy.ts";
import type {
  BookingAnswer,
  LookupAnswer,
  TakenTimesAnswer,
} from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import {
  bookingRequest,
  lookupRequest,
  takenTimesRequest,
} from "../../../contract/public/schemas.ts";
import { book, comingAppointmentsOf, takenTimes } from "../../appointments/book.ts";
import type { Parts } from "../app.ts";
import { isOverLimit } from "../limits.ts";
import { refuse } from "../refuse.ts";
import { fieldProblems } from "../validation.ts";

const hour = 3600;
const minute = 60;

export function addBookingRoutes(app: FastifyInstance, parts: Parts): void {
  const { config, database, count, clock, live } = parts;
  const { firmId, consultations } = parts.academy;
  const offered = bookableOnes(consultations);
  const requestSchema = bookingRequest(offered.map(({ title }) => title));
  const bookings = { seconds: hour, hits: config.LIMIT_BOOKINGS_PER_HOUR };
  const lookups = { seconds: minute, hits: config.LIMIT_LOOKUPS_PER_MINUTE };

  app.post(paths.book, async (request, reply) => {
    const now = clock();
    const { data: wanted, error } = requestSchema.safeParse(request.body);
    const limit = { name: "al", phone: wanted?.phone, count, allowance: bookings, now };
    if (await isOverLimit(request, reply, limit)) return reply;

    const problems = error
      ? fieldProblems(error)
      : requestProblems(wanted, { now, daysAhead: config.BOOKING_DAYS_AHEAD, firmId });
    if (!wanted || problems.length > 0) return refuse(reply, 400, "invalid", problems);

    const { name, phone, timeSlot, randevuTipi } = wanted;
    const day = dayOf(wanted);
    const consultation = offered.find(({ title }) => title === randevuTipi)!.slug;
    const startsAt = istanbulInstant({ day, time: timeSlot });
    const outcome = await book(
      database,
      { day, timeSlot, startsAt, consultation, name, phone },
      { now, openLimit: config.LIMIT_OPEN_PER_PHONE, isMailed: config.SMTP_URL !== undefined },
    );
    if (outcome.kind === "taken") return refuse(reply, 409, "taken");
    if (outcome.kind === "too-many-open") {
      const seconds = Math.ceil((outcome.firstStart.getTime() - now.getTime()) / 1000);
      return refuse(reply.header("retry-after", seconds), 429, "too_many_open");
    }
    if (outcome.kind === "stored") live.announce();
    const answer: BookingAnswer = { date: startsAt.toISOString(), timeSlot, randevuTipi };
    return reply.code(201).send(answer);
  });

  app.get(paths.lookup(":phone"), async (request, reply) => {
    const now = clock();
    const { data: asked, error } = lookupRequest.safeParse(request.params);
    const limit = { name: "musteri", phone: asked?.phone, count, allowance: lookups, now };
    if (await isOverLimit(request, reply, limit)) return reply;
    if (!asked) return refuse(reply, 400, "invalid", fieldProblems(error));

    const appointments = await comingAppointmentsOf(database, asked.phone, now);
    return appointments.map(({ starts_at, time_slot, type, status }) => ({
      date: starts_at,
      timeSlot: time_slot,
      randevuTipi: titleOf(consultations, type) ?? "",
      status,
    })) satisfies LookupAnswer;
  });

  app.get(paths.takenTimes, async (request, reply) => {
    const { data: asked, error } = takenTimesRequest.safeParse(request.query);
    if (!asked) return refuse(reply, 400, "invalid", fieldProblems(error));
    const dolu = await takenTimes(database, asked.gun);
    return { gun: asked.gun, dolu } satisfies TakenTimesAnswer;
  });
}
