import { useRef, useState } from "react";
import { Link } from "react-router";
import type { ClosedAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useSettings } from "../../data/settings.tsx";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { todayInIstanbul } from "../../parts/day-words.ts";
import { Page } from "../../parts/page.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { Empty, Problem, Waiting } from "../../parts/states.tsx";
import { CloseDays } from "./close-days.tsx";
import { CloseHolidays } from "./close-holidays.tsx";
import { ClosedDay } from "./closed-day.tsx";
import { Recurring } from "./recurring.tsx";

/** The coming days on which nobody can book, and the two ways to add some. */
export default function Closed() {
  const { data, problem, reload } = usePanelQuery<ClosedAnswer>(
    withQuery(panelPaths.closed, { baslangic: todayInIstanbul(useNow()) }),
  );
  const isClosedWeekly = useSettings().hours.closures.length > 0;
  const [sheet, setSheet] = useState<"days" | "holidays">();
  const list = useRef<HTMLUListElement>(null);
  const days = Map.groupBy(data?.closed ?? [], ({ day }) => day);
  const leave = () => setSheet(undefined);
  return (
    <Page
      title="Kapalı günler"
      actions={
        <>
          <button type="button" className="button small" onClick={() => setSheet("days")}>
            <PanelIcon name="closed" /> Gün kapat
          </button>
          <button type="button" className="button small ghost" onClick={() => setSheet("holidays")}>
            Resmî tatiller
          </button>
          <Link className="button small ghost" to={panelPages.hours}>
            <PanelIcon name="clock" /> Çalışma saatleri
          </Link>
        </>
      }
    >
      <p className="screen-lead">
        Kapalı saatler sitede hemen dolu görünür; ziyaretçiler nedenini görmez.
      </p>
      <Recurring />
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!data && !problem && <Waiting />}
      {data && days.size === 0 && (
        <Empty>Önümüzde kapalı gün yok.{!isClosedWeekly && " Bütün saatler randevuya açık."}</Empty>
      )}
      <ul ref={list} tabIndex={-1} className="closed-days" aria-label="Kapalı günler">
        {[...days].map(([day, slots]) => (
          <ClosedDay key={day} day={day} slots={slots} onReopened={() => list.current?.focus()} />
        ))}
      </ul>
      {sheet === "days" && <CloseDays onLeave={leave} />}
      {sheet === "holidays" && <CloseHolidays closed={data?.closed ?? []} onLeave={leave} />}
    </Page>
  );
}
