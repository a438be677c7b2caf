import type { Hours } from "../../../booking/hours.ts";
import { istanbulClock } from "../../../booking/istanbul-time.ts";
import type { SettingsAnswer } from "../../../contract/public/calls.ts";
import { paths } from "../../../contract/public/paths.ts";
import { defaultHoursOf, hoursOf } from "../../settings/hours.ts";
import type { AppDependencies } from "../dependencies.ts";
import { perAddress, viewLimit } from "../limits.ts";
import type { App } from "../validation.ts";

/** Settings that a page cannot know when it is built: where its calls go, and the hours. */
export function addSettingsRoute(app: App, deps: AppDependencies): void {
  const { config, database, clock } = deps;
  const preValidation = perAddress(viewLimit(deps), clock);
  const defaults = defaultHoursOf(config);
  const isOurs = config.BOOKING_API_BASE === "";

  app.get(paths.settings, { preValidation }, async ({ log }): Promise<SettingsAnswer> => {
    const hours = isOurs ? await hoursNow(log.error.bind(log)) : undefined;
    const { daysAhead, minNotice } = hours ?? defaults;
    return {
      bookingApiBase: config.BOOKING_API_BASE,
      lookupApiBase: config.LOOKUP_API_BASE,
      daysAhead,
      minNoticeMinutes: minNotice,
      ...(hours && { hours: shown(hours) }),
    };
  });

  /** Undefined if the database fails: the other settings do not depend on it. */
  async function hoursNow(onError: (about: object, text: string) => void) {
    try {
      return (await hoursOf(database.db, { defaults, from: istanbulClock(clock()).day })).hours;
    } catch (error) {
      onError({ err: error }, "the hours cannot be read");
      return undefined;
    }
  }
}

/** Which starts there are; what is closed is told day by day, as taken. */
function shown({ week, step, closures }: Hours): SettingsAnswer["hours"] {
  const openings = closures.filter((closure) => closure.kind === "opening");
  const exceptions = openings.map(({ day, ranges }) => ({ day, ranges }));
  return {
    week,
    step,
    exceptions: exceptions.sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
}
