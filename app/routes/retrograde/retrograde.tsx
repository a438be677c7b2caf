import { retrogradeCalendar, retrogradeGuide, site } from "content-collections";
import { AnchorBar } from "../../components/anchor-bar.tsx";
import { CalendarSubscription } from "../../components/calendar-subscription.tsx";
import { Icon } from "../../components/icon.tsx";
import { LinkedParagraphs, LinkedText } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { RetrogradePeriods } from "../../components/retrograde-periods.tsx";
import { YearStrip } from "../../components/year-strip.tsx";
import { pageAddresses, planetAddresses, retrogradesAddress } from "../../content/addresses.ts";
import { relatedToRetrogrades } from "../../content/links/links.ts";
import { slugOf } from "../../content/slug.ts";
import { pageOf } from "../../page-head.ts";
import { calendarLinks, skyWords } from "../../sky/sky-words.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/retrograde";
import { LoopFigure } from "./loop-figure.tsx";
import markComing from "./mark-coming.ts?worker&url";
import sheet from "./retrograde.css?url";

export function loader() {
  const { years } = retrogradeCalendar;
  return {
    ...pageOf("retrograde"),
    intro: retrogradeGuide.intro.map(linkTerms(pageAddresses.retrograde)),
    today: { path: retrogradesAddress(), title: skyWords.title },
    calendar: calendarLinks(site.url, "retrograde"),
    years: years.map(({ year, cards }) => ({
      year,
      cards: cards.map((card) => ({ ...card, slug: slugOf(card.title) })),
    })),
    planets: retrogradeGuide.items.map(({ planet, slug, lead, rhythm, text, advice }) => {
      const linked = linkTerms(pageAddresses.retrograde);
      return {
        ...{ planet, slug, path: planetAddresses().link(slug), periods: periodsOf(planet) },
        lead: linked(lead),
        rhythm: linked(rhythm),
        text: text.map(linked),
        advice: advice.map(linked),
      };
    }),
    related: relatedToRetrogrades(),
  };
}

/** A planet's periods of all years. One that spans New Year is on the cards of both years, and is listed once. */
function periodsOf(planet: string) {
  const all = retrogradeCalendar.years.flatMap(({ cards }) =>
    cards.filter(({ title }) => title === planet).flatMap(({ periods }) => periods),
  );
  return [...new Map(all.map((period) => [period.range, period])).values()];
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Retrograde({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, intro, today, calendar, years, planets, related } = loaderData;
  return (
    <>
      <PageHeader name="retrograde" heading={heading} subtitle={subtitle} />
      <AnchorBar
        label="Gezegenler"
        links={planets.map(({ slug, planet }) => ({
          path: `#${slug}`,
          name: planet,
          icon: slug,
        }))}
      />
      <div className="wrap band retrograde-intro">
        <div className="prose">
          <LinkedParagraphs paragraphs={intro} />
        </div>
        <LoopFigure />
        <div className="retrograde-years screen-only">
          {/* app/build/dated-pages.ts removes past years. */}
          {years.map(({ year, cards }) => (
            <section key={year} aria-labelledby={`yil-${year}`}>
              <h2 id={`yil-${year}`}>{year}</h2>
              <YearStrip year={year} cards={cards} />
            </section>
          ))}
          <div className="retrograde-calendar">
            <a href={today.path}>{today.title}: şu anda hangileri retroda?</a>
            <CalendarSubscription {...calendar} />
          </div>
        </div>
      </div>
      {planets.map(({ planet, slug, lead, rhythm, text, advice, periods, path }) => (
        <article key={slug} className={`planet-${slug}`} aria-labelledby={slug}>
          <div className="wrap retrograde">
            <h2 id={slug}>
              <Icon name={slug} /> {planet} retrosu
            </h2>
            <div className="retrograde-days">
              <h3>Günleri</h3>
              <RetrogradePeriods periods={periods} />
              <a className="screen-only" href={path}>
                On iki burçta {planet}
              </a>
            </div>
            <div className="prose">
              <p className="lead">
                <LinkedText parts={lead} />
              </p>
              <p className="retrograde-rhythm">
                <LinkedText parts={rhythm} />
              </p>
              <LinkedParagraphs paragraphs={text} />
              <ul>
                {advice.map((one) => (
                  <li key={JSON.stringify(one)}>
                    <LinkedText parts={one} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </article>
      ))}
      <div className="wrap retrograde-end">
        <RelatedLinks groups={related} />
      </div>
      <script type="module" src={markComing} />
    </>
  );
}
