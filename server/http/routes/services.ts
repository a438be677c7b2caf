import { createHash } from "node:crypto";
import { servicesFreshSeconds } from "../../../contract/panel/limits.ts";
import type { ServicesAnswer } from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import { offeredServices, servicesNow } from "../../settings/services.ts";
import type { AppDependencies } from "../dependencies.ts";
import { perAddress, viewLimit } from "../limits.ts";
import type { App } from "../validation.ts";

/** Which consultations can be booked now. If another host takes the bookings, the content decides. */
export function addServicesRoute(app: App, deps: AppDependencies): void {
  const { database, academy, config, clock } = deps;
  const preValidation = perAddress(viewLimit(deps), clock);
  const isOurs = config.BOOKING_API_BASE === "";
  app.get(paths.services, { preValidation }, async (request, reply) => {
    const { consultations } = isOurs ? await servicesNow(database.db, academy) : academy;
    const answer: ServicesAnswer = {
      consultations: offeredServices(academy.consultations, consultations),
    };
    const digest = createHash("sha256").update(JSON.stringify(answer)).digest("base64url");
    const etag = `W/"${digest.slice(0, 22)}"`;
    reply.headers({ "cache-control": `public, max-age=${servicesFreshSeconds}`, etag });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return answer;
  });
}
