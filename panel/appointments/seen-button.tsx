import type { PanelAppointment } from "../../contract/panel/calls.ts";
import { panelPaths } from "../../contract/panel/paths.ts";
import { PanelIcon } from "../components/panel-icon.tsx";
import { call } from "../data/api.ts";
import { useChange } from "../data/use-change.ts";

/** Takes a visitor's cancellation from the open tasks; opening the card by hand does so, too. */
export function SeenButton({ appointment }: { appointment: PanelAppointment }) {
  const { id, name, timeSlot, isCancellationSeen } = appointment;
  const seeing = useChange(
    async () => {
      await call("POST", panelPaths.cancellationSeen(id));
    },
    { changes: "appointments" },
  );
  if (isCancellationSeen) return null;
  return (
    <button
      type="button"
      className="button small ghost row-action"
      aria-label={`Gördüm: ${name}, ${timeSlot}`}
      onClick={() => seeing.start()}
    >
      <PanelIcon name="check" /> Gördüm
    </button>
  );
}
