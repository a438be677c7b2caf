import { useEffect, useMemo, useRef } from "react";
import { Icon } from "../../components/icon.tsx";
import wideSky from "../../img/headers/about-1600.avif?url";
import narrowSky from "../../img/headers/about-narrow.avif?url";
import { pageOf } from "../../page-head.ts";
import { menuLinks, type PageLink } from "../../page-links.ts";
import type { PageScripts } from "../../page-scripts.ts";
import { preloadSky } from "../../preload-image.ts";
import sheet from "../../sheets/search.css?url";
import type { Route } from "./+types/search";
import type { Found } from "./find.ts";
import { searchVersion } from "./search-files.ts";
import type { Kind } from "./search-index.ts";
import { useQuery } from "./use-query.ts";
import { useSearch } from "./use-search.ts";

export function loader() {
  const examples = [
    { query: "ametist", hint: "Bir taş", icon: "taslar" },
    { query: "Merkür retrosu", hint: "Bir dönem", icon: "merkur" },
    { query: "Venüs Akrep", hint: "Bir yerleşim", icon: "venus" },
    { query: "tutulma 2027", hint: "Bir gökyüzü olayı", icon: "eclipse" },
    { query: "mide", hint: "Bir sağlık konusu", icon: "saglik" },
    { query: "kadersel eş", hint: "Bir danışmanlık", icon: "danismanlik" },
  ];
  return { ...pageOf("search"), version: searchVersion(), examples, menuLinks };
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  ...preloadSky(narrowSky, wideSky),
];

export const handle: PageScripts = { scripts: true };

export { meta } from "../../page-meta.ts";

export default function Search({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, version, examples, menuLinks: pages } = loaderData;
  const { typed, type, query, ask } = useQuery();
  const { search, failed, retry } = useSearch(version, query.text !== "");
  const found = useMemo(() => search?.find(query.text), [search, query.text]);
  const kind = found?.groups.find((group) => group.kind === query.kind)?.kind;
  const summary = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has("q")) return;
    // After the effects of the shell, which give the focus to the new page.
    queueMicrotask(() => field.current?.focus({ preventScroll: true }));
  }, []);
  const choose = (chosen?: Kind) => ask({ text: query.text, kind: chosen ?? "" });
  return (
    <>
      <header className="sky page-header header-search">
        <div className="wrap">
          <h1 className="title-xl">{heading}</h1>
          <p>{subtitle}</p>
          <search>
            <form
              className="search-form needs-script"
              onSubmit={(event) => {
                event.preventDefault();
                ask({ text: typed.trim(), kind: "" });
                summary.current?.focus();
              }}
            >
              <Icon name="search" />
              <input
                ref={field}
                type="search"
                aria-label="Sitede ara"
                placeholder="Ne arıyorsunuz?"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                value={typed}
                onChange={(event) => type(event.target.value)}
              />
              <button type="submit" className="button">
                Ara
              </button>
            </form>
          </search>
        </div>
      </header>
      <div className="wrap band search">
        <WithoutScript pages={pages} />
        <div className="needs-script">
          <p ref={summary} tabIndex={-1} className="search-summary" role="status">
            {summaryOf(query.text, found, failed)}
          </p>
          {failed && (
            <button type="button" className="button" onClick={retry}>
              Yeniden dene
            </button>
          )}
          {!query.text && <Examples title="Birkaç örnek" examples={examples} onChoose={type} />}
          {query.text && !found && !failed && <Waiting />}
          {query.text && found?.groups.length === 0 && (
            <>
              <p className="lead">
                Sözcükleri azaltmak ya da yalnızca kökünü yazmak çoğu zaman yeter: “yükselenim”
                yerine “yükselen” gibi.
              </p>
              <Examples title="Bunları arayabilirsiniz" examples={examples} onChoose={type} />
            </>
          )}
          {search && found && found.groups.length > 0 && (
            <div className="search-found">
              <Kinds found={found} kind={kind} onChoose={choose} />
              <div>
                <search.Results
                  found={found}
                  version={version}
                  kind={kind}
                  onKind={(chosen) => {
                    choose(chosen);
                    summary.current?.focus();
                  }}
                />
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function summaryOf(text: string, found: Found | undefined, failed: boolean): string {
  if (failed) return "Arama dizini yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.";
  if (!text) return "";
  if (!found) return "Aranıyor…";
  const count = countOf(found);
  return count > 0 ? `“${text}” için ${count} sonuç` : `“${text}” için sonuç bulunamadı.`;
}

const countOf = ({ groups }: Found) => groups.reduce((sum, { results }) => sum + results.length, 0);

type KindsProps = { found: Found; kind: Kind | undefined; onChoose: (kind?: Kind) => void };

function Kinds({ found, kind, onChoose }: KindsProps) {
  const choices = [
    { name: "Tümü", chosen: undefined, count: countOf(found) },
    ...found.groups.map((group) => ({
      name: group.kind,
      chosen: group.kind,
      count: group.results.length,
    })),
  ];
  return (
    <fieldset className="search-kinds">
      <legend className="visually-hidden">Sonuçları süz</legend>
      {choices.map(({ name, chosen, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === kind}
          onClick={() => onChoose(chosen)}
        >
          {name} <span>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

type ExamplesProps = {
  title: string;
  examples: { query: string; hint: string; icon: string }[];
  onChoose: (query: string) => void;
};

function Examples({ title, examples, onChoose }: ExamplesProps) {
  return (
    <section className="search-examples">
      <h2>{title}</h2>
      <ul>
        {examples.map(({ query, hint, icon }) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <Icon name={icon} />
              <b>{query}</b>
              <span>{hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return (
    <div className="search-group" aria-hidden="true">
      {[1, 2, 3].map((line) => (
        <p key={line} className="search-wait" />
      ))}
    </div>
  );
}

function WithoutScript({ pages }: { pages: PageLink[] }) {
  return (
    <section className="unless-script prose" aria-label="Sayfalar">
      <p>
        Arama tarayıcınızda çalışır ve JavaScript gerektirir. Aradığınızı şu sayfalarda
        bulabilirsiniz:
      </p>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
