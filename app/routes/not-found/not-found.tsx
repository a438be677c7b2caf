import { pageList, site } from "content-collections";
import { type PageId, pageAddresses } from "../../../content-model/addresses.ts";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/not-found";

/** Where most people want to go, with the sign that each has in the family of icons. */
const popular: [id: PageId, icon: string][] = [
  ["zodiac", "koc"],
  ["planets", "saturn"],
  ["charts", "solar"],
  ["blog", "uranus"],
  ["elements", "ates"],
  ["consultation", "danismanlik"],
];

export function loader() {
  return {
    ...pageOf("notFound"),
    pages: popular
      .filter(([id]) => site.promotion || id !== "consultation")
      .map(([id, icon]) => {
        const { menu, title, subtitle } = pageList.pages[id];
        return { path: pageAddresses[id], icon, name: menu ?? title, text: subtitle };
      }),
  };
}

export { meta } from "../../page-meta.ts";

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, pages } = loaderData;
  return (
    <>
      <PageHeader name="not-found" heading={heading} subtitle={subtitle}>
        <search>
          <form className="lost-search" action={pageAddresses.search}>
            <Icon name="search" />
            <input type="search" name="q" aria-label="Sitede ara" placeholder="Ne arıyordunuz?" />
            <button type="submit" className="button">
              Ara
            </button>
          </form>
        </search>
      </PageHeader>
      <section className="wrap band lost" aria-labelledby="cok-okunan">
        <h2 id="cok-okunan" className="title-lg">
          Çok okunan sayfalar
        </h2>
        <ul>
          {pages.map(({ path, icon, name, text }) => (
            <li key={path}>
              <a href={path}>
                <Icon name={icon} />
                <b>{name}</b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
        <a className="button" href={pageAddresses.home}>
          Anasayfaya dön
        </a>
      </section>
    </>
  );
}
