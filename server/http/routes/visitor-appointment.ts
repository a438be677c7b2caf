import type { IncomingHttpHeaders } from "node:http";
import {
  birth,
  placesRequest,
  visitorCancelRequest,
  visitorMoveRequest,
} from "../../../contract/public/schemas.ts";
import { visitorAppointmentPaths } from "../../../contract/public/visitor-appointment.ts";
import { siteRulesOf } from "../../appointments/book.ts";
import {
  cancelVisitorAppointment,
  moveVisitorAppointment,
  visitorAppointment,
} from "../../appointments/visitor-appointment.ts";
import { findPlaces } from "../../clients/places.ts";
import {
  tellVisitorBirth,
  visitorBirth,
  withdrawVisitorBirth,
} from "../../clients/visitor-birth.ts";
import { isRefused, type Refused, refused } from "../../refusal.ts";
import { hashToken } from "../../tokens.ts";
import type { AppDependencies } from "../dependencies.ts";
import { floodGates, proofIn, staffAlarm } from "../floods.ts";
import { perAddress, requestLimit, viewLimit } from "../limits.ts";
import { keyIn } from "../private-link-key.ts";
import type { App } from "../validation.ts";

/** Calls of the private link: the key in the header stands for the appointment. */
export function addVisitorAppointmentRoutes(app: App, deps: AppDependencies): void {
  const { config, database, count, clock } = deps;
  const views = requestLimit(count, "benim", {
    seconds: 60,
    hits: config.LIMIT_LOOKUPS_PER_MINUTE,
  });
  // The same limit as for bookings, counted apart: each change is a mail and an audit entry.
  const changes = requestLimit(count, "benim degisiklik", {
    seconds: 3600,
    hits: config.LIMIT_BOOKINGS_PER_HOUR,
  });
  const gates = floodGates(deps, staffAlarm(deps, app.log));

  app.get(
    visitorAppointmentPaths.show,
    { preValidation: perAddress(views, clock) },
    ({ headers }) => withKey(headers, (key, terms) => visitorAppointment(database, key, terms)),
  );

  app.post(
    visitorAppointmentPaths.cancel,
    { schema: { body: visitorCancelRequest }, preValidation: perAddress(changes, clock) },
    ({ headers, body }) =>
      withKey(headers, (key, terms) => cancelVisitorAppointment(database, key, body, terms)),
  );

  app.post(
    visitorAppointmentPaths.move,
    { schema: { body: visitorMoveRequest }, preValidation: perAddress(changes, clock) },
    ({ headers, body }) =>
      withKey(headers, (key, terms) => moveVisitorAppointment(database, key, body, terms)),
  );

  app.get(
    visitorAppointmentPaths.birth,
    { preValidation: perAddress(views, clock) },
    ({ headers }) => withKey(headers, (key, { now }) => visitorBirth(database, key, now)),
  );
  app.post(
    visitorAppointmentPaths.birth,
    { schema: { body: birth }, preValidation: perAddress(changes, clock) },
    ({ headers, body }) =>
      withKey(headers, (key, { now }) => tellVisitorBirth(database, key, body, now)),
  );
  app.post(
    visitorAppointmentPaths.removeBirth,
    { preValidation: perAddress(changes, clock) },
    ({ headers }) => withKey(headers, (key, { now }) => withdrawVisitorBirth(database, key, now)),
  );
  app.get(
    visitorAppointmentPaths.places,
    { schema: { querystring: placesRequest }, preValidation: perAddress(viewLimit(deps), clock) },
    async ({ query: { ara } }) => ({ places: await findPlaces(ara) }),
  );

  /** A malformed key gets the same answer as an unknown one. */
  async function withKey<T>(
    headers: IncomingHttpHeaders,
    work: (key: string, terms: ReturnType<typeof termsAt>) => Promise<T>,
  ): Promise<T | Refused> {
    const now = clock();
    const key = keyIn(headers);
    if (key === undefined || isRefused(key)) return refused("key_unknown");
    const unproven = await gates.visitorAppointment({
      subject: hashToken(key),
      proof: proofIn(headers),
      now,
    });
    return unproven ?? work(key, termsAt(now));
  }

  function termsAt(now: Date) {
    return {
      now,
      ...siteRulesOf(deps),
      changeUntil: config.CHANGE_UNTIL_HOURS,
      isMailed: config.SMTP_URL !== undefined,
    };
  }
}
