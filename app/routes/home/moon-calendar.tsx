import { CalendarSubscription } from "../../components/calendar-subscription.tsx";
import { Icon } from "../../components/icon.tsx";
import { YearTabs } from "../../components/year-tabs.tsx";
import { moonCalendarFragment } from "../../content/addresses.ts";
import type { CalendarLinks } from "../../sky/sky-words.ts";
import type { CalendarRow, CalendarYear } from "./calendar-years.ts";

type Props = { title: string; text: string; years: CalendarYear[]; links: CalendarLinks };

/** The page lists all years, for readers without JavaScript; with it one year shows at a time: open-moon-calendar.ts. */
export function MoonCalendar({ title, text, years, links }: Props) {
  return (
    <section id={moonCalendarFragment} className="band" aria-label={title}>
      <div className="wrap moon-calendar">
        <h2 className="title-lg">{title}</h2>
        <p>{text}</p>
        <p className="moon-now needs-script" />
        <YearTabs label="Takvim yılı" years={years} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <section className="calendar-list" aria-label={`${title} listesi`} tabIndex={0}>
          {years.map(({ year, fragment, rows }) => (
            <ul key={year} id={fragment} aria-label={year}>
              {rows.map((row) => (
                <Row key={row.date} row={row} year={year} />
              ))}
            </ul>
          ))}
        </section>
        <CalendarSubscription {...links} />
      </div>
    </section>
  );
}

function Row({ row, year }: { row: CalendarRow; year: string }) {
  const { date, day, time, phase, sign, icon, degree, eclipse } = row;
  return (
    <li className={eclipse ? "eclipse" : undefined}>
      <time dateTime={`${date}T${time}+03:00`}>
        {day} {year} <span>{time.replace(":", ".")}</span>
      </time>
      <b className={phase === "Dolunay" ? "full" : "new"}>{phase}</b>
      <span>
        <Icon name={icon} /> {sign} {degree}
      </span>
      {eclipse && <em>{eclipse}</em>}
    </li>
  );
}
