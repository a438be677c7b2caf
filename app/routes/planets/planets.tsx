import { allPlanets } from "content-collections";
import { data } from "react-router";
import { planetNames, planetSlugs } from "../../../content-model/zodiac.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { TabLinks } from "../../components/tab-links.tsx";
import { headOf, pageOf } from "../../page-head.ts";
import type { Route } from "./+types/planets";
import { Positions } from "./positions.tsx";

const pathOf = (slug: string) => (slug === planetSlugs[0] ? "/planets" : `/planets/${slug}`);

export function loader({ params }: Route.LoaderArgs) {
  const planets = planetNames.flatMap((name) =>
    allPlanets.filter((planet) => planet.name === name),
  );
  const planet = planets.find(({ slug }) => slug === (params.planet ?? planetSlugs[0]));
  if (!planet) throw data(null, 404);
  const page = pageOf("planets", "/planets");
  const { name, slug, description, general, summary, positions } = planet;
  return {
    ...page,
    head: params.planet ? headOf(`/planets/${slug}`, summary, pathOf(slug)) : page.head,
    tabs: planets.map(({ slug, name }) => ({ id: slug, name, path: pathOf(slug) })),
    planet: { name, slug, description, general },
    positions: positions.map(({ sign, slug, content }) => ({ sign, slug, content })),
  };
}

export { meta } from "../../page-meta.ts";

export default function Planets({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, tabs, planet, positions } = loaderData;
  return (
    <>
      <PageHeader name="planets" heading={heading} subtitle={subtitle} />
      <TabLinks label="Gezegenler" tabs={tabs} current={planet.slug} />
      <div className="wrap band planet fade" key={planet.slug}>
        <header>
          <Picture src={`/img/planets/${planet.slug}`} alt="" width={320} height={320} eager />
          <h2 className="title-lg">{planet.name}</h2>
          <p className="lead">{planet.description}</p>
        </header>
        <Positions planet={planet.name} positions={positions} />
        <p className="closing-note">{planet.general}</p>
      </div>
    </>
  );
}
