import type { SettingsAnswer } from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import type { Config } from "../../config.ts";
import type { App } from "../validation.ts";

/** What a page cannot know when it is built: where its calls go. */
export function addSettingsRoute(app: App, config: Config): void {
  const answer: SettingsAnswer = {
    bookingApiBase: config.BOOKING_API_BASE,
    lookupApiBase: config.LOOKUP_API_BASE,
    daysAhead: config.BOOKING_DAYS_AHEAD,
    minNoticeMinutes: config.MIN_NOTICE_MINUTES,
  };
  app.get(paths.settings, async () => answer);
}
