import { allCharts, chartWheelList } from "content-collections";
import { data } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { Picture } from "../../components/picture.tsx";
import { chartAddresses } from "../../content/addresses.ts";
import { imageOf } from "../../images.ts";
import { unlistedHead } from "../../page-head.ts";
import type { Route } from "./+types/wheel";
import sheet from "./charts.css?url";
import keepMiddle from "./keep-middle.ts?worker&url";
import { WheelCaption } from "./wheel-caption.tsx";

/** A wheel in the whole window, with zoom. Search engines list the chart's page instead. */
export function loader({ params }: Route.LoaderArgs) {
  const chart = allCharts.find(({ id }) => id === params.chart);
  const wheel = chartWheelList.wheels.find((one) => one.chart === params.chart);
  if (!chart || !wheel) throw data(null, 404);
  const path = chartAddresses().link(chart.id);
  return {
    head: unlistedHead(`${chart.name}: Çark`, path),
    name: chart.name,
    alt: chart.imageAlt,
    image: imageOf(`charts/large/${chart.id}`, 2160, 2160),
    path,
    wheel,
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Wheel({ loaderData }: Route.ComponentProps) {
  const { name, alt, image, path, wheel } = loaderData;
  return (
    <article className="sky wheel-view">
      <header>
        <a href={path}>
          <Icon name="arrow-left" /> Metne dön
        </a>
        <h1>{name}: Çark</h1>
        <fieldset>
          <legend className="visually-hidden">Büyüklük</legend>
          {["Tamamı", "2 kat", "3 kat"].map((name, index) => (
            <label key={name}>
              <input type="radio" name="zoom" value={index + 1} defaultChecked={index === 0} />
              {name}
            </label>
          ))}
        </fieldset>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="wheel-sheet" tabIndex={0} aria-label="Çark">
        <Picture image={image} alt={alt} eager />
      </section>
      <WheelCaption wheel={wheel} />
      {/* Not async: it needs the element above. */}
      <script type="module" src={keepMiddle} />
    </article>
  );
}
