import { Icon } from "../../components/icon.tsx";
import { LinkRows } from "../../components/link-rows.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { pageAddresses } from "../../content/addresses.ts";
import { pageOf } from "../../page-head.ts";
import { pageRows } from "../../page-links.ts";
import type { Route } from "./+types/not-found";

export function loader() {
  return {
    ...pageOf("notFound"),
    pages: pageRows(["zodiac", "planets", "charts", "blog", "elements", "consultation"]),
  };
}

export { meta } from "../../page-meta.ts";

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, pages } = loaderData;
  return (
    <>
      <PageHeader name="not-found" heading={heading} subtitle={subtitle}>
        <search>
          <form className="search-line lost-search" action={pageAddresses.search}>
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
          Belki bunu arıyordunuz
        </h2>
        <LinkRows rows={pages} />
        <a className="button" href={pageAddresses.home}>
          Ana sayfaya dön
        </a>
      </section>
    </>
  );
}
