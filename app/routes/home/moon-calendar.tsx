import { useEffect, useRef } from "react";
import { calendarAddresses, moonCalendarFragment } from "../../../content-model/addresses.ts";
import { CalendarSubscription } from "../../components/calendar-subscription.tsx";
import { Icon } from "../../components/icon.tsx";
import { MoonDisc } from "../../components/today-sky.tsx";
import type { SkyRow } from "../../sky/sky-rows.ts";
import { useHash } from "../../use-hash.ts";
import { type CalendarRow, type CalendarYear, comingRow, openingYear } from "./calendar-years.ts";

type Props = {
  title: string;
  text: string;
  years: CalendarYear[];
  origin: string;
  now: number | undefined;
  sky: SkyRow | string | undefined;
};

/** The prerendered page lists every year, for readers without JavaScript; then one year shows at a time. */
export function MoonCalendar({ title, text, years, origin, now, sky }: Props) {
  const hash = useHash();
  const asked = years.find(({ fragment }) => fragment === hash)?.year;
  const names = years.map(({ year }) => year);
  const shown = asked ?? (now === undefined ? now : openingYear(names, now));
  const coming = now === undefined ? now : comingRow(years, now);
  const list = useOpenAtComing(shown);

  return (
    <section id={moonCalendarFragment} className="band" aria-label={title}>
      <div className="wrap moon-calendar">
        <h2 className="title-lg">{title}</h2>
        <p>{text}</p>
        <p className="moon-now needs-script">{typeof sky === "object" && <MoonNow sky={sky} />}</p>
        <nav aria-label="Takvim yılı" className="switch">
          {years.map(({ year, fragment }) => (
            <a key={year} href={`#${fragment}`} aria-current={year === shown ? "true" : undefined}>
              {year}
            </a>
          ))}
        </nav>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <section ref={list} className="calendar-list" aria-label={`${title} listesi`} tabIndex={0}>
          {years.map(({ year, fragment, rows }) => (
            <ul
              key={year}
              id={fragment}
              aria-label={year}
              hidden={shown !== undefined && year !== shown}
            >
              {rows.map((row) => (
                <Row key={row.date} row={row} year={year} coming={coming} />
              ))}
            </ul>
          ))}
        </section>
        <CalendarSubscription origin={origin} path={calendarAddresses.moon} />
      </div>
    </section>
  );
}

function MoonNow({ sky: [, moon, phase, lit, sign, until] }: { sky: SkyRow }) {
  return (
    <>
      <MoonDisc path={moon} /> Ay şimdi {sign}, {until}. {phase}, {lit}.
    </>
  );
}

function Row(props: { row: CalendarRow; year: string; coming: CalendarRow | "none" | undefined }) {
  const { row, year, coming } = props;
  const { date, day, time, phase, sign, icon, degree, eclipse } = row;
  const isPast = coming === "none" || (coming !== undefined && date < coming.date);
  const states = [eclipse && "eclipse", isPast && "past", row === coming && "coming"];
  return (
    <li className={states.filter(Boolean).join(" ") || undefined}>
      <time dateTime={`${date}T${time}+03:00`}>
        {day} {year} <span>{time}</span>
      </time>
      <b className={phase === "Dolunay" ? "full" : "new"}>{phase}</b>
      <span>
        <Icon name={icon} /> {sign} {degree}
      </span>
      {(eclipse || row === coming) && (
        <em>{[row === coming && "sıradaki", eclipse].filter(Boolean).join(" · ")}</em>
      )}
    </li>
  );
}

/** Scrolls the list, and never the page, to what comes next, with the last that has passed above it. */
function useOpenAtComing(shown: string | undefined) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!shown) return;
    const coming = list.current?.querySelector<HTMLElement>(`ul:not([hidden]) > .coming`);
    const top = (coming?.previousElementSibling as HTMLElement | null)?.offsetTop ?? 0;
    list.current?.scrollTo({ top, behavior: "instant" });
  }, [shown]);
  return list;
}
