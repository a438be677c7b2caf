import { allSigns } from "content-collections";
import { data } from "react-router";
import { signAddress } from "../../content/addresses.ts";
import { linkedBlocks } from "../../content/links/links.ts";
import { signCardsOf } from "../../content/sign.ts";
import { unlistedHead } from "../../page-head.ts";
import type { Route } from "./+types/whole-guide";
import { GuideText } from "./guide-text.tsx";
import sheet from "./sign.css?url";

/** A guide's seven sections on one page, for printing. Search engines list the sections instead. */
export function loader({ params }: Route.LoaderArgs) {
  const sign = allSigns.find(({ slug }) => slug === params.sign);
  if (!sign) throw data(null, 404);
  const { slug, name, date } = sign;
  const title = `${name} Burcu Rehberi`;
  return {
    head: unlistedHead(title, signAddress(slug)),
    title,
    date,
    path: signAddress(slug),
    sections: sign.sections.map((section) => ({
      title: section.title,
      slug: section.slug,
      // For printing: no links.
      blocks: linkedBlocks(section.blocks, (parts) => parts),
      signCards: signCardsOf(section),
    })),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function WholeGuide({ loaderData }: Route.ComponentProps) {
  const { title, date, path, sections } = loaderData;
  return (
    <article className="wrap whole-guide">
      <h1 className="title-xl">{title}</h1>
      <p>{date}</p>
      <p className="screen-only">
        Yedi bölümün tamamı. Yazdırmak için tarayıcınızın “Yazdır” komutunu kullanın ya da{" "}
        <a href={path}>bölüm bölüm okuyun</a>.
      </p>
      {sections.map(({ title, slug, blocks, signCards }) => (
        <section key={slug}>
          <h2 className="title-lg">{title}</h2>
          <GuideText blocks={blocks} section={slug} signCards={signCards} />
        </section>
      ))}
    </article>
  );
}
