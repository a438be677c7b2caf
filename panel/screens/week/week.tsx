import { Link, useSearchParams } from "react-router";
import { addDays, isDay } from "../../../booking/istanbul-time.ts";
import type { ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { todayInIstanbul, weekInWords, weekOf } from "../../parts/day-words.ts";
import { Page } from "../../parts/page.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { Problem, Waiting } from "../../parts/states.tsx";
import { WeekDays } from "./week-days.tsx";
import { WeekGrid } from "./week-grid.tsx";

/** A week with the slots as a grid; on a phone a day of it at a time. */
export default function Week() {
  const [params] = useSearchParams();
  const today = todayInIstanbul(useNow());
  const asked = params.get("gun") ?? "";
  const day = isDay(asked) ? asked : today;
  const days = weekOf(day);
  const { data, isStale, problem, reload } = usePanelQuery<ListAnswer>(
    withQuery(panelPaths.appointments, { baslangic: days[0], bitis: days[6] }),
  );
  return (
    <Page
      title="Hafta"
      actions={
        <nav className="week-nav" aria-label="Haftalar">
          <Link
            to={panelPages.weekOf(addDays(day, -7))}
            preventScrollReset
            aria-label="Önceki hafta"
          >
            <PanelIcon name="previous" />
          </Link>
          <span aria-live="polite">{weekInWords(days)}</span>
          <Link
            to={panelPages.weekOf(addDays(day, 7))}
            preventScrollReset
            aria-label="Sonraki hafta"
          >
            <PanelIcon name="next" />
          </Link>
          <Link className="button small ghost" to={panelPages.week} preventScrollReset>
            Bugün
          </Link>
        </nav>
      }
    >
      <WeekDays days={days} shown={day} today={today} claims={isStale ? undefined : data} />
      {problem && !isStale && <Problem problem={problem} onRetry={reload} />}
      {(isStale || !(data || problem)) && <Waiting />}
      {data && !isStale && <WeekGrid {...{ days, today }} shown={day} claims={data} />}
    </Page>
  );
}
