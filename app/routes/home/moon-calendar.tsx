import { useEffect, useRef } from "react";
import { CalendarSubscription } from "../../components/calendar-subscription.tsx";
import { Icon } from "../../components/icon.tsx";
import { YearTabs } from "../../components/year-tabs.tsx";
import { moonCalendarFragment } from "../../content/addresses.ts";
import type { SkyRow } from "../../sky/sky-rows.ts";
import type { CalendarLinks } from "../../sky/sky-words.ts";
import { useHash } from "../../use-hash.ts";
import { type CalendarRow, type CalendarYear, comingDate, openingYear } from "./calendar-years.ts";

type Props = {
  title: string;
  text: string;
  years: CalendarYear[];
  links: CalendarLinks;
  now: number | undefined;
  sky: SkyRow | string | undefined;
};

/** The prerendered page lists all years, for readers without JavaScript; with it one year shows at a time. */
export function MoonCalendar({ title, text, years, links, now, sky }: Props) {
  const hash = useHash(years.map(({ fragment }) => fragment));
  const linked = years.find(({ fragment }) => fragment === hash)?.year;
  const names = years.map(({ year }) => year);
  const shown = linked ?? (now ? openingYear(names, now) : undefined);
  const coming = now ? comingDate(years, now) : "";
  const list = useOpenAtComing(shown, coming !== "");

  return (
    <section id={moonCalendarFragment} className="band" aria-label={title}>
      <div className="wrap moon-calendar">
        <h2 className="title-lg">{title}</h2>
        <p>{text}</p>
        <p className="moon-now needs-script">
          {typeof sky === "object" && `Ay şimdi ${sky[4]}, ${sky[5]}. ${sky[2]}, ${sky[3]}.`}
        </p>
        <YearTabs label="Takvim yılı" years={years} shown={shown} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <section ref={list} className="calendar-list" aria-label={`${title} listesi`} tabIndex={0}>
          {years.map(({ year, fragment, rows }) => (
            <ul key={year} id={fragment} aria-label={year} hidden={shown ? year !== shown : false}>
              {rows.map((row) => (
                <Row key={row.date} row={row} year={year} coming={coming} />
              ))}
            </ul>
          ))}
        </section>
        <CalendarSubscription {...links} />
      </div>
    </section>
  );
}

function Row({ row, year, coming }: { row: CalendarRow; year: string; coming: string }) {
  const { date, day, time, phase, sign, icon, degree, eclipse } = row;
  const isComing = date === coming;
  return (
    <li
      className={eclipse ? "eclipse" : undefined}
      data-state={isComing ? "coming" : date < coming ? "past" : undefined}
    >
      <time dateTime={`${date}T${time}+03:00`}>
        {day} {year} <span>{time.replace(":", ".")}</span>
      </time>
      <b className={phase === "Dolunay" ? "full" : "new"}>{phase}</b>
      <span>
        <Icon name={icon} /> {sign} {degree}
      </span>
      {(isComing || eclipse) && (
        <em>
          {isComing && "sıradaki "}
          {eclipse}
        </em>
      )}
    </li>
  );
}

/** Scrolls the list (not the page) to the last row before the next event. */
function useOpenAtComing(shown: unknown, isKnown: boolean) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another year has another place
  useEffect(() => {
    const passed = list.current?.querySelector("[data-state=coming]")?.previousElementSibling;
    const top = (passed as HTMLElement | undefined)?.offsetTop ?? 0;
    list.current?.scrollTo({ top, behavior: "instant" });
  }, [shown, isKnown]);
  return list;
}
