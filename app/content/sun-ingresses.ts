import { z } from "zod";
import { type SignName, signNames } from "./zodiac.ts";

export const ingressYears = { first: 1930, last: 2030 } as const;

/** Day of the month and time in Istanbul at which the Sun enters a sign: “20 17:46”. */
const entry = z.string().regex(/^(1[89]|2[0-4]) \d{2}:\d{2}$/);

/** content/sky/sun-ingresses.json: one entry a month. */
export const sunIngressesSchema = z.strictObject({
  years: z
    .array(z.strictObject({ year: z.int(), entries: z.array(entry).length(12) }))
    .length(ingressYears.last - ingressYears.first + 1),
});
export type SunIngresses = z.infer<typeof sunIngressesSchema>;

/** In January (1) it is Kova. */
export const signEnteredIn = (month: number): SignName => signNames.at((month + 9) % 12)!;

/** Minutes from the month's beginning to an entry. */
export function minutesInMonth(entry: string): number {
  const [day = 0, hours = 0, minutes = 0] = entry.split(/[ :]/).map(Number);
  return (day - 1) * 1440 + hours * 60 + minutes;
}

/** The first and the last day of a month on which the Sun entered a sign in any year. */
export function borderDays({ years }: SunIngresses, month: number): [first: number, last: number] {
  const days = years.map(({ entries }) => Number(entries[month - 1]!.slice(0, 2)));
  return [Math.min(...days), Math.max(...days)];
}
