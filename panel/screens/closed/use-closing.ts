import { useState } from "react";
import type { CloseAnswer, HoursTaken, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { call, type Refused } from "../../data/api.ts";
import { useSay } from "../../shell/toast.tsx";
import type { DayToClose } from "./days-to-close.ts";

/** Closes all that is asked for or nothing; then it knows what stands in the way. */
export function useClosing(onClosed: () => void) {
  const [conflicts, setConflicts] = useState<PanelAppointment[]>([]);
  const say = useSay();
  async function close(days: DayToClose[], reason: string): Promise<void> {
    setConflicts([]);
    try {
      const answer = await call<CloseAnswer>("POST", panelPaths.closed, { days, reason });
      onClosed();
      if (answer.closed === 0) say.done("Bu saatler zaten kapalıydı.");
      else say.done(`${answer.closed} saat kapatıldı.`, answer.undo);
    } catch (error) {
      const { code, body } = error as Refused;
      if (code === "hours_taken") setConflicts((body as HoursTaken).conflicts);
      throw error;
    }
  }
  return { conflicts, close };
}
