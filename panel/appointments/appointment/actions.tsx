import { useState } from "react";
import type { CardAnswer, PanelAppointment } from "../../../contract/panel/calls.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { useNow } from "../../data/clock.tsx";
import { postChange } from "../../data/post-change.ts";
import { useSettings } from "../../data/settings.ts";
import { useChange } from "../../data/use-change.ts";
import { ActionSheet } from "./action-sheet.tsx";
import { offeredActions, type SheetName } from "./offered-actions.ts";

/** What can be done with the appointment as it is, within the thumb's reach. */
export function Actions({
  card,
  onDone,
}: {
  card: CardAnswer;
  onDone(left: PanelAppointment): void;
}) {
  const { appointment } = card;
  const { id, version } = appointment;
  const now = useNow();
  const { hours } = useSettings();
  const [open, setOpen] = useState<{ sheet: SheetName; version: number }>();
  /** One step at a time, whichever it is. */
  const guard = `steps of ${id}`;
  const step = useChange(
    ({ path, text }: { path: string; text: string }) => postChange(path, { version }, text, onDone),
    { changes: "appointments", guard },
  );
  const offered = offeredActions(card, { now, hours });
  return (
    <>
      {offered.length > 0 && (
        <div className="appointment-actions">
          {offered.map(({ name, icon, isMain, does }) => (
            <button
              key={name}
              type="button"
              className={isMain ? "button" : "button ghost"}
              onClick={() =>
                typeof does === "string" ? setOpen({ sheet: does, version }) : step.start(does)
              }
            >
              <PanelIcon name={icon} /> {name}
            </button>
          ))}
        </div>
      )}
      {open && (
        <ActionSheet
          {...{ ...open, appointment, guard, onDone }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
