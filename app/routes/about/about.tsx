import { about, allCharts, consultationList, site } from "content-collections";
import { ContactLinks } from "../../components/contact-links.tsx";
import { Icon } from "../../components/icon.tsx";
import { LinkedParagraphs, LinkedText } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { LinkList } from "../../components/related-links.tsx";
import { pageAddresses } from "../../content/addresses.ts";
import { nameLinker, relatedToService } from "../../content/links/links.ts";
import { drawingOf } from "../../images.ts";
import { pageOf } from "../../page-head.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/about";
import sheet from "./about.css?url";

export function loader() {
  const names = nameLinker(allCharts, ["placement", "technique"], pageAddresses.about);
  const terms = linkTerms(pageAddresses.about);
  const withLinks = <Text extends { paragraphs: string[] }>(text: Text) => ({
    ...text,
    paragraphs: text.paragraphs.map((paragraph) => terms(names(paragraph))),
  });
  const withTerms = <Text extends { title: string; description: string }>(text: Text) => ({
    title: text.title,
    description: terms(text.description),
  });
  const offers = { charts: allCharts, consultations: consultationList.types };
  return {
    ...pageOf("about"),
    academy: { name: site.name, phone: site.phone, email: site.email },
    portrait: { ...about.portrait, address: drawingOf("portrait") },
    texts: {
      intro: withLinks(about.intro),
      vision: withLinks(about.vision),
      services: (site.promotion ? about.services : []).map((service) => ({
        icon: service.icon,
        ...withTerms(service),
        links: relatedToService(service, offers),
      })),
      values: about.values.map(withTerms),
      difference: {
        ...withLinks(about.difference),
        points: about.difference.points.map(withTerms),
      },
    },
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function About({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, texts, academy, portrait } = loaderData;
  return (
    <>
      <PageHeader name="about" heading={heading} subtitle={subtitle} />
      <div className="wrap band letter">
        <figure className="portrait screen-only">
          <img src={portrait.address} alt={portrait.imageAlt} width={360} height={460} />
          <figcaption>{portrait.caption}</figcaption>
        </figure>
        <div className="letter-text">
          {[texts.intro, texts.vision].map(({ title, paragraphs }) => (
            <section key={title} className="prose">
              <h2>{title}</h2>
              <LinkedParagraphs paragraphs={paragraphs} />
            </section>
          ))}
          <Signature {...academy} />
        </div>
      </div>
      {texts.services.length > 0 && (
        <section className="band services">
          <div className="wrap">
            <h2 className="title-lg">Hizmetlerimiz</h2>
            <ul>
              {texts.services.map(({ icon, title, description, links }) => (
                <li key={title}>
                  <Icon name={icon} />
                  <h3>{title}</h3>
                  <p>
                    <LinkedText parts={description} />
                  </p>
                  <LinkList links={links} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <section className="band values sky">
        <div className="wrap">
          <h2 className="title-lg">Değerlerimiz</h2>
          <ol>
            {texts.values.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <LinkedText parts={description} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="wrap band difference">
        <div className="prose">
          <h2>{texts.difference.title}</h2>
          <LinkedParagraphs paragraphs={texts.difference.paragraphs} />
        </div>
        <dl>
          {texts.difference.points.map(({ title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <LinkedText parts={description} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** Who writes, and how to answer. */
function Signature({ name, phone, email }: { name: string; phone: string; email: string }) {
  return (
    <div className="signature">
      <p>{name}</p>
      <ul className="link-list">
        <ContactLinks phone={phone} email={email} />
      </ul>
    </div>
  );
}
