import { turkishDay } from "../../../booking/turkish-day.ts";
import { placeInYear } from "../../components/place-in-year.ts";

/** The only script of /retro: it marks today in the strip of its year, what is past, and what comes next. */
const today = turkishDay(Date.now());
const year = Number(today.slice(0, 4));

for (const period of document.querySelectorAll<HTMLElement | SVGElement>("[data-until]"))
  period.classList.toggle("past", period.dataset.until! < today);

const place = placeInYear(year, today);
const strip = document.querySelector(`[data-year="${year}"]`);
strip?.querySelectorAll(".months span")[Math.floor(place)]?.classList.add("now");
for (const line of strip?.querySelectorAll("line") ?? [])
  for (const end of ["x1", "x2"]) line.setAttribute(end, `${place}`);

for (const days of document.querySelectorAll(".retrograde-days")) {
  const next = days.querySelector<HTMLElement>("[data-until]:not(.past)");
  if (!next) continue;
  const mark = document.createElement("em");
  mark.textContent = next.dataset.from! <= today ? "şu anda" : "sıradaki";
  next.classList.add("next");
  next.firstElementChild!.after(" ", mark);
}
