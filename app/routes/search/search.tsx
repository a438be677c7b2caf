import { site } from "content-collections";
import { useEffect, useMemo, useRef } from "react";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { pageOf } from "../../page-head.ts";
import { menuLinks, type PageLink } from "../../page-links.ts";
import type { PageScripts } from "../../page-scripts.ts";
import sheet from "../../sheets/search.css?url";
import type { Route } from "./+types/search";
import type { Found } from "./find.ts";
import { searchVersion } from "./search-files.ts";
import type { Kind } from "./search-index.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { searchAddress, useQuery } from "./use-query.ts";
import { useSearch } from "./use-search.ts";

export function loader() {
  const examples = [
    { query: "5 Mayıs", hint: "Bir doğum günü", icon: "boga" },
    { query: "Merkür retrosu ne zaman", hint: "Bir tarih", icon: "merkur" },
    { query: "Venüs Akrep", hint: "Bir yerleşim", icon: "venus" },
    { query: "ametist", hint: "Bir taş", icon: "taslar" },
    ...(site.promotion
      ? [
          { query: "eğitim ücreti", hint: "Bir ücret", icon: "egitim" },
          { query: "kadersel eş", hint: "Bir danışmanlık", icon: "danismanlik" },
        ]
      : []),
  ];
  return { ...pageOf("search"), version: searchVersion(), examples, menuLinks };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle: PageScripts = { scripts: true };

export { meta } from "../../page-meta.ts";

export default function Search({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, version, examples, menuLinks: pages } = loaderData;
  const { typed, type, query, ask } = useQuery();
  const { search, failed, retry } = useSearch(version, typed, query.text !== "");
  const found = useMemo(() => search?.find(query.text), [search, query.text]);
  useKeptPlace(query.text !== "" && found !== undefined);
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
      <PageHeader name="search" heading={heading} subtitle={subtitle}>
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
      </PageHeader>
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
                Başka bir sözcükle deneyebilir ya da aşağıdaki örneklerden birini seçebilirsiniz.
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
  if (count === 0) return `“${text}” için sonuç bulunamadı.`;
  const { instead } = found;
  if (!instead) return `“${text}” için ${count} sonuç`;
  return instead.complete
    ? `“${text}” yerine “${instead.query}” için ${count} sonuç`
    : `“${text}” için tam sonuç yok; “${instead.query}” için bulunanlar: ${count} sonuç`;
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
            <a
              href={searchAddress(query)}
              onClick={(event) => {
                event.preventDefault();
                onChoose(query);
              }}
            >
              <Icon name={icon} />
              <b>{query}</b>
              <span>{hint}</span>
            </a>
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
