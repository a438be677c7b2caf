import { Link } from "react-router";
import { addDays } from "../../../booking/istanbul-time.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { daysInWords } from "../../words/day-words.ts";

/** From week to week, and back to today's. */
export function WeekNav({ day, days }: { day: string; days: string[] }) {
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
