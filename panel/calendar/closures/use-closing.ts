import type { CloseAnswer, HoursTaken, PanelAppointment } from "../../../contract/panel/calls.ts";
import { panelPaths } from "../../../contract/panel/paths.ts";
import { useDraft } from "../../components/drafts.tsx";
import { type ApiError, call } from "../../data/api.ts";
import type { Done } from "../../data/use-toast.ts";
import { closedInWords } from "../../words/hours-in-words.ts";
import type { DayToClose } from "./days-to-close.ts";

/**
 * Closes all that is asked for or nothing; then it knows what stands in the way. What was chosen and what stood
 * in the way are kept for whoever leaves for a card and comes back; whoever closes the sheet is done with them.
 */
export function useClosing<Choice>(name: string, initial: Choice, onLeave: () => void) {
  const choice = useDraft(`${name}: choice`, initial);
  const conflicts = useDraft<PanelAppointment[]>(`${name}: conflicts`, []);
  function leave() {
    choice.forget();
    conflicts.forget();
    onLeave();
  }
  async function close(days: DayToClose[], reason: string): Promise<Done> {
    conflicts.forget();
    try {
      const answer = await call<CloseAnswer>("POST", panelPaths.closed, { days, reason });
      leave();
      const isWhole = days.every(({ times }) => times === undefined);
      return { text: closedInWords(answer, isWhole), undo: answer.undo };
    } catch (error) {
      const { code, body } = error as ApiError;
      if (code === "hours_taken") conflicts.change(() => (body as HoursTaken).conflicts);
      throw error;
    }
  }
  return {
    choice: choice.value,
    change: (changes: Partial<Choice>) => choice.change((was) => ({ ...was, ...changes })),
    conflicts: conflicts.value,
    close,
    leave,
  };
}
