import { useRef, useState } from "react";
import { canApprove, canCancel, canMarkNoShow, canMove } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import type { Refused } from "../../data/api.ts";
import { useLive } from "../../data/live.tsx";
import { PanelIcon } from "../../parts/panel-icon.tsx";
import { useSay } from "../../shell/toast.tsx";
import { CancelSheet } from "./cancel-sheet.tsx";
import { MoveSheet } from "./move-sheet.tsx";
import { useStep } from "./use-step.ts";

/** What can be done with the appointment as it is, within the thumb's reach. */
export function CardActions({
  appointment,
  onDone,
  onRefused,
}: {
  appointment: PanelAppointment;
  onDone(version: number): void;
  onRefused(): void;
}) {
  const { id, version } = appointment;
  const { now } = useLive();
  const say = useSay();
  const take = useStep(appointment, onRefused);
  const [sheet, setSheet] = useState<"cancel" | "move">();
  const openSheet = useRef(sheet);
  openSheet.current = sheet;
  /** The last step, until the card shows what came of it. */
  const done = useRef("");
  const close = () => setSheet(undefined);
  async function step(path: string, words: string) {
    if (done.current === `${path} ${version}`) return;
    const result = await take(path, {}, words);
    if (typeof result === "number") {
      done.current = `${path} ${version}`;
      onDone(result);
    } else if (result) say.problem(result);
  }
  /** What a stale card was refused with outlives the sheet; the fresh card is behind it. */
  async function fromSheet(path: string, wanted: object, words: string) {
    const result = await take(path, wanted, words);
    if (result === undefined) return undefined;
    if (typeof result === "number") {
      close();
      onDone(result);
      return undefined;
    }
    if (openSheet.current === sheet && !isStale(result)) return result;
    close();
    say.problem(result);
    return undefined;
  }
  return (
    <>
      {canCancel(appointment) && (
        <div className="card-actions">
          {canApprove(appointment) && (
            <button
              type="button"
              className="button"
              onClick={() => step(panelPaths.approve(id), "Randevu onaylandı.")}
            >
              <PanelIcon name="check" /> Onayla
            </button>
          )}
          {canMarkNoShow(appointment, now) && (
            <button
              type="button"
              className="button ghost"
              onClick={() => step(panelPaths.noShow(id), "Gelmedi olarak işaretlendi.")}
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
          onClose={close}
          send={(reason) => fromSheet(panelPaths.cancel(id), { reason }, "Randevu iptal edildi.")}
        />
      )}
      {sheet === "move" && (
        <MoveSheet
          appointment={appointment}
          onClose={close}
          send={(slot) => fromSheet(panelPaths.move(id), slot, "Randevu taşındı.")}
        />
      )}
    </>
  );
}

function isStale({ code }: Refused): boolean {
  return ["changed", "not_now", "erased", "not_found"].includes(code);
}
