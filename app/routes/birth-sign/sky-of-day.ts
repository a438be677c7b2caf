import { addDays, istanbulInstant } from "../../../booking/istanbul-time.ts";
import { between } from "../../sky/degrees.ts";
import { apparentLongitude, bodies } from "../../sky/longitude.ts";

/** Where a planet is on a day of Turkey's. Longitudes are degrees from the beginning of Koç. */
export type Standing = {
  midnight: number;
  noon: number;
  nextMidnight: number;
  isRetrograde: boolean;
  /** Its sign, counted from Koç; on a day on which it changes, both and the minute. */
  sign: number;
  change?: { sign: number; at: number };
};

const MINUTE = 60_000;

/** In the order of `planetNames`. */
export function skyOfDay(day: string): Standing[] {
  const instant = (day: string, time: string) => istanbulInstant({ day, time }).getTime();
  // Instants are rounded to minutes: a day begins half a minute before its midnight.
  const start = instant(day, "00:00") - MINUTE / 2;
  const end = instant(addDays(day, 1), "00:00") - MINUTE / 2;
  const middle = instant(day, "12:00");
  return bodies.map((body) => {
    const longitude = (ms: number) => apparentLongitude(body, ms);
    const [midnight, noon, nextMidnight] = [longitude(start), longitude(middle), longitude(end)];
    const [sign, next] = [signAt(midnight), signAt(nextMidnight)];
    const left = () => lastInstant(start, end, (ms) => signAt(longitude(ms)) === sign);
    return {
      ...{ midnight, noon, nextMidnight, sign },
      isRetrograde: between(midnight, nextMidnight) < 0,
      ...(sign !== next && { change: { sign: next, at: left() } }),
    };
  });
}

const signAt = (longitude: number) => Math.floor(longitude / 30);

/** The minute in which something ends that is true at `start` and not at `end`. */
function lastInstant(start: number, end: number, isTrue: (ms: number) => boolean): number {
  let [before, after] = [start, end];
  while (after - before > 10) {
    const middle = (before + after) / 2;
    if (isTrue(middle)) before = middle;
    else after = middle;
  }
  return Math.round(after / MINUTE) * MINUTE;
}
