import { turkishDay } from "../../../booking/turkish-day.ts";
import { markToday } from "../../components/mark-today.ts";

/** The only script of /retro: it marks today in the strip of its year, what is past, and what comes next. */
const today = turkishDay(Date.now());
markToday(today);

for (const days of document.querySelectorAll(".retrograde-days")) {
  const next = days.querySelector<HTMLElement>("[data-until]:not(.past)");
  if (!next) continue;
  const mark = document.createElement("em");
  mark.textContent = next.dataset.from! <= today ? "şu anda" : "sıradaki";
  next.classList.add("next");
  next.firstElementChild!.after(" ", mark);
}
