import "./week.css";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { addDays, isDay } from "../../../booking/istanbul-time.ts";
import type { ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Problem, Waiting } from "../../components/states.tsx";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { daysInWords, todayInIstanbul, weekOf } from "../../words/day-words.ts";
import { BookedSheet, useBooked } from "../closures/booked-sheet.tsx";
import type { ClosedHours } from "./cell-actions.ts";
import { CloseHours } from "./close-hours.tsx";
import { OpenHours } from "./open-hours.tsx";
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
  /** While hours are being chosen to be closed. */
  const [chosen, setChosen] = useState<string[]>();
  /** Why they are closed: kept while the weeks are turned. */
  const [reason, setReason] = useState("");
  const { booked, onBooked } = useBooked();
  const [opening, setOpening] = useState<ClosedHours>();
  function choose(next?: string[]) {
    setChosen(next);
    if (!next) setReason("");
  }
  const shown = { days, shown: day, today };
  return (
    <Page
      title="Hafta"
      actions={
        <>
          <WeekNav {...{ day, days }} />
          <button
            type="button"
            className="button small ghost"
            aria-pressed={chosen !== undefined}
            onClick={() => choose(chosen ? undefined : [])}
          >
            <PanelIcon name="closed" /> Saat kapat
          </button>
          <Link className="button small ghost" to={panelPages.daySheetOf(day)}>
            <PanelIcon name="print" /> Gün listesi
          </Link>
        </>
      }
    >
      <WeekDays {...shown} list={isStale ? undefined : data} />
      {problem && !isStale && <Problem problem={problem} onRetry={reload} />}
      {(isStale || !(data || problem)) && <Waiting />}
      {data && !isStale && (
        <>
          <WeekGrid {...shown} list={data} onOpen={setOpening} {...{ chosen, setChosen }} />
          {chosen && (
            <CloseHours
              {...{ days, chosen, reason }}
              list={data}
              onReason={setReason}
              onChosen={choose}
              onBooked={onBooked}
            />
          )}
        </>
      )}
      {booked.length > 0 && <BookedSheet booked={booked} onLeave={() => onBooked([])} />}
      {opening && <OpenHours {...opening} onLeave={() => setOpening(undefined)} />}
    </Page>
  );
}

/** From week to week, and back to today's. */
function WeekNav({ day, days }: { day: string; days: string[] }) {
  return (
    <nav className="week-nav" aria-label="Haftalar">
      <Link to={panelPages.weekOf(addDays(day, -7))} preventScrollReset aria-label="Önceki hafta">
        <PanelIcon name="previous" />
      </Link>
      <span aria-live="polite">{daysInWords(days)}</span>
      <Link to={panelPages.weekOf(addDays(day, 7))} preventScrollReset aria-label="Sonraki hafta">
        <PanelIcon name="next" />
      </Link>
      <Link className="button small ghost" to={panelPages.week} preventScrollReset>
        Bugün
      </Link>
    </nav>
  );
}
