import type { ListAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { panelRefusals } from "../../../contract/panel/refusals.ts";
import { ConflictList } from "../../components/conflict-list.tsx";
import { withQuery } from "../../data/api.ts";
import { usePanelQuery } from "../../data/use-panel-query.ts";
import { unresolvedConflicts } from "./unresolved-conflicts.ts";

/** Which appointments a rule would leave outside; what is solved leaves the list. */
export function Conflicts({
  refused,
}: {
  /** As they were when the rule was refused. */
  refused: PanelAppointment[];
}) {
  const days = refused.map(({ day }) => day).sort();
  const { data, isStale } = usePanelQuery<ListAnswer>(
    withQuery(panelPaths.appointments, { baslangic: days[0], bitis: days.at(-1) }),
  );
  const left = unresolvedConflicts(refused, isStale ? undefined : data);
  if (left.length === 0)
    return (
      <p className="conflicts-solved" role="status">
        Dışarıda kalan randevu yok; şimdi kaydedebilirsiniz.
      </p>
    );
  return (
    <div className="conflicts">
      <p className="conflicts-lead">{panelRefusals.hours_outside}</p>
      <ConflictList name="Bu saatlerdeki randevular" of={left} />
    </div>
  );
}
