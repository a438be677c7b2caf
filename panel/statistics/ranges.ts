import { addDays } from "../../booking/istanbul-time.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import type { ListName } from "../../contract/panel/words.ts";
import { withQuery } from "../data/api.ts";
import { weekOf } from "../words/day-words.ts";

export type DayRange = { from: string; to: string };

/** Whole weeks before and after the current one. */
function weeksAround(
  today: string,
  { before, after }: { before: number; after: number },
): DayRange {
  const week = weekOf(today);
  return { from: addDays(week[0]!, -7 * before), to: addDays(week[6]!, 7 * after) };
}

/** The first is the default. */
export const presets = [
  {
    name: "Yakın haftalar",
    key: "",
    of: (today: string) => weeksAround(today, { before: 7, after: 4 }),
  },
  {
    name: "Gelecek",
    key: "gelecek",
    of: (today: string, daysAhead: number) => ({ from: today, to: addDays(today, daysAhead) }),
  },
  {
    name: "Son 12 hafta",
    key: "12-hafta",
    of: (today: string) => weeksAround(today, { before: 11, after: 0 }),
  },
  { name: "Bu yıl", key: "yil", of: thisYear },
];

function thisYear(today: string): DayRange {
  const year = today.slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Where the appointments are listed that a number counts. */
export function listOf(
  { from, to }: DayRange,
  only: { durum?: ListName; tip?: string } = {},
): string {
  return withQuery(panelPages.list, { ...only, baslangic: from, bitis: to });
}
