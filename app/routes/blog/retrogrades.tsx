import { Fragment, useEffect, useRef } from "react";
import { turkishDay } from "../../../booking/turkish-day.ts";
import { yearShown } from "../../../contract/retrograde-years.ts";
import { CalendarSubscription } from "../../components/calendar-subscription.tsx";
import { Icon } from "../../components/icon.tsx";
import { RetrogradePeriods } from "../../components/retrograde-periods.tsx";
import { TodaySky } from "../../components/today-sky.tsx";
import { useSkyNow } from "../../components/use-sky-now.ts";
import { type Card, YearStrip } from "../../components/year-strip.tsx";
import { YearTabs } from "../../components/year-tabs.tsx";
import { pageAddresses, retrogradesFragment } from "../../content/addresses.ts";
import { isBackNavigation } from "../../is-back-navigation.ts";
import type { CalendarLinks, SkyWords } from "../../sky/sky-words.ts";
import { useHash } from "../../use-hash.ts";
import { useNow } from "../../use-now.ts";

type Calendar = {
  links: CalendarLinks;
  skyWords: SkyWords;
  years: Year[];
  /** The day of the build, whose year's strip is in the prerendered page. */
  builtOn: string;
};
/** "2026", or "2024-2025" for the stated card. */
type Year = { year: string; fragment: string; cards: Card[] };

/**
 * Above the tabs is the strip of the current year. Below them is one card, at first the stated one; for readers without
 * JavaScript all of them.
 */
export function Retrogrades({ calendar }: { calendar: Calendar }) {
  const { links, skyWords, years, builtOn } = calendar;
  const now = useNow();
  const sky = useSkyNow(now, skyWords);
  const today = now ? turkishDay(now) : undefined;
  const hash = useHash(years.map(({ fragment }) => fragment));
  const computed = years.filter(({ year }) => year.length === 4);
  const current = yearShown(
    computed.map(({ year }) => year),
    new Date(today ?? builtOn),
  );
  const shown = years.find(({ fragment }) => fragment === hash) ?? years[0];
  const place = useScrollOnArrival(years);
  return (
    <section id={retrogradesFragment} className="band">
      <TodaySky sky={sky} words={skyWords} />
      <div className="wrap retros">
        {computed.map(
          ({ year, cards }) =>
            year === current && (
              <Fragment key={year}>
                <h2 className="screen-only">{year} yılında retrolar</h2>
                <YearStrip year={Number(year)} cards={cards} today={today} />
              </Fragment>
            ),
        )}
        <div ref={place}>
          <YearTabs label="Retro yılı" years={years} shown={shown?.year} />
          {years.map((one) => (
            <YearCards
              key={one.year}
              {...one}
              isShown={one === shown}
              hasStrip={one.year !== current && computed.includes(one)}
              today={today}
            />
          ))}
        </div>
        <p className="retros-more screen-only">
          <a href={pageAddresses.retrograde}>Gezegen Retroları: her biri neyi anlatır?</a>
        </p>
        <CalendarSubscription {...links} />
      </div>
    </section>
  );
}

/** The browser cannot scroll to the year that an address names: it may still be hidden when the page has come. */
function useScrollOnArrival(years: Year[]) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
  useEffect(() => {
    const isNamed = years.some(({ fragment }) => location.hash === `#${fragment}`);
    if (isNamed && !isBackNavigation()) place.current?.scrollIntoView({ behavior: "instant" });
  }, []);
  return place;
}

type YearProps = Year & { isShown: boolean; hasStrip: boolean; today: string | undefined };

function YearCards({ year, fragment, cards, isShown, hasStrip, today }: YearProps) {
  const title = `${year} GEZEGEN RETRO TARİHLERİ`;
  return (
    <section id={fragment} className={isShown ? "retro" : "retro unless-script"} aria-label={title}>
      <h2>{title}</h2>
      {hasStrip && <YearStrip year={Number(year)} cards={cards} today={today} />}
      <ul>
        {cards.map(({ title: planet, slug, periods }) => (
          <li key={planet} className={`planet-${slug}`}>
            <h3>
              <Icon name={slug} /> {planet}
            </h3>
            <RetrogradePeriods periods={periods} today={today} />
          </li>
        ))}
      </ul>
      <Footnote cards={cards} />
    </section>
  );
}

/** The days on which the computed date differs from the stated one. */
function Footnote({ cards }: { cards: Card[] }) {
  const rows = cards.flatMap(({ title, periods }) => {
    const computed = periods.flatMap((period) => period.computed ?? []);
    return computed.length > 0 ? `${title} ${computed.join(", ")}` : [];
  });
  if (rows.length === 0) return null;
  return (
    <p className="footnote">
      * Gökyüzü hesabı, Türkiye saatiyle bir gün farklı tarih veriyor: {rows.join("; ")}.
    </p>
  );
}
