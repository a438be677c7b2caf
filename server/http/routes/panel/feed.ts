import { addDays, istanbulClock } from "../../../../booking/istanbul-time.ts";
import { isReport } from "../../../../booking/reports.ts";
import { typeOf } from "../../../../booking/status.ts";
import type { FeedMade, FeedState, PanelAppointment } from "../../../../contract/panel/calls.ts";
import { panelPages } from "../../../../contract/panel/pages.ts";
import { panelPaths } from "../../../../contract/panel/paths.ts";
import { idParams } from "../../../../contract/panel/schemas.ts";
import { endFeed, feedCreatedAt, isFeed, makeFeed } from "../../../accounts/calendar-feeds.ts";
import { panelAddress } from "../../../accounts/panel-address.ts";
import { appointmentPages } from "../../../appointments/pages.ts";
import { calendarFeed } from "../../../calendar/feed.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { refused } from "../../../refusal.ts";
import { servicesNow } from "../../../settings/services.ts";
import type { AppDependencies } from "../../dependencies.ts";
import { perAddress, viewLimit } from "../../limits.ts";
import type { App } from "../../validation.ts";

const daysBack = 30;
const daysAhead = 400;

export function addFeedRoutes(app: App, { database, clock }: AppDependencies): void {
  app.get(panelPaths.feed, { config: { access: "assistant" } }, async (request) => {
    const createdAt = await feedCreatedAt(database, request.staff!.accountId);
    return { createdAt } satisfies FeedState;
  });
  app.post(
    panelPaths.feed,
    { config: { access: "assistant", confirm: true } },
    async (request, reply) => {
      const token = await makeFeed(database, request.staff!, clock());
      const address = panelPaths.feedOf(`${token}.ics`);
      return reply.code(201).send({ address } satisfies FeedMade);
    },
  );
  app.delete(panelPaths.feed, { config: { access: "assistant" } }, async (request, reply) => {
    await inTransaction(database, (db) => endFeed(db, request.staff!, clock()));
    return reply.code(204).send();
  });
}

/** Calendar programs send no cookie, so the token in the address authorises them. Contains initials, never names. */
export function addPublicFeedRoute(app: App, deps: AppDependencies): void {
  const { database, clock, academy, config } = deps;
  const preValidation = perAddress(viewLimit(deps), clock);
  const options = { schema: { params: idParams }, preValidation };
  app.get(panelPaths.feedOf(":id"), options, async (request, reply) => {
    const token = request.params.id.replace(/\.ics$/, "");
    if (!(await isFeed(database, token))) return refused("not_found");
    const now = clock();
    const { day: today } = istanbulClock(now);
    const range = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
    const appointments: PanelAppointment[] = [];
    for await (const page of appointmentPages(database, range)) appointments.push(...page);
    const { consultations } = await servicesNow(database.db, academy);
    const events = appointments
      .filter(({ status }) => status !== "cancelled")
      .filter((one) => !(isReport(one) && one.arrived))
      .map((appointment) => {
        const service = consultations.find(({ slug }) => slug === appointment.consultation);
        return {
          ...appointment,
          title: typeOf({ randevuTipi: service?.title }),
          address: panelAddress(config, panelPages.appointment(appointment.id)),
        };
      });
    return reply
      .header("content-type", "text/calendar; charset=utf-8")
      .header("x-robots-tag", "noindex")
      .send(calendarFeed(events, academy.name, now));
  });
}
