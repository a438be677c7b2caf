import { houseList } from "content-collections";
import { AnchorBar } from "../../components/anchor-bar.tsx";
import { LinkedParagraphs, LinkedText } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ReadMore } from "../../components/read-more.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { houseFragment, pageAddresses } from "../../content/addresses.ts";
import { relatedToHouses } from "../../content/links/links.ts";
import { pageOf } from "../../page-head.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/houses";
import { HouseWheel } from "./house-wheel.tsx";
import sheet from "./houses.css?url";

export function loader() {
  return {
    ...pageOf("houses"),
    houses: houseList.houses.map(({ number, name, topics, lead, text, empty }) => {
      const linked = linkTerms(pageAddresses.houses);
      return {
        ...{ number, name, topics, id: houseFragment(number) },
        lead: linked(lead),
        text: text.map(linked),
        empty: empty && linked(empty),
      };
    }),
    related: relatedToHouses(),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Houses({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, houses, related } = loaderData;
  return (
    <>
      <PageHeader name="houses" heading={heading} subtitle={subtitle} />
      <AnchorBar
        label="Evler"
        links={houses.map(({ number, id }) => ({ path: `#${id}`, name: `${number}. ev` }))}
      />
      <div className="wrap band houses">
        <HouseWheel houses={houses} />
        <div>
          {houses.map(({ number, name, id, topics, lead, text, empty }) => (
            <article
              key={id}
              className="house"
              aria-label={`${number}. ev ${name}`}
              data-house={`--${id}`}
            >
              <h2>
                <span>{number}. ev</span> {name}
              </h2>
              <p className="house-topics">{topics}</p>
              <div className="prose">
                <p className="lead">
                  <LinkedText parts={lead} />
                </p>
              </div>
              <ReadMore id={id} of={`${number}. ev`}>
                <div className="prose">
                  <LinkedParagraphs paragraphs={text} />
                  {empty && (
                    <p className="house-empty">
                      <strong>Boşsa:</strong> <LinkedText parts={empty} />
                    </p>
                  )}
                </div>
              </ReadMore>
            </article>
          ))}
          <RelatedLinks groups={related} />
        </div>
      </div>
    </>
  );
}
