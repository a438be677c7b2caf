import { glossary } from "content-collections";
import { AnchorBar } from "../../components/anchor-bar.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ReadMore } from "../../components/read-more.tsx";
import { entryAddress } from "../../content/addresses.ts";
import { pageOf } from "../../page-head.ts";
import type { Route } from "./+types/glossary";
import sheet from "./glossary.css?url";
import { byLetter, letterLinks } from "./letters.ts";

/** Every term with its first sentence. The fragments are permanent: terms never change their page. */
export function loader() {
  const terms = glossary.terms.map(({ term, slug, also, brief, volume }) => ({
    ...{ term, slug, also, brief },
    path: entryAddress({ volume, slug }),
  }));
  return { ...pageOf("glossary"), letters: letterLinks(terms), groups: byLetter(terms) };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export { meta } from "../../page-meta.ts";

export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, letters, groups } = loaderData;
  return (
    <>
      <PageHeader name="glossary" heading={heading} subtitle={subtitle} />
      <AnchorBar label="Harfler" links={letters} />
      <div className="wrap band term-list">
        {groups.map(({ letter, id, terms }) => (
          <section key={letter} aria-label={letter}>
            <h2>{letter}</h2>
            <ReadMore id={id} label={guideWords(terms)}>
              <dl>
                {terms.map(({ term, slug, also, brief, path }) => (
                  <div key={slug} id={slug}>
                    <dt>
                      <a href={path}>{term}</a>
                      {also.length > 0 && <span> {also.join(", ")}</span>}
                    </dt>
                    <dd>{brief}</dd>
                  </div>
                ))}
              </dl>
            </ReadMore>
          </section>
        ))}
      </div>
    </>
  );
}

/** The first and the last word of a part, as at the head of a dictionary's page. */
function guideWords(terms: { term: string }[]): string {
  const [first, last] = [terms[0]!.term, terms.at(-1)!.term];
  return first === last ? first : `${first} … ${last}`;
}
