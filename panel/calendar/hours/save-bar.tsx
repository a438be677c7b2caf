import { useEffect, useRef } from "react";
import { hoursProblem, type WorkingHours } from "../../../booking/hours.ts";
import type { HoursAnswer } from "../../../contract/panel/hours.ts";
import { panelRefusals } from "../../../contract/panel/refusals.ts";
import { CancelButton } from "../../components/cancel-button.tsx";
import { ConflictList } from "../../components/conflict-list.tsx";
import { isSame } from "./edit-hours.ts";
import type { Draft, Saving } from "./use-saving.ts";

type Props = {
  /** Absent where nothing is changed. */
  draft?: Draft;
  now: HoursAnswer;
  saving: Saving;
  onSave(): void;
  onDefaults(): void;
  onPrevious(previous: WorkingHours): void;
  onLeave(): void;
};

/** What can be done with the draft, always within reach; above it what stands in the way. */
export function SaveBar({ draft, now, saving, ...on }: Props) {
  const { conflicts, previous, isBusy } = saving;
  const isWrong =
    draft !== undefined && hoursProblem({ ...draft.hours, closures: [] }) !== undefined;
  /** Somebody else was faster. */
  const isOutdated = draft !== undefined && draft.version !== now.version;
  const isHeld = isBusy || isWrong || isOutdated || saving.isJudging;
  const list = useRef<HTMLDivElement>(null);
  const hasConflicts = conflicts.length > 0;
  useEffect(() => {
    if (hasConflicts) list.current?.scrollIntoView({ block: "end" });
  }, [hasConflicts]);
  return (
    <>
      {hasConflicts && (
        <div ref={list} className="left-outside">
          <ConflictList
            name="Yeni saatlerin dışında kalacak randevular"
            of={conflicts}
            more={saving.more}
          />
        </div>
      )}
      <div className="save-bar">
        <p className="form-problem" role="alert">
          {isOutdated && panelRefusals.hours_changed}
          {!isOutdated && isWrong && panelRefusals.hours_invalid}
          {!isOutdated && !isWrong && hasConflicts && panelRefusals.hours_outside}
          {!isOutdated && saving.problem?.message}
        </p>
        <div className="actions">
          <button
            type="button"
            className="button"
            disabled={!draft}
            aria-disabled={isHeld}
            onClick={() => !isHeld && on.onSave()}
          >
            {hasConflicts ? "Yine de kaydet" : "Kaydet"}
          </button>
          {draft && <CancelButton onCancel={on.onLeave} />}
          {!draft && previous && !isSame(previous, now.hours) && (
            <button
              type="button"
              className="button ghost"
              aria-disabled={isBusy}
              onClick={() => on.onPrevious(previous)}
            >
              Önceki saatlere dön
            </button>
          )}
          {!isSame(draft?.hours ?? now.hours, now.defaults) && (
            <button type="button" className="link-button" onClick={on.onDefaults}>
              Varsayılana dön
            </button>
          )}
          <span className="save-state" role="status">
            {draft && !isHeld && "Kaydedilmemiş değişiklikler var."}
            {saving.isClear && " Dışarıda kalan randevu kalmadı."}
          </span>
        </div>
      </div>
    </>
  );
}
