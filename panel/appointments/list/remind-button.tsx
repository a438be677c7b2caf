import { useState } from "react";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { RemindSheet } from "./remind-sheet.tsx";

/** Whether the visitor was reminded, and the way to the words. */
export function RemindButton({ appointment }: { appointment: PanelAppointment }) {
  const { name, timeSlot, remindedAt } = appointment;
  const [isOpen, setOpen] = useState(false);
  const label = remindedAt ? "Hatırlatıldı" : "Hatırlat";
  return (
    <span className="row-action">
      <button
        type="button"
        className="button small ghost"
        data-done={remindedAt !== null}
        aria-label={`${label}: ${name}, ${timeSlot}`}
        onClick={() => setOpen(true)}
      >
        <PanelIcon name={remindedAt ? "check" : "message"} /> {label}
      </button>
      {isOpen && <RemindSheet appointment={appointment} onClose={() => setOpen(false)} />}
    </span>
  );
}
