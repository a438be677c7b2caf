import { hasBegun } from "../../../booking/status.ts";
import { canApprove } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { answerAll } from "../../components/answer-all.ts";
import { CancelButton } from "../../components/cancel-button.tsx";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useChange } from "../../data/use-change.ts";

import type { Rejecting } from "./reject-sheet.tsx";

/** Several requests are chosen, and approved or rejected together. */
export function BulkBar({
  appointments,
  chosen,
  onChoose,
  onReject,
  onAnswered,
}: {
  appointments: PanelAppointment[];
  /** Undefined while choosing is off. */
  chosen?: ReadonlySet<string>;
  onChoose(chosen?: ReadonlySet<string>): void;
  onReject(rejecting: Rejecting): void;
  onAnswered(appointment: PanelAppointment): void;
}) {
  const now = useNow();
  const all = appointments.filter(canApprove);
  const picked = all.filter(({ id }) => chosen?.has(id));
  const coming = picked.filter((one) => !hasBegun(one, now));
  function leave(left: PanelAppointment[]) {
    for (const appointment of left) onAnswered(appointment);
    onChoose(undefined);
  }
  const approval = useChange(
    async () => {
      const done = await answerAll(
        coming,
        ({ id, version }) => call("POST", panelPaths.approve(id), { version }),
        (count) => `${count} randevu onaylandı.`,
      );
      leave(done.appointments);
      return done;
    },
    { changes: "appointments" },
  );
  if (!chosen) {
    return (
      <div className="bulk-start">
        <button type="button" className="link-button" onClick={() => onChoose(new Set())}>
          <PanelIcon name="list" /> Birkaçını seç
        </button>
      </div>
    );
  }
  return (
    <section className="bulk-bar" aria-label="Seçilenler">
      <label className="check">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed turns into this box.
          autoFocus
          checked={picked.length === all.length}
          onChange={({ target }) =>
            onChoose(new Set(target.checked ? all.map(({ id }) => id) : []))
          }
        />
        Tümü ({all.length})
      </label>
      <span role="status">{picked.length} seçildi</span>
      <CancelButton className="link-button" onCancel={() => onChoose(undefined)} />
      <div className="bulk-actions">
        <button
          type="button"
          className="button small"
          disabled={coming.length === 0}
          aria-busy={approval.isBusy}
          aria-disabled={approval.isBusy}
          onClick={() => approval.start()}
        >
          Onayla ({coming.length})
        </button>
        <button
          type="button"
          className="button small ghost"
          disabled={picked.length === 0}
          onClick={() => onReject({ appointments: picked, onDone: leave })}
        >
          Reddet ({picked.length})
        </button>
      </div>
    </section>
  );
}
