import { turkishDay } from "../../../booking/turkish-day.ts";
import { yearShown } from "../../../contract/retrograde-years.ts";
import { markToday } from "../../components/mark-today.ts";
import { showTodaySky } from "../../components/show-today-sky.ts";
import { showYear } from "../../components/show-year.ts";
import { retrogradeYearFragment } from "../../content/addresses.ts";

/** Shows one card of the retrogrades, the strip of the current year above, and what is past. */
export function showRetrogrades(): void {
  const section = document.querySelector(".retros")!;
  showYear()(section.querySelector(".year-tabs a")!.textContent);
  let today = "";
  showTodaySky((now) => {
    if (today === turkishDay(now)) return;
    today = turkishDay(now);
    markToday(today);
    showStripOfYear(section, new Date(now));
  });
}

/** The page was built with one year's strip above the tabs. Each other year's strip is in the year's card. */
function showStripOfYear(section: Element, now: Date) {
  const heading = section.querySelector("h2")!;
  const strips = [...section.querySelectorAll<HTMLElement>(".year-strip")];
  const year = yearShown(strips.map((strip) => strip.dataset.year!).sort(), now);
  const [above] = strips;
  const next = strips.find((strip) => strip.dataset.year === year)!;
  if (next === above) return;
  section.querySelector(`#${retrogradeYearFragment(above!.dataset.year!)} h2`)!.after(above!);
  heading.textContent = `${year} yılında retrolar`;
  heading.after(next);
}
