import { turkishMonth } from "../../../booking/turkish-day.ts";
import { showYear } from "../../components/show-year.ts";

/** Shows one year of the moon calendar, and marks what comes next. The answered function is called each minute. */
export function openMoonCalendar(): (now: number) => void {
  const list = document.querySelector<HTMLElement>(".calendar-list")!;
  const rows = [...list.querySelectorAll("li")];
  const years = [...list.querySelectorAll("ul")].map((year) => year.ariaLabel!);
  const comingMark = document.createTextNode("sıradaki ");
  let coming: number | undefined;
  const showUsual = showYear(openAtComing);
  // Until a page is loaded the browser scrolls to what its address names, and the list to that year's beginning.
  if (location.hash) addEventListener("load", () => setTimeout(openAtComing));

  /** Scrolls the list (not the page) to the last row before the next event. */
  function openAtComing() {
    const passed = list.querySelector("[data-state=coming]")?.previousElementSibling;
    const top = (passed as HTMLElement | undefined)?.offsetTop ?? 0;
    list.scrollTo({ top, behavior: "instant" });
  }
  function markComing() {
    const before = comingMark.parentElement;
    comingMark.remove();
    if (before?.textContent === "") before.remove();
    for (const [index, row] of rows.entries())
      row.dataset.state = index < coming! ? "past" : index > coming! ? "later" : "coming";
    const row = rows[coming!];
    if (row)
      (row.querySelector("em") ?? row.appendChild(document.createElement("em"))).prepend(
        comingMark,
      );
  }
  return (now) => {
    const next = comingIndex(
      rows.map((row) => row.querySelector("time")!.dateTime),
      now,
    );
    if (next !== coming) {
      const isFirst = coming === undefined;
      coming = next;
      markComing();
      if (isFirst) openAtComing();
    }
    showUsual(openingYear(years, now));
  };
}

/** The place of the first time that has not come; after the last time their number. */
export function comingIndex(times: string[], now: number): number {
  const index = times.findIndex((time) => Date.parse(time) > now);
  return index < 0 ? times.length : index;
}

/** The current year, or the nearest of the calendar. */
export function openingYear(years: string[], now: number): string {
  const current = turkishMonth(now).slice(0, 4);
  const [first = current, last = first] = [years[0], years.at(-1)];
  return current < first ? first : current > last ? last : current;
}
