import { canCancel, canMove, canRestore } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { postChange } from "../../data/post-change.ts";
import { CancelSheet } from "./cancel-sheet.tsx";
import { MoveSheet } from "./move-sheet.tsx";
import type { SheetName } from "./offered-actions.ts";

/** What a step still has to be told before it is taken. */
export function ActionSheet({
  sheet,
  appointment,
  onDone,
  ...ofSheet
}: {
  sheet: SheetName;
  version: number;
  appointment: PanelAppointment;
  guard: string;
  onClose(): void;
  onDone(left: PanelAppointment): void;
}) {
  const { id } = appointment;
  switch (sheet) {
    case "cancel":
      return (
        <CancelSheet
          {...ofSheet}
          id={id}
          isPossible={canCancel(appointment)}
          send={(wanted) =>
            postChange(panelPaths.cancel(id), wanted, "Randevu iptal edildi.", onDone)
          }
        />
      );
    case "move":
      return (
        <MoveSheet
          {...ofSheet}
          appointment={appointment}
          isPossible={canMove(appointment)}
          send={(version, slot) =>
            postChange(panelPaths.move(id), { version, ...slot }, "Randevu taşındı.", onDone)
          }
        />
      );
    case "restore":
      return (
        <MoveSheet
          {...ofSheet}
          isRestoring
          appointment={appointment}
          isPossible={canRestore(appointment)}
          send={(version, slot) =>
            postChange(
              panelPaths.restore(id),
              { version, slot },
              "Randevu başka saate alındı.",
              onDone,
            )
          }
        />
      );
  }
}
