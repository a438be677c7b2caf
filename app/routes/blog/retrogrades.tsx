import { useEffect, useState } from "react";
import { retrogradesFragment } from "../../../content-model/addresses.ts";
import type { RetrogradeCard } from "../../../content-model/sky.ts";
import { Icon } from "../../components/icon.tsx";
import { istanbulYear } from "../../istanbul-year.ts";

type Card = RetrogradeCard & { slug: string };
type Calendar = { stated: Card[]; years: { year: number; cards: Card[] }[] };

/** The stated card, then the years that have not passed yet. */
export function Retrogrades({ calendar: { stated, years } }: { calendar: Calendar }) {
  const [from, setFrom] = useState(0);
  useEffect(() => setFrom(istanbulYear(new Date())), []);
  const coming = years.filter(({ year }, index) => year >= from || index === years.length - 1);
  return (
    <section id={retrogradesFragment} className="band">
      <div className="wrap">
        <Group title="2024-2025 GEZEGEN RETRO TARİHLERİ" cards={stated} />
        {coming.map(({ year, cards }) => (
          <Group key={year} title={`${year} GEZEGEN RETRO TARİHLERİ`} cards={cards} />
        ))}
      </div>
    </section>
  );
}

function Group({ title, cards }: { title: string; cards: Card[] }) {
  return (
    <section className="retro" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {cards.map(({ title: planet, slug, periods }) => (
          <li key={planet} className={`planet-${slug}`}>
            <h3>
              <Icon name={slug} /> {planet}
            </h3>
            {periods.map(({ range, description }) => (
              <p key={range}>
                <b>{range}</b> {description}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
