import { allCharts, chartWheelList, consultationList, site } from "content-collections";
import { data } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { LinkedParagraphs, LinkedText } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { TabLinks } from "../../components/tab-links.tsx";
import { TextDates } from "../../components/text-dates.tsx";
import { chartAddresses, wheelAddress } from "../../content/addresses.ts";
import { nameLinker, relatedToChart } from "../../content/links/links.ts";
import { withoutPromotion } from "../../content/promotion.ts";
import { chartIds } from "../../content/zodiac.ts";
import { imageOf } from "../../images.ts";
import { headOf, pageOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import { linkTerms } from "../../term-links.ts";
import type { Route } from "./+types/charts";
import sheet from "./charts.css?url";
import { WheelCaption } from "./wheel-caption.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const { link, shown } = chartAddresses();
  const charts = chartIds.flatMap((id) => allCharts.filter((chart) => chart.id === id));
  const chart = charts.find(({ id }) => id === shown(params.chart));
  const wheel = chartWheelList.wheels.find((one) => one.chart === chart?.id);
  if (!chart || !wheel) throw data(null, 404);
  const page = pageOf("charts");
  const names = nameLinker(charts, ["technique", "placement"], link(chart.id));
  const terms = linkTerms(link(chart.id));
  const related = relatedToChart(chart, { charts, consultations: consultationList.types });
  return {
    ...page,
    head: params.chart ? headOf(link(chart.id), chart.summary) : page.head,
    tabs: charts.map(({ id, name }) => ({ id, name, path: link(id) })),
    chart: {
      ...chart,
      description: chart.description.map((text) => terms(names(text))),
      features: chart.features.map(({ title, description }) => ({
        title,
        description: terms(description),
      })),
      lastDescription: terms(chart.lastDescription),
    },
    wheel: {
      ...wheel,
      image: imageOf(`charts/${chart.id}`, 960, 960),
      path: wheelAddress(chart.id),
    },
    related: site.promotion ? related : withoutPromotion(related),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle: PageScripts = { reading: true };

export { meta } from "../../page-meta.ts";

export default function Charts({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, tabs, chart, wheel, related } = loaderData;
  return (
    <>
      <PageHeader name="charts" heading={heading} shown={chart.title} subtitle={subtitle} />
      <TabLinks label="Harita teknikleri" tabs={tabs} current={chart.id} />
      <article className="wrap band">
        <div className="chart">
          <h2 className="title-lg">{chart.title}</h2>
          <figure>
            <a href={wheel.path} className="wheel-link">
              <Picture
                image={wheel.image}
                alt={chart.imageAlt}
                sizes="(width >= 80rem) 40rem, (width >= 64rem) calc(54.5vw - 4rem), calc(100vw - 4rem)"
                className="chart-image"
                eager
              />
              <span className="screen-only">
                <Icon name="search" /> Büyüt
              </span>
            </a>
            <figcaption>
              <WheelCaption wheel={wheel} />
            </figcaption>
          </figure>
          <div className="prose">
            <LinkedParagraphs paragraphs={chart.description} />
          </div>
        </div>
        <ul className="card-grid">
          {chart.features.map(({ title, description }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>
                <LinkedText parts={description} />
              </p>
            </li>
          ))}
        </ul>
        <p className="closing-note">
          <LinkedText parts={chart.lastDescription} />
        </p>
        <RelatedLinks groups={related} />
        <TextDates />
      </article>
    </>
  );
}
