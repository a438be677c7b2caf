import type { ListAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { ConflictList } from "../../components/conflict-list.tsx";
import { withQuery } from "../../data/api.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { unresolvedConflicts } from "./unresolved-conflicts.ts";

/** Which appointments are in the way of a closing; what is solved leaves the list. */
export function Conflicts({
  refused,
  words,
  onLeaveOut,
}: {
  /** As they were when the closing was refused. */
  refused: PanelAppointment[];
  /** Where they need not be moved or cancelled. */
  words?: string;
  onLeaveOut?(days: string[]): void;
}) {
  const days = refused.map(({ day }) => day).sort();
  const { data, isStale } = usePanelQuery<ListAnswer>(
    withQuery(panelPaths.appointments, { baslangic: days[0], bitis: days.at(-1) }),
  );
  const left = unresolvedConflicts(refused, isStale ? undefined : data);
  if (left.length === 0)
    return (
      <p className="conflicts-solved" role="status">
        Yolda randevu kalmadı; şimdi kapatabilirsiniz.
      </p>
    );
  return (
    <div className="conflicts">
      <p className="conflicts-lead">
        {words ??
          `Kapatılmak istenen saatlerde ${left.length} randevu var. Önce taşıyın ya da iptal edin.`}
      </p>
      <ConflictList name="Bu saatlerdeki randevular" of={left} />
      {onLeaveOut && (
        <button
          type="button"
          className="link-button"
          onClick={() => onLeaveOut([...new Set(left.map(({ day }) => day))])}
        >
          Randevulu günleri seçimden çıkar
        </button>
      )}
    </div>
  );
}
