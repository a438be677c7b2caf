import "./statistics.css";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { isDay } from "../../booking/istanbul-time.ts";
import type { NumbersAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { ExportSheet } from "../components/export-sheet.tsx";
import { Page } from "../components/page.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { RangeForm } from "../components/range-form.tsx";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { withQuery } from "../data/api.ts";
import { useNow } from "../data/clock.tsx";
import { useMe } from "../data/session.ts";
import { useSettings } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { todayInIstanbul } from "../words/day-words.ts";
import { Charts } from "./charts.tsx";
import { presets } from "./ranges.ts";

/** What the appointments of a range add up to; the range is in the address. */
export default function Statistics() {
  const [params, setParams] = useSearchParams();
  const today = todayInIstanbul(useNow());
  const { daysAhead } = useSettings().hours;
  const mayExport = useMe().role === "owner";
  const [isExporting, setExporting] = useState(false);
  const own = { from: params.get("baslangic") ?? "", to: params.get("bitis") ?? "" };
  const isOwn = isDay(own.from) && isDay(own.to);
  /** The near weeks end before the last coming appointment: the export has a range of its own then. */
  const isChosen = isOwn || params.has("aralik");
  const preset = presets.find(({ key }) => key === params.get("aralik")) ?? presets[0]!;
  const { from, to } = isOwn ? own : preset.of(today, daysAhead);
  const { data, isStale, problem, reload } = usePanelQuery<NumbersAnswer>(
    withQuery(panelPaths.numbers, { baslangic: from, bitis: to }),
  );
  const total = data?.weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page
      title="Sayılar"
      actions={
        mayExport && (
          <button type="button" className="button small ghost" onClick={() => setExporting(true)}>
            <PanelIcon name="download" /> Dışa aktar
          </button>
        )
      }
    >
      <RangeLinks chosen={isOwn ? undefined : preset.name} />
      <RangeForm
        from={from}
        to={to}
        isWhole
        onRange={(baslangic, bitis) =>
          setParams({ baslangic, bitis }, { preventScrollReset: true })
        }
      />
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!data && !problem && <Waiting />}
      {data && (
        <div className="charts" aria-busy={isStale}>
          {total ? (
            <Charts numbers={data} range={{ from, to }} />
          ) : (
            <Empty>Bu aralıkta randevu yok.</Empty>
          )}
        </div>
      )}
      {isExporting && (
        <ExportSheet
          range={isChosen ? { from, to } : undefined}
          onLeave={() => setExporting(false)}
        />
      )}
    </Page>
  );
}

/** One line; if it is too long for a phone, it scrolls to the chosen one. */
function RangeLinks({ chosen }: { chosen: string | undefined }) {
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every choice.
  useEffect(() => {
    const link = line.current!.querySelector<HTMLElement>("[aria-current]");
    line.current!.scrollLeft = link ? link.offsetLeft - link.offsetWidth : 0;
  }, [chosen]);
  return (
    <nav ref={line} className="outcome-links one-line range-links" aria-label="Aralık">
      {presets.map(({ name, key }) => (
        <Link
          key={name}
          to={{ search: key && `?aralik=${key}` }}
          preventScrollReset
          aria-current={name === chosen ? "true" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
