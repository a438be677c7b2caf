import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { ClosedAnswer } from "../../../contract/panel/calls.ts";
import { panelPages } from "../../../contract/panel/pages.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { Page } from "../../components/page.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { Empty, Problem, Waiting } from "../../components/states.tsx";
import { withQuery } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useMe } from "../../data/session.ts";
import { useSettings } from "../../data/settings.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { todayInIstanbul } from "../../words/day-words.ts";
import { CloseDays } from "./close-days.tsx";
import { CloseHolidays } from "./close-holidays.tsx";
import { ClosedRun } from "./closed-run.tsx";
import { closedRuns } from "./closed-runs.ts";
import { Recurring } from "./recurring.tsx";

/**
 * The coming days on which nobody can book, and the two ways to add some. The open sheet is in the address:
 * whoever leaves it for a card that is in the way comes back to it.
 */
export default function Closed() {
  const { data, problem, reload } = usePanelQuery<ClosedAnswer>(
    withQuery(panelPaths.closed, { baslangic: todayInIstanbul(useNow()) }),
  );
  const { hours } = useSettings();
  const { role } = useMe();
  const [params, setParams] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const sheet = params.get("pencere");
  const open = (pencere: string) => setParams({ pencere }, { preventScrollReset: true });
  const leave = () => setParams({}, { replace: true, preventScrollReset: true });
  return (
    <Page
      title="Kapalı günler"
      actions={
        <>
          <button type="button" className="button small" onClick={() => open("gun")}>
            <PanelIcon name="closed" /> Gün kapat
          </button>
          <button type="button" className="button small ghost" onClick={() => open("tatil")}>
            Resmî tatiller
          </button>
          {role === "owner" && (
            <Link className="button small ghost" to={panelPages.hours}>
              <PanelIcon name="clock" /> Çalışma saatleri
            </Link>
          )}
        </>
      }
    >
      <p className="screen-lead">
        Kapalı saatler sitede hemen dolu görünür; danışanlar nedenini görmez.
      </p>
      <Recurring />
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!data && !problem && <Waiting />}
      {data?.closed.length === 0 && (
        <Empty>
          Önümüzde kapalı gün yok.
          {hours.closures.length === 0 && " Bütün saatler randevuya açık."}
        </Empty>
      )}
      <ul ref={list} tabIndex={-1} className="closed-days" aria-label="Kapalı günler">
        {closedRuns(data?.closed ?? [], hours).map((run) => (
          <ClosedRun key={run[0]!.day} run={run} onReopened={() => list.current?.focus()} />
        ))}
      </ul>
      {sheet === "gun" && <CloseDays onLeave={leave} />}
      {/* What is closed already is known first: it cannot be chosen again. */}
      {sheet === "tatil" && data && <CloseHolidays closed={data.closed} onLeave={leave} />}
    </Page>
  );
}
