import { allPlanets, allSigns } from "content-collections";
import { data } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture, SignPicture } from "../../components/picture.tsx";
import { LinkList, RelatedLinks } from "../../components/related-links.tsx";
import { TextDates } from "../../components/text-dates.tsx";
import { placementAddress, planetAddresses, signAddress } from "../../content/addresses.ts";
import { labelled } from "../../content/guide-text.ts";
import type { Linked, LinkedLine } from "../../content/links/links.ts";
import { relatedToPlacement } from "../../content/links/links.ts";
import { placementTitle } from "../../content/page-titles.ts";
import { slugOf } from "../../content/slug.ts";
import { type PlanetName, planetNames, type SignName, signNames } from "../../content/zodiac.ts";
import { imageOf, signImage } from "../../images.ts";
import { headOf } from "../../page-head.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/placement";
import { Reading } from "./reading.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const planet = allPlanets.find(({ slug }) => slug === params.planet);
  const sign = allSigns.find(({ slug }) => slug === params.sign);
  const position = planet?.positions.find(({ slug }) => slug === params.sign);
  if (!planet || !sign || !position) throw data(null, 404);
  const place = signNames.indexOf(sign.name) + signNames.length;
  const address = placementAddress(planet.slug, sign.slug);
  return {
    head: headOf(address, position.description),
    title: placementTitle(planet.name, sign.name),
    subtitle: planet.description,
    facts: [
      { name: "Burcun elementi", value: sign.element },
      { name: "Burcun yöneticisi", value: sign.planet },
    ],
    images: { planet: imageOf(`planets/${planet.slug}`, 320, 320), sign: signImage(sign.slug) },
    planet: planet.name,
    sign: sign.name,
    ...linkedReading(position, linkTerms(address)),
    before: linkTo(planet.name, signNames[(place - 1) % signNames.length]!),
    after: linkTo(planet.name, signNames[(place + 1) % signNames.length]!),
    others: planetNames
      .filter((name) => name !== planet.name)
      .map((name) => ({ ...linkTo(name, sign.name), icon: slugOf(name) })),
    guides: [
      {
        title: `On iki burçta ${planet.name}`,
        path: planetAddresses().link(planet.slug),
        icon: planet.slug,
      },
      { title: `${sign.name} Burcu rehberi`, path: signAddress(sign.slug), icon: sign.slug },
    ],
    related: relatedToPlacement(planet.name, sign),
  };
}

type Position = { lead: string; content: { title: string; items: string[] }[]; note?: string };

function linkedReading({ lead, content, note }: Position, link: (parts: Linked[]) => Linked[]) {
  const linked = (item: string): LinkedLine => {
    const { label, text } = labelled(item);
    return { ...(label && { label }), text: link([text]) };
  };
  const summary = (item: string): LinkedLine => ({ text: link([item]) });
  return {
    lead: link([lead]),
    blocks: content.map(({ title, items }) => ({
      title,
      items: items.map(title ? linked : summary),
    })),
    note: note ? link([note]) : undefined,
  };
}

const linkTo = (planet: PlanetName, sign: SignName) => ({
  title: placementTitle(planet, sign),
  path: placementAddress(slugOf(planet), slugOf(sign)),
});

export { meta } from "../../page-meta.ts";

export default function Placement({ loaderData }: Route.ComponentProps) {
  const {
    title,
    subtitle,
    facts,
    images,
    planet,
    sign,
    lead,
    blocks,
    note,
    before,
    after,
    others,
    guides,
    related,
  } = loaderData;
  return (
    <>
      <PageHeader name="placement" heading={title} subtitle={subtitle}>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="header-art placement-art">
          <SignPicture image={images.sign} sizes="(width >= 64rem) 20rem, 17rem" eager />
          <Picture image={images.planet} alt="" eager />
        </div>
      </PageHeader>
      <div className="wrap band placement">
        <article aria-label={title}>
          <Reading lead={lead} blocks={blocks} note={note} heading="h2" />
          <TextDates />
        </article>
        <nav className="placement-turn" aria-label={`${planet} komşu burçlarda`}>
          <a href={before.path} rel="prev">
            <Icon name="arrow-left" />
            <span>Önceki burç</span>
            <b>{before.title}</b>
          </a>
          <a href={after.path} rel="next">
            <Icon name="arrow-right" />
            <span>Sonraki burç</span>
            <b>{after.title}</b>
          </a>
        </nav>
        <div className="beside">
          <nav aria-labelledby="ayni-burcta">
            <h2 id="ayni-burcta">{sign} burcundaki diğer gezegenler</h2>
            <LinkList links={others} className="beside-links placement-links" />
          </nav>
          <nav aria-labelledby="kaynaklar">
            <h2 id="kaynaklar">Gezegen ve burç</h2>
            <LinkList links={guides} className="beside-links placement-links" />
          </nav>
        </div>
        <RelatedLinks groups={related} />
      </div>
    </>
  );
}
