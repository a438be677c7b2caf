import { about, allCharts, consultationList, site } from "content-collections";
import { pageAddresses } from "../../../content-model/addresses.ts";
import { nameLinker } from "../../../content-model/linked-names.ts";
import { type RelatedLink, relatedToService } from "../../../content-model/related.ts";
import { Icon } from "../../components/icon.tsx";
import { LinkedParagraphs } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { LinkList } from "../../components/related-links.tsx";
import wideSky from "../../img/headers/about-1600.avif?url";
import narrowSky from "../../img/headers/about-narrow.avif?url";
import { pageOf } from "../../page-head.ts";
import { preloadSky } from "../../preload-image.ts";
import type { Route } from "./+types/about";

export function loader() {
  const linked = nameLinker(allCharts, ["placement", "technique"], pageAddresses.about);
  const withLinks = <Text extends { paragraphs: string[] }>(text: Text) => ({
    ...text,
    paragraphs: text.paragraphs.map(linked),
  });
  const offers = { charts: allCharts, consultations: consultationList.types };
  return {
    ...pageOf("about"),
    texts: {
      intro: withLinks(about.intro),
      vision: withLinks(about.vision),
      services: (site.promotion ? about.services : []).map((service) => ({
        icon: service.icon,
        title: service.title,
        description: service.description,
        links: relatedToService(service, offers),
      })),
      values: about.values,
      difference: withLinks(about.difference),
    },
  };
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
            <LinkedParagraphs paragraphs={paragraphs} />
          </section>
        ))}
      </div>
      {texts.services.length > 0 && (
        <CardSection title="Hizmetlerimiz" cards={texts.services} className="services" />
      )}
      <CardSection title="Değerlerimiz" cards={texts.values} className="values" />
      <section className="wrap band difference">
        <div className="prose">
          <h2>{texts.difference.title}</h2>
          <LinkedParagraphs paragraphs={texts.difference.paragraphs} />
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

type Card = { icon: string; title: string; description: string; links?: RelatedLink[] };

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
              {card.links && <LinkList links={card.links} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
