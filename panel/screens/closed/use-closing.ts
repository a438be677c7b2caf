import { useState } from "react";
import type { CloseAnswer, HoursTaken, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { type ApiError, call } from "../../data/api.ts";
import type { Done } from "../../parts/use-toast.ts";
import type { DayToClose } from "./days-to-close.ts";

/** Closes all that is asked for or nothing; then it knows what stands in the way. */
export function useClosing(onClosed: () => void) {
  const [conflicts, setConflicts] = useState<PanelAppointment[]>([]);
  async function close(days: DayToClose[], reason: string): Promise<Done> {
    setConflicts([]);
    try {
      const answer = await call<CloseAnswer>("POST", panelPaths.closed, { days, reason });
      onClosed();
      if (answer.closed === 0) return { text: "Bu saatler zaten kapalıydı." };
      return { text: `${answer.closed} saat kapatıldı.`, undo: answer.undo };
    } catch (error) {
      const { code, body } = error as ApiError;
      if (code === "hours_taken") setConflicts((body as HoursTaken).conflicts);
      throw error;
    }
  }
  return { conflicts, close };
}
