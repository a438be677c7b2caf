import { about } from "content-collections";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import wideSky from "../../img/headers/about-1600.avif?url";
import narrowSky from "../../img/headers/about-narrow.avif?url";
import { pageOf } from "../../page-head.ts";
import { preloadSky } from "../../preload-image.ts";
import type { Route } from "./+types/about";

export function loader() {
  return { ...pageOf("about"), texts: about };
}

export const links: Route.LinksFunction = () => preloadSky(narrowSky, wideSky);

export { meta } from "../../page-meta.ts";

export default function About({ loaderData: { heading, subtitle, texts } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader name="about" heading={heading} subtitle={subtitle} />
      <div className="wrap two-columns">
        {[texts.intro, texts.vision].map(({ title, paragraphs }) => (
          <section key={title} className="prose">
            <h2>{title}</h2>
            <Paragraphs texts={paragraphs} />
          </section>
        ))}
      </div>
      <CardSection title="Hizmetlerimiz" cards={texts.services} className="services" />
      <CardSection title="Değerlerimiz" cards={texts.values} className="values" />
      <section className="wrap band difference">
        <div className="prose">
          <h2>{texts.difference.title}</h2>
          <Paragraphs texts={texts.difference.paragraphs} />
        </div>
        <dl className="prose">
          {texts.difference.points.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

type Card = { icon: string; title: string; description: string };

function CardSection({
  title,
  cards,
  className,
}: {
  title: string;
  cards: Card[];
  className: string;
}) {
  return (
    <section className={`band ${className}`}>
      <div className="wrap">
        <h2 className="title-lg">{title}</h2>
        <ul className="card-grid">
          {cards.map((card) => (
            <li key={card.title} className="card">
              <Icon name={card.icon} />
              <h3>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
