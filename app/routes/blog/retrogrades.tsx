import { useEffect, useState } from "react";
import type { RetrogradeCard } from "../../../content-model/sky.ts";
import { slugOf } from "../../../content-model/slug.ts";
import { Icon } from "../../components/icon.tsx";
import { istanbulYear } from "../../istanbul-year.ts";

type Calendar = { stated: RetrogradeCard[]; years: { year: number; cards: RetrogradeCard[] }[] };

/** The stated card, then the years that have not passed yet. */
export function Retrogrades({ calendar: { stated, years } }: { calendar: Calendar }) {
  const [from, setFrom] = useState(0);
  useEffect(() => setFrom(istanbulYear(new Date())), []);
  const coming = years.filter(({ year }, index) => year >= from || index === years.length - 1);
  return (
    <section id="retro" className="band">
      <div className="wrap">
        <Group title="2024-2025 GEZEGEN RETRO TARİHLERİ" cards={stated} />
        {coming.map(({ year, cards }) => (
          <Group key={year} title={`${year} GEZEGEN RETRO TARİHLERİ`} cards={cards} />
        ))}
      </div>
    </section>
  );
}

function Group({ title, cards }: { title: string; cards: RetrogradeCard[] }) {
  return (
    <section className="retro" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {cards.map(({ title: planet, periods }) => (
          <li key={planet} className={`planet-${slugOf(planet)}`}>
            <h3>
              <Icon name={slugOf(planet)} /> {planet}
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
