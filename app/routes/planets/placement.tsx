import { allPlanets, allSigns } from "content-collections";
import { data } from "react-router";
import {
  placementAddress,
  planetAddresses,
  signAddress,
} from "../../../content-model/addresses.ts";
import { placementTitle } from "../../../content-model/page-titles.ts";
import { slugOf } from "../../../content-model/slug.ts";
import {
  type PlanetName,
  planetNames,
  type SignName,
  signNames,
} from "../../../content-model/zodiac.ts";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture, SignPicture } from "../../components/picture.tsx";
import { headOf } from "../../page-head.ts";
import type { Route } from "./+types/placement";
import { Reading } from "./reading.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const planet = allPlanets.find(({ slug }) => slug === params.planet);
  const sign = allSigns.find(({ slug }) => slug === params.sign);
  const position = planet?.positions.find(({ slug }) => slug === params.sign);
  if (!planet || !sign || !position) throw data(null, 404);
  const place = signNames.indexOf(sign.name) + signNames.length;
  return {
    head: headOf(placementAddress(planet.slug, sign.slug), position.description),
    title: placementTitle(planet.name, sign.name),
    subtitle: planet.description,
    facts: [
      { name: "Burcun elementi", value: sign.element },
      { name: "Burcun yöneticisi", value: sign.planet },
    ],
    planet: { name: planet.name, slug: planet.slug },
    sign: { name: sign.name, slug: sign.slug },
    blocks: position.content,
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
  };
}

const linkTo = (planet: PlanetName, sign: SignName) => ({
  title: placementTitle(planet, sign),
  path: placementAddress(slugOf(planet), slugOf(sign)),
});

export { meta } from "../../page-meta.ts";

export default function Placement({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, facts, planet, sign, blocks, before, after, others, guides } =
    loaderData;
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
        <div className="placement-art">
          <SignPicture slug={sign.slug} eager />
          <Picture src={`/img/planets/${planet.slug}`} alt="" width={320} height={320} eager />
        </div>
      </PageHeader>
      <div className="wrap band placement">
        <article aria-label={title}>
          <Reading blocks={blocks} heading="h2" />
        </article>
        <nav className="placement-turn" aria-label={`${planet.name} komşu burçlarda`}>
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
        <aside className="placement-beside">
          <nav aria-labelledby="ayni-burcta">
            <h2 id="ayni-burcta">{sign.name} burcundaki diğer gezegenler</h2>
            <IconLinks links={others} />
          </nav>
          <nav aria-labelledby="kaynaklar">
            <h2 id="kaynaklar">Gezegen ve burç</h2>
            <IconLinks links={guides} />
          </nav>
        </aside>
      </div>
    </>
  );
}

function IconLinks({ links }: { links: { title: string; path: string; icon: string }[] }) {
  return (
    <ul>
      {links.map(({ title, path, icon }) => (
        <li key={path}>
          <a href={path}>
            <Icon name={icon} /> {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
