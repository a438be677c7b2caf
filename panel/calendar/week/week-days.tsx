import { Link } from "react-router";
import { isReport } from "../../../booking/reports.ts";
import type { ListAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { monthInWords, shortWeekdayOf } from "../../words/day-words.ts";

/** A week's days, which of them a phone shows, and which is today. */
export type ShownWeek = { days: string[]; shown: string; today: string };

/** The phone's way from day to day: a dot where somebody comes, a ring where somebody waits. */
export function WeekDays({ days, shown, today, list }: ShownWeek & { list?: ListAnswer }) {
  return (
    <nav className="week-days" aria-label="Günler">
      {days.map((day) => {
        const here = list?.appointments.filter(
          (one) => one.day === day && one.status !== "cancelled" && !isReport(one),
        );
        const isWaiting = here?.some(({ status }) => status === "pending");
        return (
          <Link
            key={day}
            to={panelPages.weekOf(day)}
            replace
            preventScrollReset
            aria-current={day === shown ? "date" : undefined}
            data-today={day === today}
          >
            <span>{shortWeekdayOf(day)}</span> <b>{Number(day.slice(8))}</b>
            <span className="visually-hidden">
              {" "}
              {monthInWords(day)}, {here?.length ?? 0} randevu
            </span>
            {here && here.length > 0 && <i data-waiting={isWaiting} />}
          </Link>
        );
      })}
    </nav>
  );
}
