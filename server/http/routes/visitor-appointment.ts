import type { IncomingHttpHeaders } from "node:http";
import { ownPaths } from "../../../contract/public/own-appointment.ts";
import { ownCancel, ownMove } from "../../../contract/public/schemas.ts";
import { siteOf } from "../../appointments/book.ts";
import { cancelOwn, moveOwn, ownAppointment } from "../../appointments/visitor-appointment.ts";
import { isRefused, type Refused, refused } from "../../refusal.ts";
import { hashToken } from "../../tokens.ts";
import { floodGates, proofIn, staffAlarm } from "../floods.ts";
import { perAddress, requestLimit } from "../limits.ts";
import type { Parts } from "../parts.ts";
import { keyIn } from "../private-link-key.ts";
import type { App } from "../validation.ts";

/** What the holder of an appointment's key sees and does; it is no account, and no phone number is asked. */
export function addOwnRoutes(app: App, parts: Parts): void {
  const { config, database, count, clock } = parts;
  const looks = requestLimit(count, "benim", {
    seconds: 60,
    hits: config.LIMIT_LOOKUPS_PER_MINUTE,
  });
  // Each is a mail and a line of the record: as many as bookings, and not one instead of another.
  const changes = requestLimit(count, "benim degisiklik", {
    seconds: 3600,
    hits: config.LIMIT_BOOKINGS_PER_HOUR,
  });
  const gates = floodGates(parts, staffAlarm(parts, app.log));

  app.get(ownPaths.show, { preValidation: perAddress(looks, clock) }, ({ headers }) =>
    withKey(headers, (key, terms) => ownAppointment(database, key, terms)),
  );

  app.post(
    ownPaths.cancel,
    { schema: { body: ownCancel }, preValidation: perAddress(changes, clock) },
    ({ headers, body }) => withKey(headers, (key, terms) => cancelOwn(database, key, body, terms)),
  );

  app.post(
    ownPaths.move,
    { schema: { body: ownMove }, preValidation: perAddress(changes, clock) },
    ({ headers, body }) => withKey(headers, (key, terms) => moveOwn(database, key, body, terms)),
  );

  /** A key that cannot be is as unknown as any other. */
  async function withKey<T>(
    headers: IncomingHttpHeaders,
    work: (key: string, terms: ReturnType<typeof termsAt>) => Promise<T>,
  ): Promise<T | Refused> {
    const now = clock();
    const key = keyIn(headers);
    if (key === undefined || isRefused(key)) return refused("key_unknown");
    const unproven = await gates.own({ subject: hashToken(key), proof: proofIn(headers), now });
    return unproven ?? work(key, termsAt(now));
  }

  function termsAt(now: Date) {
    return {
      now,
      ...siteOf(parts),
      changeUntil: config.CHANGE_UNTIL_HOURS,
      isMailed: config.SMTP_URL !== undefined,
    };
  }
}
