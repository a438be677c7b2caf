import { allCharts, aspectList, glossary } from "content-collections";
import { data } from "react-router";
import { AnchorBar } from "../../components/anchor-bar.tsx";
import { Icon } from "../../components/icon.tsx";
import { NextLink } from "../../components/next-link.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ReadMore } from "../../components/read-more.tsx";
import { entryAddress, volumeAddress } from "../../content/addresses.ts";
import { glossaryVolumes, volumeName } from "../../content/glossary-volumes.ts";
import { termPages } from "../../content/links/links.ts";
import { opening } from "../../content/text.ts";
import { headOf, pageOf } from "../../page-head.ts";
import type { Route } from "./+types/volume";
import sheet from "./glossary.css?url";
import { byLetter, letterLinks } from "./letters.ts";

export function loader({ params }: Route.LoaderArgs) {
  const at = (letters: string) => volumeAddress(letters).endsWith(`/${params.volume}`);
  const place = glossaryVolumes.findIndex(at);
  const volume = glossaryVolumes[place];
  if (!volume) throw data(null, 404);
  const { heading } = pageOf("glossary");
  const name = volumeName(volume);
  const next = glossaryVolumes[(place + 1) % glossaryVolumes.length]!;
  const shown = glossary.terms.filter((term) => term.volume === volume);
  const names = shown.map(({ term }) => term);
  const pageOfTerm = termPages({ charts: allCharts, aspects: aspectList.aspects });
  const entries = new Map(glossary.terms.map((entry) => [entry.term, entry]));
  return {
    head: headOf(
      volumeAddress(volume),
      opening(`Astroloji sözlüğünde ${name}: ${names.join(", ")} ve bu terimlerin açıklamaları.`),
    ),
    heading: `${heading}: ${name}`,
    subtitle: names.length > 1 ? `${names[0]} … ${names.at(-1)}` : names.join(""),
    letters: letterLinks(glossary.terms, volume),
    groups: byLetter(
      shown.map(({ term, slug, also, brief, rest, see }) => ({
        ...{ term, slug, also, brief, rest },
        see: see.map((other) => ({ term: other, path: hrefOf(entries.get(other)!) })),
        pages: pageOfTerm(term, also),
      })),
    ),
    next: { title: volumeName(next), path: volumeAddress(next) },
  };

  function hrefOf(entry: (typeof glossary.terms)[number]) {
    return entry.volume === volume ? `#${entry.slug}` : entryAddress(entry);
  }
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Volume({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, letters, groups, next } = loaderData;
  return (
    <>
      <PageHeader name="glossary" heading={heading} subtitle={subtitle} />
      <AnchorBar label="Harfler" links={letters} />
      <div className="wrap band term-texts">
        {groups.map(({ letter, id, terms }) => (
          <section key={letter} aria-labelledby={id}>
            <h2 id={id}>{letter}</h2>
            <div>
              {terms.map((term) => (
                <TermText key={term.slug} {...term} />
              ))}
            </div>
          </section>
        ))}
        <NextLink label="Sonraki harfler" title={next.title} path={next.path} />
      </div>
    </>
  );
}

type Term = {
  term: string;
  slug: string;
  also: string[];
  brief: string;
  rest: string;
  see: { term: string; path: string }[];
  pages: { path: string; icon: string; title: string }[];
};

function TermText({ term, slug, also, brief, rest, see, pages }: Term) {
  return (
    <article>
      <h3>{term}</h3>
      {also.length > 0 && <p className="term-also">{also.join(", ")}</p>}
      <p>{brief}</p>
      <ReadMore id={slug} of={term}>
        {rest && <p>{rest}</p>}
        {see.length + pages.length > 0 && (
          <p className="term-see">
            {pages.map(({ path, icon, title }) => (
              <a key={path} href={path}>
                <Icon name={icon} /> {title}
              </a>
            ))}
            {see.map(({ term, path }, place) => (
              <span key={path}>
                {place === 0 && "Bakınız"} <a href={path}>{term}</a>
              </span>
            ))}
          </p>
        )}
      </ReadMore>
    </article>
  );
}
