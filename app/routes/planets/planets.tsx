import {
  allCharts,
  allPlanets,
  allSigns,
  consultationList,
  retrogradeCalendar,
  signCalendar,
  site,
} from "content-collections";
import { data } from "react-router";
import { PageHeader } from "../../components/page-header.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { TabLinks } from "../../components/tab-links.tsx";
import { placementAddress, planetAddresses } from "../../content/addresses.ts";
import { relatedToPlanet } from "../../content/links/links.ts";
import { planetFacts } from "../../content/planet-facts.ts";
import { withoutPromotion } from "../../content/promotion.ts";
import { planetNames } from "../../content/zodiac.ts";
import { imageOf } from "../../images.ts";
import { headOf, pageOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import type { Route } from "./+types/planets";
import { PlanetHeader } from "./planet-header.tsx";
import { Positions } from "./positions.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const { link, shown } = planetAddresses();
  const planets = planetNames.flatMap((name) =>
    allPlanets.filter((planet) => planet.name === name),
  );
  const planet = planets.find(({ slug }) => slug === shown(params.planet));
  if (!planet) throw data(null, 404);
  const page = pageOf("planets");
  const { name, slug, description, general, summary, positions } = planet;
  const related = relatedToPlanet(name, {
    signs: allSigns,
    charts: allCharts,
    consultations: consultationList.types,
    retrogrades: retrogradeCalendar.years.flatMap(({ cards }) => cards.map(({ title }) => title)),
  });
  return {
    ...page,
    head: params.planet ? headOf(link(slug), summary) : page.head,
    tabs: planets.map(({ slug, name }) => ({ id: slug, name, path: link(slug) })),
    planet: { name, slug, description, general },
    image: imageOf(`planets/large/${slug}`, 1040, 1040),
    facts: planetFacts(planet, allSigns),
    signs: signCalendar[slug]!.join(" "),
    positions: positions.map(({ sign, slug: signSlug, lead, note, content }) => ({
      sign,
      slug: signSlug,
      path: placementAddress(slug, signSlug),
      lead,
      note,
      content,
    })),
    related: site.promotion ? related : withoutPromotion(related),
  };
}

export const handle: PageScripts = { reading: true };

export { meta } from "../../page-meta.ts";

export default function Planets({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, tabs, planet, image, facts, signs, positions, related } = loaderData;
  return (
    <>
      <PageHeader name="planet" heading={heading} shown={planet.name} subtitle={subtitle} />
      <TabLinks label="Gezegenler" tabs={tabs} current={planet.slug} />
      <article className="planet">
        <PlanetHeader {...planet} image={image} facts={facts} signs={signs} />
        <div className="wrap band">
          <h2>On iki burçta {planet.name}</h2>
          <Positions planet={planet.name} positions={positions} />
          <h2>Doğum haritasında {planet.name}</h2>
          <p className="closing-note">{planet.general}</p>
          <RelatedLinks groups={related} />
        </div>
      </article>
    </>
  );
}
