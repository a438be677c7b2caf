import { istanbulInstant, nextMonth } from "../../booking/istanbul-time.ts";

/** The first of the twelve months whose evening skies are drawn by `npm --prefix tools run art -- hero`. */
const first = "2026-11";

export const heroMonths = Array.from({ length: 11 }).reduce<string[]>(
  (months) => [...months, nextMonth(months.at(-1)!)],
  [first],
);

/** The moment that a month's picture shows. */
export const heroEvening = (month: string) =>
  istanbulInstant({ day: `${month}-15`, time: "21:00" });

export const heroCaption = (month: string) =>
  `İstanbul’un güney göğü: ${monthInWords(month)}, saat 21.00`;

const monthInWords = (month: string) =>
  heroEvening(month).toLocaleDateString("tr-TR", {
    month: "long",
    year: "numeric",
    timeZone: "Europe/Istanbul",
  });
