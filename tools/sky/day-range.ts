import { monthNames } from "../../app/content/sign-dates.ts";

/** "2026-03-01" as "1 Mart 2026" */
export function dayText(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${monthNames[month! - 1]} ${year}`;
}

/** "01 Mart 2026" as the UTC instant at which that day begins. */
export function dayStart(text: string): number {
  const [day, month, year] = text.split(" ");
  return Date.UTC(Number(year), monthNames.indexOf(month!), Number(day));
}

/** Joins two days and says a shared month and year once: "05-28 Ağustos 2024". */
export function dayRange(start: string, end: string): string {
  const [day, month, year] = start.split(" ");
  const [, endMonth, endYear] = end.split(" ");
  if (year !== endYear) return `${start}-${end}`;
  return month === endMonth ? `${day}-${end}` : `${day} ${month}-${end}`;
}
