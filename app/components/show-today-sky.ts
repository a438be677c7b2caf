import { turkishMonth } from "../../booking/turkish-day.ts";
import { eachMinute } from "../each-minute.ts";
import type { SkyRow } from "../sky/sky-rows.ts";

/** Fills “Bugün gökyüzü” each minute. Tells the page the time, and the row of this minute once it is known. */
export function showTodaySky(tell: (now: number, row?: SkyRow) => void = () => {}): void {
  const band = document.querySelector<HTMLElement>(".today-sky")!;
  const { first, last, file } = band.dataset;
  const [facts, outside, failed] = band.querySelectorAll<HTMLElement>("dl, [data-answer]");
  const drawing = band.querySelector("svg")!;
  let month: string | undefined;
  /** Null if they cannot be loaded. */
  let rows: SkyRow[] | null | undefined;

  const show = (now: number) => {
    const isKnown = month! >= first! && month! <= last!;
    outside!.hidden = isKnown;
    failed!.hidden = !isKnown || rows !== null;
    facts!.hidden = !isKnown || rows === null;
    const row = isKnown ? rows?.findLast(([minute]) => minute * 60_000 <= now) : undefined;
    if (row) {
      const [, moon, ...words] = row;
      for (const [index, place] of facts!.querySelectorAll("dd > b, dd > span").entries())
        place.textContent = words[index]!;
      drawing.lastElementChild!.setAttribute("d", moon);
      drawing.removeAttribute("hidden");
    }
    tell(now, row);
    return isKnown;
  };
  eachMinute((now) => {
    const isSameMonth = month === turkishMonth(now);
    month = turkishMonth(now);
    if (!show(now) || isSameMonth) return;
    fetch(file!.replace("*", month))
      .then((answer) => (answer.ok ? answer.json() : null))
      .catch(() => null)
      .then((loaded) => {
        rows = loaded;
        show(Date.now());
      });
  });
}
