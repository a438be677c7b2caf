import { useEffect, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useHash } from "../../use-hash.ts";
import { type CalendarYear, openingYear } from "./calendar-years.ts";

type Props = { title: string; text: string; years: CalendarYear[] };

/** The prerendered page lists every year, for readers without JavaScript; then one year shows at a time. */
export function MoonCalendar({ title, text, years }: Props) {
  const names = years.map(({ year }) => year);
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  const hash = useHash();
  const asked = years.find(({ fragment }) => fragment === hash)?.year;
  const shown = asked ?? (now && openingYear(names, now));

  return (
    <section id="ay-takvimi" className="band" aria-label={title}>
      <div className="wrap moon-calendar">
        <h2 className="title-lg">{title}</h2>
        <p>{text}</p>
        <nav aria-label="Takvim yılı" className="switch">
          {years.map(({ year, fragment }) => (
            <a key={year} href={`#${fragment}`} aria-current={year === shown ? "true" : undefined}>
              {year}
            </a>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <section className="calendar-list" aria-label={`${title} listesi`} tabIndex={0}>
          {years.map(({ year, fragment, rows }) => (
            <ul
              key={year}
              id={fragment}
              aria-label={year}
              hidden={shown !== undefined && year !== shown}
            >
              {rows.map(({ date, day, time, phase, sign, icon, degree, eclipse }) => (
                <li key={date} className={eclipse ? "eclipse" : undefined}>
                  <time dateTime={`${date}T${time}+03:00`}>
                    {day} {year} <span>{time}</span>
                  </time>
                  <b className={phase === "Dolunay" ? "full" : "new"}>{phase}</b>
                  <span>
                    <Icon name={icon} /> {sign} {degree}
                  </span>
                  {eclipse && <em>{eclipse}</em>}
                </li>
              ))}
            </ul>
          ))}
        </section>
      </div>
    </section>
  );
}
