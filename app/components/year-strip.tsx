import type { RetrogradeCard } from "../content/sky.ts";
import { Icon } from "./icon.tsx";
import { placeInYear } from "./place-in-year.ts";

export type Card = RetrogradeCard & { slug: string };

const months = "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split(" ");

/**
 * A year's retrogrades across its twelve months; the cards below list the same. Without `today` nothing is past, and
 * no month is the current one.
 */
export function YearStrip(props: { year: number; cards: Card[]; today?: string }) {
  const { year, cards, today = "" } = props;
  const isNow = today.startsWith(`${year}-`);
  const now = placeInYear(year, today);
  return (
    <div
      className="year-strip screen-only"
      data-year={year}
      role="img"
      aria-label={`${year} yılının retroları on iki aya yayılmış; günleri aşağıda.`}
    >
      <div className="months">
        {months.map((month, index) => (
          <span key={month} className={isNow && index === Math.floor(now) ? "now" : undefined}>
            {month}
          </span>
        ))}
      </div>
      {cards.map(({ title, slug, periods }) => (
        <div key={slug} className={`planet-${slug}`}>
          <Icon name={slug} /> <b>{title}</b>
          <svg viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true">
            {periods.map(({ start, end }) => {
              const from = placeInYear(year, start.date);
              const until = placeInYear(year, end.date);
              return (
                <rect
                  key={start.date}
                  className={end.date < today ? "past" : undefined}
                  data-until={end.date}
                  x={from}
                  y={0.28}
                  width={Number((until - from).toFixed(3))}
                  height={0.44}
                />
              );
            })}
            <line x1={now} x2={now} y1={0} y2={1} />
          </svg>
        </div>
      ))}
    </div>
  );
}
