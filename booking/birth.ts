import { addDays, istanbul, type WallClock } from "./istanbul-time.ts";

/** When and where somebody was born, as far as it is known. */
export type Birth = { day: string; time: BirthTime | null; place: BirthPlace | null };

/**
 * As the clocks there showed it: to the minute, or some time between two. When clocks are set back
 * an hour occurs twice, when they are set forward an hour is skipped: `isLater` then says which reading is meant.
 */
export type BirthTime = { at: string; isLater?: boolean } | { from: string; to: string };

export type BirthPlace = {
  name: string;
  /** What tells namesakes apart: the il, or state and country. */
  region: string;
  latitude: number;
  longitude: number;
  /** By its name in the time zone database. */
  zone: string;
};

/** One instant that a wall clock may have meant. */
export type Reading = {
  /** In UT, to the second. */
  instant: string;
  /** Seconds that the clocks were ahead of UT. */
  offset: number;
  /** The rule: the country's standard time, its summer time, or the place's local mean time. */
  rule: "standard" | "summer" | "mean";
};

/** An hour that occurred twice, or was skipped, has two readings, the earlier first. */
type Readings = { came: "once" | "twice" | "never"; readings: Reading[] };

/** Before that day each place in Türkiye used local mean time; the time zone database knows only İstanbul's. */
const firstTurkishZoneDay = "1910-10-01";

const dayLength = 24 * 3600;

export function readingsOf(
  { day, time }: WallClock,
  { zone, longitude }: Pick<BirthPlace, "zone" | "longitude">,
): Readings {
  const shown = Date.parse(`${day}T${time}:00Z`) / 1000;
  if (zone === istanbul && day < firstTurkishZoneDay) {
    const offset = Math.round(longitude * 240);
    return { came: "once", readings: [{ instant: isoOf(shown - offset), offset, rule: "mean" }] };
  }
  const around = [shown - dayLength, shown + dayLength].map((moment) => offsetAt(zone, moment));
  const offsets = [...new Set(around)].sort((one, other) => other - one);
  const right = offsets.filter((offset) => offsetAt(zone, shown - offset) === offset);
  const meant = right.length > 0 ? right : offsets;
  return {
    came: right.length === 0 ? "never" : right.length === 1 ? "once" : "twice",
    readings: meant.map((offset) => ({
      instant: isoOf(shown - offset),
      offset,
      rule: offset > standardOffset(zone, shown - offset) ? "summer" : "standard",
    })),
  };
}

/** The instant of a birth, both ends of its range, or nothing if hour or place is unknown. */
export function birthInUt({ day, time, place }: Birth): Reading[] {
  if (!time || !place) return [];
  if ("at" in time) {
    const { readings } = readingsOf({ day, time: time.at }, place);
    return [readings[time.isLater ? readings.length - 1 : 0]!];
  }
  const from = readingsOf({ day, time: time.from }, place).readings;
  // A range over midnight ends on the next day.
  const lastDay = time.to < time.from ? addDays(day, 1) : day;
  const to = readingsOf({ day: lastDay, time: time.to }, place).readings;
  return [from[0]!, to.at(-1)!];
}

export function isZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/** Türkiye's standard time by law, from each day on. Offsets do not show it: some summer times lasted for years. */
const turkishHours: [from: string, hours: number][] = [
  ["2016-09-08", 3],
  ["1984-11-01", 2],
  ["1978-06-29", 3],
  ["0000", 2],
];

/** The offset without summer time; outside Türkiye the smaller of that year's January and July offsets. */
function standardOffset(zone: string, moment: number): number {
  const day = isoOf(moment);
  if (zone === istanbul) return turkishHours.find(([from]) => day >= from)![1] * 3600;
  const offsets = ["01", "07"].map((month) =>
    offsetAt(zone, Date.parse(`${day.slice(0, 4)}-${month}-01T00:00Z`) / 1000),
  );
  return Math.min(...offsets);
}

/** Seconds ahead of UT: "GMT+03:00", "GMT-00:25:21", or "GMT" itself. */
function offsetAt(zone: string, moment: number): number {
  const parts = formatterFor(zone).formatToParts(moment * 1000);
  const text = parts.find(({ type }) => type === "timeZoneName")!.value;
  const [, sign, hours, minutes, seconds = "0"] =
    /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (!sign) return 0;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? -size : size;
}

function isoOf(moment: number): string {
  return new Date(moment * 1000).toISOString().replace(".000", "");
}

/** Cached: creating a formatter costs more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    timeZoneName: "longOffset",
  });
  formatters.set(timeZone, made);
  return made;
}
