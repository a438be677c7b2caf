import { readFileSync } from "node:fs";
import { type ChartId, signNames } from "../../../app/content/zodiac.ts";
import { turn } from "../../../app/sky/degrees.ts";
import { zodiacPosition } from "../../sky/zodiac-position.ts";
import { root } from "../canvas/encode.ts";

/** What the tests of the techniques' texts share: each figure that one prints is computed again there. */
export const textOf = (chart: ChartId) =>
  readFileSync(`${root}content/charts/${chart}.md`, "utf8").replace(/^---[\s\S]*?\n---\n/, "");

/** Every "Aslan’ın 20" of a text, in its order. */
export const degreesIn = (text: string) =>
  [...text.matchAll(/(\p{L}+)’n?[ıiuü]n (\d+)/gu)]
    .filter(([, sign]) => signNames.some((name) => name === sign))
    .map(([, sign, degree]) => `${sign} ${degree}`);

export const degree = (longitude: number) => {
  const { sign, degree } = zodiacPosition(turn(longitude));
  return `${sign} ${degree}`;
};

export const inWords = (when: number | Date, options: Intl.DateTimeFormatOptions) =>
  new Date(when).toLocaleDateString("tr-TR", { timeZone: "Europe/Istanbul", ...options });
export const dayOf = (when: number | Date) => inWords(when, { dateStyle: "long" });
export const monthOf = (when: number | Date) => inWords(when, { month: "long", year: "numeric" });

export const DAY = 86_400_000;
export const YEAR = 365.2422 * DAY;
