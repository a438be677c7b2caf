import { Link } from "react-router";
import { panelPages } from "../../../contract/panel/pages.ts";
import { PanelIcon } from "../../components/panel-icon.tsx";
import { shortDay } from "../../words/day-words.ts";
import type { CellActions } from "./cell-actions.ts";

/** Leads to the entry; while hours are being chosen to be closed, one of them. */
export function FreeCell({
  day,
  time,
  chosen,
  setChosen,
}: Pick<CellActions, "chosen" | "setChosen"> & { day: string; time: string }) {
  if (!chosen)
    return (
      <Link
        to={panelPages.newAppointmentAt(day, time)}
        aria-label={`${shortDay(day)} ${time} boş, randevu ekle`}
      >
        <PanelIcon name="plus" /> <span>Boş</span>
      </Link>
    );
  const slot = `${day} ${time}`;
  const isChosen = chosen.includes(slot);
  return (
    <label>
      <input
        type="checkbox"
        aria-label={`${shortDay(day)} ${time}, kapatmak için seç`}
        checked={isChosen}
        onChange={() =>
          setChosen(isChosen ? chosen.filter((other) => other !== slot) : [...chosen, slot])
        }
      />
      <span aria-hidden="true">{isChosen ? "Kapanacak" : "Boş"}</span>
    </label>
  );
}
