import { Link, useSearchParams } from "react-router";
import { addDays, isDay } from "../../../booking/istanbul-time.ts";
import type { DaySheetAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Empty, Problem, Waiting } from "../../components/states.tsx";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { fullDay, todayInIstanbul } from "../../words/day-words.ts";
import { SheetRow } from "./sheet-row.tsx";

/** A day's people on paper, in the order they come, with room for what is said. */
export default function DaySheet() {
  const [params] = useSearchParams();
  const { academy } = useSettings();
  const today = todayInIstanbul(useNow());
  const asked = params.get("gun") ?? "";
  const day = isDay(asked) ? asked : today;
  const { data, isStale, problem, reload } = usePanelQuery<DaySheetAnswer>(
    withQuery(panelPaths.daySheet, { gun: day }),
  );
  const people = isStale ? undefined : data?.appointments;
  return (
    <Page
      title="Gün listesi"
      actions={
        <>
          <nav className="week-nav" aria-label="Günler">
            <DayLink day={addDays(day, -1)} label="Önceki gün" icon="previous" />
            <DayLink day={addDays(day, 1)} label="Sonraki gün" icon="next" />
            <Link className="button small ghost" to={panelPages.daySheet} preventScrollReset>
              Bugün
            </Link>
          </nav>
          <button type="button" className="button small" onClick={() => window.print()}>
            <PanelIcon name="print" /> Yazdır
          </button>
        </>
      }
    >
      <p className="day-sheet-day" aria-live="polite">
        <b>{fullDay(day)}</b>
        {people && people.length > 0 && ` · ${people.length} danışan`}
        <span className="paper-only"> · {academy}</span>
      </p>
      {problem && !isStale && <Problem problem={problem} onRetry={reload} />}
      {!people && !problem && <Waiting />}
      {people?.length === 0 && <Empty>Bu gün kimse gelmiyor.</Empty>}
      {people && people.length > 0 && (
        <table className="day-sheet">
          <caption className="visually-hidden">{fullDay(day)} günü gelenler</caption>
          <thead>
            <tr>
              <th scope="col">Saat</th>
              <th scope="col">Danışan</th>
              <th scope="col">Görüşme</th>
              <th scope="col">Notlar</th>
            </tr>
          </thead>
          <tbody>
            {people.map((appointment) => (
              <SheetRow key={appointment.id} appointment={appointment} />
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}

function DayLink(link: { day: string; label: string; icon: "previous" | "next" }) {
  return (
    <Link to={panelPages.daySheetOf(link.day)} preventScrollReset aria-label={link.label}>
      <PanelIcon name={link.icon} />
    </Link>
  );
}
