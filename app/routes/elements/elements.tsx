import { allSigns, elementList } from "content-collections";
import { Icon } from "../../components/icon.tsx";
import { LinkedText } from "../../components/linked-paragraphs.tsx";
import { NextLink } from "../../components/next-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { pageAddresses, signAddress } from "../../content/addresses.ts";
import type { Linked } from "../../content/links/links.ts";
import { nextElement } from "../../content/links/links.ts";
import { drawingOf } from "../../images.ts";
import { interpolate } from "../../interpolate.ts";
import { pageOf } from "../../page-head.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/elements";
import sheet from "./elements.css?url";

export function loader() {
  return {
    ...pageOf("elements"),
    elements: elementList.elements.map((element) => ({
      ...linkedTexts(element),
      signs: element.signs.flatMap((name) =>
        allSigns
          .filter((sign) => sign.name === name)
          .map(({ slug, date }) => ({
            name,
            slug,
            date,
            path: signAddress(slug),
            stars: drawingOf(`constellations/${slug}`),
          })),
      ),
      about: interpolate(elementList.about, {
        name: element.name,
        element: element.id,
        signs: new Intl.ListFormat("tr-TR").format(element.signs),
      }),
      next: nextElement(element.name),
    })),
  };
}

type Titled<Text> = { title: string; description: Text };
type Texts = Record<"characteristics" | "weaknesses", Titled<string>[]> & { description: string };

function linkedTexts<Entry extends Texts>(element: Entry) {
  const linked = linkTerms(pageAddresses.elements);
  const item = ({ title, description }: Titled<string>) => ({
    title,
    description: linked(description),
  });
  return {
    ...element,
    description: linked(element.description),
    characteristics: element.characteristics.map(item),
    weaknesses: element.weaknesses.map(item),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Elements({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, elements } = loaderData;
  return (
    <>
      <PageHeader name="elements" heading={heading} subtitle={subtitle} />
      <nav className="wrap element-links" aria-label="Elementler">
        {elements.map(({ id, slug, name }) => (
          <a key={id} href={`#${id}`} className={`element-${slug}`}>
            <Icon name={slug} /> {name}
          </a>
        ))}
      </nav>
      {elements.map((element) => (
        <section
          key={element.id}
          id={element.id}
          className={`band element element-${element.slug}`}
        >
          <div className="wrap element-grid">
            <div className="element-intro">
              <h2 className="title-lg">
                <Icon name={element.slug} /> {element.name}
              </h2>
              <p className="lead">
                <LinkedText parts={element.description} />
              </p>
            </div>
            <ul className="element-signs">
              {element.signs.map(({ name, slug, date, path, stars }) => (
                <li key={slug}>
                  <a href={path}>
                    <img
                      className="screen-only"
                      src={stars}
                      alt=""
                      width={240}
                      height={240}
                      loading="lazy"
                    />
                    <Icon name={slug} />
                    <b>{name}</b> <span>{date}</span>
                  </a>
                </li>
              ))}
            </ul>
            <Items items={element.characteristics} className="characteristics" />
            <div className="element-weaknesses">
              <h3>Olumsuz Yönler</h3>
              <Items items={element.weaknesses} className="weaknesses" />
            </div>
            <div className="element-about">
              <h3>Element Hakkında</h3>
              <p>{element.about}</p>
              <NextLink
                label="Sonraki element"
                title={element.next.title}
                path={element.next.path}
              />
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

function Items({ items, className }: { items: Titled<Linked[]>[]; className: string }) {
  return (
    <dl className={`element-items ${className}`}>
      {items.map(({ title, description }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <LinkedText parts={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
