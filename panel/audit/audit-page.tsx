import { useState } from "react";
import { istanbulClock } from "../../booking/istanbul-time.ts";
import type { Change, RecordAnswer } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { Empty, Problem, Waiting } from "../components/states.tsx";
import { withQuery } from "../data/api.ts";
import { usePanelQuery } from "../data/use-panel-query.ts";
import { useWho } from "../data/use-who.ts";
import { fullDay } from "../words/day-words.ts";
import { AuditEntry } from "./audit-entry.tsx";

/** One page of the audit log by days, and below it, once asked for, the next older one. */
export function AuditPage({
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
  // Asked for together with the record: whoever did something is called by name from the first.
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

/** The button that asked for this page is gone. Once only: a live change must not take the focus. */
function goOnReading(page: HTMLDivElement | null): void {
  page?.focus({ preventScroll: true });
}

function dayOf({ at }: Change): string {
  return istanbulClock(new Date(at)).day;
}
