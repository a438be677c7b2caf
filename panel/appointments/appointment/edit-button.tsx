import { lazy, Suspense, useState } from "react";
import { canEdit } from "../../../booking/transitions.ts";
import type { PanelAppointment } from "../../../contract/panel/calls.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";

const EditSheet = lazy(() => import("./edit-sheet.tsx"));

/** The way to correct an appointment's name, phone, type and hour. */
export function EditButton({
  appointment,
  onDone,
}: {
  appointment: PanelAppointment;
  onDone(left: PanelAppointment): void;
}) {
  const { id, version } = appointment;
  const [opened, setOpened] = useState<number>();
  if (!canEdit(appointment)) return null;
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-haspopup="dialog"
        onClick={() => setOpened(version)}
      >
        <PanelIcon name="note" /> Bilgileri düzelt
      </button>
      {opened !== undefined && (
        <Suspense>
          <EditSheet
            {...{ appointment, onDone }}
            guard={`steps of ${id}`}
            version={opened}
            isPossible={canEdit(appointment)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
