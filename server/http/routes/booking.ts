import { dayOf } from "../../../booking/request-rules.ts";
import { titleOf } from "../../../contract/academy.ts";
import type {
  CalendarAnswer,
  LookupAnswer,
  TakenTimesAnswer,
} from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import { slotSubject } from "../../../contract/public/proof.ts";
import {
  bookingRequest,
  calendarRequest,
  lookupRequest,
  proofRequest,
  takenTimesRequest,
} from "../../../contract/public/schemas.ts";
import { eventsHeader, keyHeader, keyKept } from "../../../contract/public/visitor-appointment.ts";
import { book, siteRulesOf } from "../../appointments/book.ts";
import { isKeyUsed } from "../../appointments/claim-slot.ts";
import { comingAppointmentsOf, eventIdOf, takenTimes } from "../../appointments/look-up.ts";
import { alarmShare, pendingShare } from "../../appointments/read.ts";
import { monthCalendar } from "../../calendar/month.ts";
import { isRefused } from "../../refusal.ts";
import { hashToken } from "../../tokens.ts";
import type { AppDependencies } from "../dependencies.ts";
import { floodGates, proofIn, staffAlarm } from "../floods.ts";
import { perAddress, requestLimit, viewLimit } from "../limits.ts";
import { keyIn } from "../private-link-key.ts";
import type { App } from "../validation.ts";

const hour = 3600;
const minute = 60;

export function addBookingRoutes(app: App, deps: AppDependencies): void {
  const { config, database, count, clock, academy } = deps;
  const titles = academy.consultations.map(({ title }) => title);
  const lookupAllowance = { seconds: minute, hits: config.LIMIT_LOOKUPS_PER_MINUTE };
  // Counted by address only: a stranger could use up a count by phone number.
  const bookings = requestLimit(count, "al", {
    seconds: hour,
    hits: config.LIMIT_BOOKINGS_PER_HOUR,
  });
  const lookups = requestLimit(count, "musteri", lookupAllowance);
  const views = viewLimit(deps);
  const challenges = requestLimit(count, "kanit", lookupAllowance);
  const raiseStaffAlarm = staffAlarm(deps, app.log);
  const gates = floodGates(deps, raiseStaffAlarm);
  const site = siteRulesOf(deps);

  app.post(
    paths.book,
    { schema: { body: bookingRequest(titles) }, preValidation: perAddress(bookings, clock) },
    async ({ body, headers }, reply) => {
      const now = clock();
      const key = keyIn(headers);
      if (isRefused(key)) return key;
      const subject = slotSubject({ day: dayOf(body), timeSlot: body.timeSlot });
      const { phone } = body;
      const passed = await gates.booking({ subject, phone, proof: proofIn(headers), now });
      if (isRefused(passed)) return passed;
      const answer = await book(database, body, {
        now,
        key,
        ...site,
        pendingLimit: config.LIMIT_PENDING,
        expireAfterDays: config.EXPIRE_PENDING_AFTER_DAYS,
        isMailed: config.SMTP_URL !== undefined,
        ...passed,
      });
      if (isRefused(answer) && answer.refused === "proof_needed") {
        return { ...answer, challenge: await gates.bookingChallenge(subject, now, phone) };
      }
      const share = await pendingShare(deps, now);
      if (share >= alarmShare) await raiseStaffAlarm("pending_full", share, now);
      if (key && !isRefused(answer) && (await isKeyUsed(database.db, hashToken(key)))) {
        reply.header(keyHeader, keyKept);
      }
      return reply.code(201).send(answer);
    },
  );

  app.get(
    paths.proof,
    { schema: { querystring: proofRequest }, preValidation: perAddress(challenges, clock) },
    async ({ query: { gun, saat } }, reply) => {
      const challenge = await gates.bookingChallenge(
        slotSubject({ day: gun, timeSlot: saat }),
        clock(),
      );
      return challenge ?? reply.code(204).send();
    },
  );

  app.get(
    paths.lookup(":phone"),
    { schema: { params: lookupRequest }, preValidation: perAddress(lookups, clock) },
    async ({ params: { phone }, headers }, reply) => {
      const now = clock();
      const unproven = await gates.lookup({ subject: phone, proof: proofIn(headers), now });
      if (unproven) return unproven;
      const appointments = await comingAppointmentsOf(database, phone, now);
      await gates.countLookup(appointments.length > 0, now);
      const events = appointments.map((one) => `${eventIdOf(one)};${one.version}`);
      reply.header(eventsHeader, events.join(", "));
      return appointments.map(({ starts_at, time_slot, consultation, status }) => ({
        date: starts_at,
        timeSlot: time_slot,
        randevuTipi: titleOf(academy.consultations, consultation) ?? "",
        status,
      })) satisfies LookupAnswer;
    },
  );

  app.get(
    paths.takenTimes,
    { schema: { querystring: takenTimesRequest }, preValidation: perAddress(views, clock) },
    async ({ query: { gun, tip: title } }) =>
      ({
        gun,
        dolu: await takenTimes(database, academy, { day: gun, title }),
      }) satisfies TakenTimesAnswer,
  );

  const calendar = monthCalendar(database, academy, site.defaultHours);
  app.get(
    paths.calendar,
    { schema: { querystring: calendarRequest }, preValidation: perAddress(views, clock) },
    async ({ query: { ay, tip: title } }) =>
      ({ ay, gunler: await calendar({ month: ay, title, now: clock() }) }) satisfies CalendarAnswer,
  );
}
