import { readFileSync } from "node:fs";
import { Body } from "astronomy-engine";
import { parse } from "yaml";
import { monthNames } from "../../app/content/sign-dates.ts";
import { apparentLongitude, DAY } from "../../app/sky/longitude.ts";
import { dayStart, dayText } from "./day-range.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { PLANETS } from "./retrograde.ts";
import { findRoots } from "./roots.ts";
import { zodiacPosition } from "./zodiac-position.ts";

/** What the tests of printed facts share: reading the texts, and asking the sky in their words. */
export const HOUR = DAY / 24;
export const BODIES = { Güneş: Body.Sun, Ay: Body.Moon, ...PLANETS };
export type BodyName = keyof typeof BODIES;

export const contentOf = (file: string) => readFileSync(`content/${file}`, "utf8");

/** From b to a by the shorter way, -180 … 180. */
export const ahead = (a: number, b: number) => ((((a - b) % 360) + 540) % 360) - 180;

export const longitudeOf = (body: BodyName, ms: number) => apparentLongitude(BODIES[body], ms);

/** "Aslan 4" */
export function inWords(longitude: number): string {
  const { sign, degree } = zodiacPosition(((longitude % 360) + 360) % 360);
  return `${sign} ${degree}`;
}
export const placeOf = (body: BodyName, ms: number) => inWords(longitudeOf(body, ms));
export const signOf = (body: BodyName, ms: number) => zodiacPosition(longitudeOf(body, ms)).sign;

/** The Istanbul day of an instant, as the texts write it: "4 Temmuz 2026". */
export const dayOf = (ms: number) => dayText(istanbulTime(ms).date);
/** Noon in Istanbul, near enough for the years before 2016 too. */
export const noonOf = (day: string) => dayStart(day) + 9 * HOUR;

/** Every instant at which two bodies stand that many degrees apart. */
export function meetings(a: BodyName, b: BodyName, angle: number, from: number, to: number) {
  const beyond = (side: number) => (ms: number) =>
    ahead(longitudeOf(a, ms), longitudeOf(b, ms) + side * angle);
  const sides = angle % 180 === 0 ? [1] : [1, -1];
  return sides
    .flatMap((side) =>
      findRoots(beyond(side), { from, to, step: 4 * DAY, tolerance: 1000 })
        .map(({ at }) => at)
        .filter((at) => Math.abs(beyond(side)(at)) < 1),
    )
    .toSorted((first, second) => first - second);
}

const months = monthNames.join("|");
const dateOrYear = new RegExp(
  `(?<day>\\d{1,2}) (?<month>${months})(?: (?<year>\\d{4}))?(?<joined>(?:, | ve | ?– ?)(?=\\d+ (?:${months})))?|(?<bare>\\b\\d{4}\\b)`,
  "gu",
);

/** Every day that a text names; a year said once holds for the days before it in a row or after it. */
export function datesIn(text: string): string[] {
  const dates: string[] = [];
  let waiting: string[] = [];
  let last = "";
  for (const { groups } of text.matchAll(dateOrYear)) {
    const { day, month, year, joined, bare } = groups!;
    last = year ?? bare ?? last;
    if (bare) continue;
    waiting.push(`${day} ${month}`);
    if (joined && !year) continue;
    dates.push(...waiting.map((date) => `${date} ${last}`));
    waiting = [];
  }
  return dates;
}

/** A term's text in the glossary. */
export const termOf = (term: string) => glossary().get(term)!;

let terms: Map<string, string> | undefined;
function glossary() {
  const entries = () =>
    parse(contentOf("reference/glossary.yaml")) as { term: string; text: string }[];
  terms ??= new Map(entries().map(({ term, text }) => [term, text]));
  return terms;
}
