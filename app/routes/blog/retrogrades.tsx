import { turkishDay } from "../../../booking/turkish-day.ts";
import { CalendarSubscription } from "../../components/calendar-subscription.tsx";
import { Icon } from "../../components/icon.tsx";
import { RetrogradePeriods } from "../../components/retrograde-periods.tsx";
import { TodaySky } from "../../components/today-sky.tsx";
import { useSkyNow } from "../../components/use-sky-now.ts";
import { type Card, YearStrip } from "../../components/year-strip.tsx";
import { retrogradesFragment } from "../../content/addresses.ts";
import type { CalendarLinks, SkyWords } from "../../sky/sky-words.ts";
import { useNow } from "../../use-now.ts";

type Calendar = {
  links: CalendarLinks;
  skyWords: SkyWords;
  stated: Card[];
  years: { year: number; cards: Card[] }[];
};

/** The current and the coming years, then the specified cards of 2024-2025. */
export function Retrogrades({ calendar }: { calendar: Calendar }) {
  const { links, skyWords, stated, years } = calendar;
  const now = useNow();
  const sky = useSkyNow(now, skyWords);
  const today = turkishDay(now);
  const from = Number(today.slice(0, 4));
  const coming = years.filter(({ year }, index) => year >= from || index === years.length - 1);
  return (
    <section id={retrogradesFragment} className="band">
      <TodaySky sky={sky} words={skyWords} />
      {/* The key: if a year has passed since the build, its cards are replaced and not moved, which would be seen. */}
      <div key={coming[0]?.year} className="wrap retros">
        {coming.map(({ year, cards }, index) => (
          <Group key={year} title={`${year} GEZEGEN RETRO TARİHLERİ`} cards={cards}>
            {index === 0 && (
              <>
                <YearStrip year={year} cards={cards} today={today} />
                <CalendarSubscription {...links} />
              </>
            )}
          </Group>
        ))}
        <Group title="2024-2025 GEZEGEN RETRO TARİHLERİ" cards={stated} />
      </div>
    </section>
  );
}

type GroupProps = { title: string; cards: Card[]; children?: React.ReactNode };

function Group({ title, cards, children }: GroupProps) {
  return (
    <section className="retro" aria-label={title}>
      <h2>{title}</h2>
      {children}
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
