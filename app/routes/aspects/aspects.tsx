import { aspectList } from "content-collections";
import { AnchorBar } from "../../components/anchor-bar.tsx";
import { AspectFigure } from "../../components/aspect-figure.tsx";
import { LinkedParagraphs, LinkedText } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ReadMore } from "../../components/read-more.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { pageAddresses } from "../../content/addresses.ts";
import { relatedToAspects } from "../../content/links/links.ts";
import { pageOf } from "../../page-head.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/aspects";
import sheet from "./aspects.css?url";

export function loader() {
  return {
    ...pageOf("aspects"),
    aspects: aspectList.aspects.map(({ lead, text, ...aspect }) => {
      const linked = linkTerms(pageAddresses.aspects);
      return {
        ...aspect,
        lead: linked(lead),
        text: text.map(linked),
      };
    }),
    related: relatedToAspects(),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Aspects({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, aspects, related } = loaderData;
  return (
    <>
      <PageHeader name="aspects" heading={heading} subtitle={subtitle} />
      <AnchorBar
        label="Açılar"
        links={aspects.map(({ slug, name }) => ({ path: `#${slug}`, name }))}
      />
      <div className="wrap band aspects">
        {aspects.map(({ slug, name, angle, orb, kind, lead, text }) => (
          <article key={slug} className={`aspect aspect-${slugOfKind[kind]}`} aria-label={name}>
            <header>
              <AspectFigure angle={angle} />
              <h2>{name}</h2>
              <dl>
                <div>
                  <dt>Uzaklık</dt>
                  <dd>{angle}°</dd>
                </div>
                <div>
                  <dt>Orb</dt>
                  <dd>{orb}</dd>
                </div>
                <div>
                  <dt>Sınıf</dt>
                  <dd>{kind} açı</dd>
                </div>
              </dl>
            </header>
            <div className="prose">
              <p className="lead">
                <LinkedText parts={lead} />
              </p>
            </div>
            <ReadMore id={slug} of={name}>
              <div className="prose">
                <LinkedParagraphs paragraphs={text} />
              </div>
            </ReadMore>
          </article>
        ))}
        <RelatedLinks groups={related} />
      </div>
    </>
  );
}

const slugOfKind = { büyük: "great", küçük: "small" };
