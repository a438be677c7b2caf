import { canCancel, canMove, canRestore } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { CancelSheet } from "./cancel-sheet.tsx";
import { MoveSheet } from "./move-sheet.tsx";
import type { SheetName } from "./offered-actions.ts";
import { takeStep } from "./take-step.ts";

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
  onDone(version: number): void;
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
            takeStep(panelPaths.cancel(id), wanted, { text: "Randevu iptal edildi.", onDone })
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
            takeStep(
              panelPaths.move(id),
              { version, ...slot },
              { text: "Randevu taşındı.", onDone },
            )
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
            takeStep(
              panelPaths.restore(id),
              { version, slot },
              { text: "Randevu başka saate alındı.", onDone },
            )
          }
        />
      );
  }
}
