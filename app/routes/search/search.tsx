import { site } from "content-collections";
import { useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { InlineScript } from "../../components/inline-script.tsx";
import { type LinkRow, LinkRows } from "../../components/link-rows.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { pageAddresses } from "../../content/addresses.ts";
import { pageOf } from "../../page-head.ts";
import { menuPages, pageRows } from "../../page-links.ts";
import type { PageScripts } from "../../page-scripts.ts";
import type { Route } from "./+types/search";
import type { Answered } from "./ask.ts";
// Folds the header and fills the field where the address asks something, so that nothing moves when React comes.
import askedEarly from "./asked-early.js?raw";
import type { Found } from "./find.ts";
import sheet from "./search.css?url";
import { searchVersion } from "./search-files.ts";
import type { Kind } from "./search-index.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { searchAddress, useQuery } from "./use-query.ts";
import { useSearch } from "./use-search.ts";

export function loader() {
  const examples = [
    { name: "5 Mayıs", text: "Bir doğum günü", icon: "boga" },
    { name: "Merkür retrosu ne zaman", text: "Bir tarih", icon: "merkur" },
    { name: "Venüs Akrep", text: "Bir yerleşim", icon: "venus" },
    { name: "ametist", text: "Bir taş", icon: "taslar" },
    ...(site.promotion
      ? [
          { name: "eğitim ücreti", text: "Bir ücret", icon: "egitim" },
          { name: "kadersel eş", text: "Bir danışmanlık", icon: "danismanlik" },
        ]
      : []),
  ];
  return {
    ...pageOf("search"),
    version: searchVersion(),
    examples: examples.map((row) => ({ ...row, path: searchAddress(row.name) })),
    pages: pageRows(menuPages),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const handle: PageScripts = { scripts: true };

export { meta } from "../../page-meta.ts";

export default function Search({ loaderData }: Route.ComponentProps) {
  const { heading, subtitle, version, examples, pages } = loaderData;
  const { typed, type, query, ask } = useQuery();
  const { search, failed, retry } = useSearch(version, typed, query.text !== "");
  const found = useMemo(() => search?.ask(query.text), [search, query.text]);
  // Once something was typed a phone's screen is needed for the answer; it stays so, since a field that moves is missed.
  const [isFolded, setFolded] = useState(false);
  if (typed !== "" && !isFolded) setFolded(true);
  useKeptPlace(query.text !== "" && found !== undefined);
  const kind = found?.groups.find((group) => group.kind === query.kind)?.kind;
  const summary = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before the page could hear it.
    const early = field.current?.value;
    if (early) type(early);
    if (new URLSearchParams(window.location.search).has("q")) return;
    // After the effects of the shell, which give the focus to the new page.
    queueMicrotask(() => field.current?.focus({ preventScroll: true }));
  }, [type]);
  const choose = (chosen?: Kind) => ask({ text: query.text, kind: chosen ?? "" });
  // What was pressed goes: the focus goes on where the results are told.
  const tryExample = (example: string) => {
    type(example);
    summary.current?.focus();
  };
  return (
    <>
      <PageHeader name="search" heading={heading} subtitle={subtitle}>
        <search>
          <form
            className={`search-line search-form needs-script${isFolded ? " folded" : ""}`}
            action={pageAddresses.search}
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
              name="q"
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
          <InlineScript text={import.meta.env.SSR ? askedEarly : ""} />
        </search>
      </PageHeader>
      <div className="wrap band search">
        <section className="unless-script" aria-label="Sayfalar">
          <p className="lead">
            Arama tarayıcınızda çalışır ve JavaScript gerektirir. Aradığınızı şu sayfalarda
            bulabilirsiniz:
          </p>
          <LinkRows rows={pages} />
        </section>
        <div className="needs-script">
          <div ref={summary} tabIndex={-1} role="status">
            {search && found?.card && query.text && <search.AnswerCard card={found.card} />}
            <p className="search-summary">{summaryOf(query.text, found, failed)}</p>
          </div>
          {failed && (
            <>
              <p className="lead">
                Bağlantınızı denetleyip yeniden deneyin; olmazsa sayfayı yenileyin.
              </p>
              <button
                type="button"
                className="button"
                onClick={() => {
                  retry();
                  summary.current?.focus();
                }}
              >
                Yeniden dene
              </button>
              <Rows title="Bu sırada okuyabilirsiniz" rows={pages} />
            </>
          )}
          {!query.text && <Rows title="Birkaç örnek" rows={examples} onChoose={tryExample} />}
          {query.text && !found && !failed && <Waiting />}
          {query.text && found?.groups.length === 0 && (
            <>
              <p className="lead">
                Başka bir sözcükle deneyebilir ya da aşağıdaki örneklerden birini seçebilirsiniz.
              </p>
              <Rows title="Bunları arayabilirsiniz" rows={examples} onChoose={tryExample} />
            </>
          )}
          {search && found && found.groups.length > 0 && (
            <div className="search-found">
              {found.groups.length > 1 && <Kinds found={found} kind={kind} onChoose={choose} />}
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

function summaryOf(text: string, found: Answered | undefined, failed: boolean): string {
  if (failed) return "Arama şu anda açılamadı.";
  if (!text) return "";
  if (!found) return "Aranıyor…";
  const count = countOf(found);
  if (count === 0) return `“${text}” için sonuç bulunamadı.`;
  const { instead, near } = found;
  if (near) return `“${text}” için en yakın ${count} sonuç`;
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
    <fieldset className="search-kinds scroll-row">
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

type RowsProps = { title: string; rows: LinkRow[]; onChoose?: (name: string) => void };

function Rows({ title, ...rows }: RowsProps) {
  return (
    <section className="search-rows">
      <h2>{title}</h2>
      <LinkRows {...rows} />
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
