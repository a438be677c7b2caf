import type { RetrogradeCard } from "../content/sky.ts";
import { Icon } from "./icon.tsx";
import { placeInYear } from "./place-in-year.ts";

export type Card = RetrogradeCard & { slug: string };

const months = "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara".split(" ");

/** A year's retrogrades across its twelve months; the cards below list the same. mark-today.ts marks today. */
export function YearStrip({ year, cards }: { year: number; cards: Card[] }) {
  return (
    <div
      className="year-strip screen-only"
      data-year={year}
      role="img"
      aria-label={`${year} yılının retroları on iki aya yayılmış; günleri aşağıda.`}
    >
      <div className="months">
        {months.map((month) => (
          <span key={month}>{month}</span>
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
                  data-until={end.date}
                  x={from}
                  y={0.28}
                  width={Number((until - from).toFixed(3))}
                  height={0.44}
                />
              );
            })}
            <line y1={0} y2={1} />
          </svg>
        </div>
      ))}
    </div>
  );
}
