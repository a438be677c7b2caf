import { useState } from "react";
import { canApprove, canCancel, canMarkNoShow, canMove } from "../../../booking/transitions.ts";
import type { ChangeAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call } from "../../data/api.ts";
import { useNow } from "../../data/clock.tsx";
import { useChange } from "../../data/use-change.ts";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import type { Done } from "../../parts/use-toast.ts";
import { CancelSheet } from "./cancel-sheet.tsx";
import { MoveSheet } from "./move-sheet.tsx";

/** What can be done with the appointment as it is, within the thumb's reach. */
export function CardActions({
  appointment,
  onDone,
}: {
  appointment: PanelAppointment;
  /** Told which version the step has left. */
  onDone(version: number): void;
}) {
  const { id, version } = appointment;
  const now = useNow();
  const [sheet, setSheet] = useState<"cancel" | "move">();
  async function take(path: string, wanted: object, text: string): Promise<Done> {
    const answer = await call<ChangeAnswer>("POST", path, { version, ...wanted });
    onDone(answer.appointment!.version);
    return { text, undo: answer.undo };
  }
  /** One step at a time, whichever it is. */
  const guard = `steps of ${id}`;
  const step = useChange(({ path, text }: { path: string; text: string }) => take(path, {}, text), {
    changes: "appointments",
    guard,
  });
  const ofSheet = { guard, onClose: () => setSheet(undefined) };
  return (
    <>
      {canCancel(appointment) && (
        <div className="card-actions">
          {canApprove(appointment) && (
            <button
              type="button"
              className="button"
              onClick={() =>
                step.start({ path: panelPaths.approve(id), text: "Randevu onaylandı." })
              }
            >
              <PanelIcon name="check" /> Onayla
            </button>
          )}
          {canMarkNoShow(appointment, now) && (
            <button
              type="button"
              className="button ghost"
              onClick={() =>
                step.start({ path: panelPaths.noShow(id), text: "Gelmedi olarak işaretlendi." })
              }
            >
              <PanelIcon name="absent" /> Gelmedi
            </button>
          )}
          {canMove(appointment) && (
            <button type="button" className="button ghost" onClick={() => setSheet("move")}>
              <PanelIcon name="move" /> Taşı
            </button>
          )}
          <button type="button" className="button ghost" onClick={() => setSheet("cancel")}>
            <PanelIcon name="close" /> İptal et
          </button>
        </div>
      )}
      {sheet === "cancel" && (
        <CancelSheet
          {...ofSheet}
          send={(reason) => take(panelPaths.cancel(id), { reason }, "Randevu iptal edildi.")}
        />
      )}
      {sheet === "move" && (
        <MoveSheet
          {...ofSheet}
          appointment={appointment}
          send={(slot) => take(panelPaths.move(id), slot, "Randevu taşındı.")}
        />
      )}
    </>
  );
}
