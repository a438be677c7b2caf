import { allCharts, consultationList } from "content-collections";
import { data } from "react-router";
import { chartAddresses } from "../../../content-model/addresses.ts";
import { nameLinker } from "../../../content-model/linked-names.ts";
import { relatedToChart } from "../../../content-model/related.ts";
import { chartIds } from "../../../content-model/zodiac.ts";
import { LinkedParagraphs } from "../../components/linked-paragraphs.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import { RelatedLinks } from "../../components/related-links.tsx";
import { TabLinks } from "../../components/tab-links.tsx";
import { headOf, pageOf } from "../../page-head.ts";
import type { PageScripts } from "../../page-scripts.ts";
import type { Route } from "./+types/charts";

export function loader({ params }: Route.LoaderArgs) {
  const { link, shown } = chartAddresses();
  const charts = chartIds.flatMap((id) => allCharts.filter((chart) => chart.id === id));
  const chart = charts.find(({ id }) => id === shown(params.chart));
  if (!chart) throw data(null, 404);
  const page = pageOf("charts");
  const linked = nameLinker(charts, ["technique", "placement"], link(chart.id));
  return {
    ...page,
    head: params.chart ? headOf(link(chart.id), chart.summary) : page.head,
    tabs: charts.map(({ id, name }) => ({ id, name, path: link(id) })),
    chart: { ...chart, description: chart.description.map(linked) },
    related: relatedToChart(chart, { charts, consultations: consultationList.types }),
  };
}

export const handle: PageScripts = { reading: true };

export { meta } from "../../page-meta.ts";

export default function Charts({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, tabs, chart, related } = loaderData;
  return (
    <>
      <PageHeader name="charts" heading={heading} subtitle={subtitle} />
      <TabLinks label="Harita teknikleri" tabs={tabs} current={chart.id} />
      <article className="wrap band">
        <h2 className="title-lg">{chart.title}</h2>
        <div className="chart">
          <Picture
            src={`/img/charts/${chart.id}`}
            alt={chart.imageAlt}
            width={960}
            height={960}
            className="chart-image"
            eager
          />
          <div className="prose">
            <LinkedParagraphs paragraphs={chart.description} />
          </div>
        </div>
        <ul className="card-grid">
          {chart.features.map(({ title, description }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p className="closing-note">{chart.lastDescription}</p>
        <RelatedLinks groups={related} />
      </article>
    </>
  );
}
