import { Fragment } from "react";
import { yearShown } from "../../../contract/retrograde-years.ts";
import { CalendarSubscription } from "../../components/calendar-subscription.tsx";
import { Icon } from "../../components/icon.tsx";
import { RetrogradePeriods } from "../../components/retrograde-periods.tsx";
import { TodaySky } from "../../components/today-sky.tsx";
import { type Card, YearStrip } from "../../components/year-strip.tsx";
import { YearTabs } from "../../components/year-tabs.tsx";
import { pageAddresses, retrogradesFragment } from "../../content/addresses.ts";
import type { CalendarLinks, SkyWords } from "../../sky/sky-words.ts";

type Calendar = {
  links: CalendarLinks;
  skyWords: SkyWords;
  years: Year[];
  /** The day of the build, whose year's strip is above the tabs in the prerendered page. */
  builtOn: string;
};
/** "2026", or "2024-2025" for the stated card. */
type Year = { year: string; fragment: string; cards: Card[] };

/**
 * Above the tabs is the strip of the current year; below them is one card, at first the stated one. For readers without
 * JavaScript all cards are shown: show-retrogrades.ts.
 */
export function Retrogrades({ calendar }: { calendar: Calendar }) {
  const { links, skyWords, years, builtOn } = calendar;
  const computed = years.filter(({ year }) => year.length === 4);
  const current = yearShown(
    computed.map(({ year }) => year),
    new Date(builtOn),
  );
  return (
    <section id={retrogradesFragment} className="band">
      <TodaySky words={skyWords} />
      <div className="wrap retros">
        {computed.map(
          ({ year, cards }) =>
            year === current && (
              <Fragment key={year}>
                <h2 className="screen-only">{year} yılında retrolar</h2>
                <YearStrip year={Number(year)} cards={cards} />
              </Fragment>
            ),
        )}
        <YearTabs label="Retro yılı" years={years} />
        {years.map((one) => (
          <YearCards
            key={one.year}
            {...one}
            isShown={one === years[0]}
            hasStrip={one.year !== current && computed.includes(one)}
          />
        ))}
        <p className="retros-more screen-only">
          <a href={pageAddresses.retrograde}>Gezegen Retroları: her biri neyi anlatır?</a>
        </p>
        <CalendarSubscription {...links} />
      </div>
    </section>
  );
}

type YearProps = Year & { isShown: boolean; hasStrip: boolean };

function YearCards({ year, fragment, cards, isShown, hasStrip }: YearProps) {
  const title = `${year} GEZEGEN RETRO TARİHLERİ`;
  return (
    <section id={fragment} className={isShown ? "retro" : "retro unless-script"} aria-label={title}>
      <h2>{title}</h2>
      {hasStrip && <YearStrip year={Number(year)} cards={cards} />}
      <ul>
        {cards.map(({ title: planet, slug, periods }) => (
          <li key={planet} className={`planet-${slug}`}>
            <h3>
              <Icon name={slug} /> {planet}
            </h3>
            <RetrogradePeriods periods={periods} />
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
