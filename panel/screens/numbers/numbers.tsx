import { Link, useSearchParams } from "react-router";
import { isDay } from "../../../booking/istanbul-time.ts";
import type { NumbersAnswer } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { todayInIstanbul } from "../../parts/day-words.ts";
import { Page } from "../../parts/page.tsx";
import { RangeForm } from "../../parts/range-form.tsx";
import { Empty, Problem, Waiting } from "../../parts/states.tsx";
import { Charts } from "./charts.tsx";
import { last12Weeks, thisYear } from "./ranges.ts";

/** What the appointments of a range add up to; the range is in the address. */
export default function Numbers() {
  const [params, setParams] = useSearchParams();
  const today = todayInIstanbul(useNow());
  const presets = [
    { name: "Son 12 hafta", search: "", range: last12Weeks(today) },
    { name: "Bu yıl", search: "?aralik=yil", range: thisYear(today) },
  ];
  const own = { from: params.get("baslangic") ?? "", to: params.get("bitis") ?? "" };
  const isOwn = isDay(own.from) && isDay(own.to);
  const preset = presets[params.get("aralik") === "yil" ? 1 : 0]!;
  const { from, to } = isOwn ? own : preset.range;
  const { data, isStale, problem, reload } = usePanelQuery<NumbersAnswer>(
    withQuery(panelPaths.numbers, { baslangic: from, bitis: to }),
  );
  const total = data?.weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page title="Sayılar">
      <nav className="outcome-links" aria-label="Aralık">
        {presets.map(({ name, search }) => (
          <Link
            key={name}
            to={{ search }}
            preventScrollReset
            aria-current={!isOwn && name === preset.name ? "true" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
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
            <Charts numbers={data} total={total} />
          ) : (
            <Empty>Bu aralıkta randevu yok.</Empty>
          )}
        </div>
      )}
    </Page>
  );
}
