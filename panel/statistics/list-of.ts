import type { Outcome } from "../../booking/status.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { withQuery } from "../data/api.ts";
import type { DayRange } from "./ranges.ts";

/** Where the appointments are listed that a number counts. */
export function listOf(
  { from, to }: DayRange,
  only: { durum?: Outcome; tip?: string } = {},
): string {
  return withQuery(panelPages.list, { ...only, baslangic: from, bitis: to });
}
