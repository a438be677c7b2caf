import "./audit.css";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { Change, RecordAnswer } from "../../contract/panel/calls.ts";
import { panelPages } from "../../contract/panel/pages.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { actions } from "../../contract/panel/words.ts";
import { ExportSheet } from "../components/export-sheet.tsx";
import { Page } from "../components/page.tsx";
import { PanelIcon } from "../components/panel-icon.tsx";
import { RangeForm } from "../components/range-form.tsx";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { withQuery } from "../data/api.ts";
import { useMe } from "../data/session.ts";
import { useConsultationTitle } from "../data/settings.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { useWho } from "../data/use-who.ts";
import { appointmentInWords, changeInWords } from "../words/change-in-words.ts";
import { fullDay } from "../words/day-words.ts";

/** Everything that was done, newest first; the range is in the address. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const [visits, setVisits] = useState(0);
  const mayExport = useMe().role === "owner";
  const from = params.get("baslangic") ?? "";
  const to = params.get("bitis") ?? "";
  function leaveExport() {
    setExporting(false);
    // The export is recorded, too: show it.
    setVisits(visits + 1);
  }
  return (
    <Page
      title="Kayıtlar"
      actions={
        mayExport && (
          <button type="button" className="button small ghost" onClick={() => setExporting(true)}>
            <PanelIcon name="download" /> Randevuları dışa aktar
          </button>
        )
      }
    >
      <p className="screen-lead">Kim, ne zaman, neyi değiştirdi. Bu kayıtlar silinemez.</p>
      <RangeForm
        from={from}
        to={to}
        onRange={(from, to) =>
          setParams(
            { ...(from && { baslangic: from }), ...(to && { bitis: to }) },
            { preventScrollReset: true },
          )
        }
        actions={
          (from || to) && (
            <Link className="link-button" to={panelPages.audit} preventScrollReset>
              Aralığı kaldır
            </Link>
          )
        }
      />
      <div className="audit">
        <AuditPage key={`${visits} ${from} ${to}`} range={{ baslangic: from, bitis: to }} />
      </div>
      {isExporting && <ExportSheet onLeave={leaveExport} />}
    </Page>
  );
}

/** One page of the audit log by days, and below it the next older page once it was requested. */
function AuditPage({
  range,
  after,
  lastDay,
}: {
  range: { baslangic: string; bitis: string };
  /** Where the newer page ended, and the day that its last entry was made on. */
  after?: string;
  lastDay?: string;
}) {
  const { data, problem, reload } = usePanelQuery<RecordAnswer>(
    withQuery(panelPaths.audit, { ...range, sonra: after }),
  );
  // Fetched together with the log, so that names appear at once.
  const nameOf = useWho();
  const [isOlderShown, setOlderShown] = useState(false);
  return (
    <div ref={after ? goOnReading : undefined} tabIndex={-1}>
      {problem && <Problem problem={problem} onRetry={reload} />}
      {!data && !problem && <Waiting />}
      {data?.changes.length === 0 && <Empty>Bu aralıkta kayıt yok.</Empty>}
      {[...Map.groupBy(data?.changes ?? [], dayOf)].map(([day, changes]) => (
        <section key={day} aria-label={day === lastDay ? undefined : fullDay(day)}>
          {day !== lastDay && <h2>{fullDay(day)}</h2>}
          <ol>
            {changes.map((change) => (
              <AuditEntry key={change.id} change={change} nameOf={nameOf} />
            ))}
          </ol>
        </section>
      ))}
      {data?.next && !isOlderShown && (
        <button type="button" className="button small ghost" onClick={() => setOlderShown(true)}>
          Daha eski
        </button>
      )}
      {data?.next && isOlderShown && (
        <AuditPage range={range} after={data.next} lastDay={dayOf(data.changes.at(-1)!)} />
      )}
    </div>
  );
}

/** Focuses the new page, whose button is gone. Once only: a live update must not take the focus. */
function goOnReading(page: HTMLDivElement | null): void {
  page?.focus({ preventScroll: true });
}

function dayOf({ at }: Change): string {
  return istanbulClock(new Date(at)).day;
}

function AuditEntry({ change, nameOf }: { change: Change; nameOf: (who: string) => string }) {
  const appointment = appointmentInWords(change, useConsultationTitle());
  return (
    <li className="audit-entry">
      <time dateTime={change.at}>{istanbulClock(new Date(change.at)).time}</time>
      <div>
        <b>{actions[change.action]}</b>
        {changeInWords(change).map(({ before, after }) => (
          <p key={after}>
            {before && (
              <>
                <span className="visually-hidden">Önce: </span>
                {before} <span aria-hidden="true">→</span>
                <span className="visually-hidden">, sonra: </span>{" "}
              </>
            )}
            {after}
          </p>
        ))}
        {change.appointmentId && (
          <Link to={panelPages.appointment(change.appointmentId)}>{appointment || "Randevu"}</Link>
        )}
      </div>
      <small>{nameOf(change.who)}</small>
    </li>
  );
}
