import { placeInYear } from "./place-in-year.ts";

/** Marks a day, "2026-11-19", in the strips of years, and the periods that are past. */
export function markToday(today: string): void {
  for (const period of document.querySelectorAll<HTMLElement | SVGElement>("[data-until]"))
    period.classList.toggle("past", period.dataset.until! < today);
  for (const strip of document.querySelectorAll<HTMLElement>("[data-year]")) {
    const { year } = strip.dataset;
    const place = placeInYear(Number(year), today);
    for (const [index, month] of strip.querySelectorAll(".months span").entries())
      month.classList.toggle("now", today.startsWith(year!) && index === Math.floor(place));
    for (const line of strip.querySelectorAll("line"))
      for (const end of ["x1", "x2"]) line.setAttribute(end, `${place}`);
  }
}
