import type { HoursTaken, PanelAppointment, Undo } from "../../../contract/panel/calls.ts";
import { useDraft } from "../../components/drafts.tsx";
import { type ApiError, call } from "../../data/api.ts";
import type { Done } from "../../data/use-toast.ts";

/**
 * Sends what was chosen in a sheet; where it is refused, it knows the appointments that are in the way. Both are
 * kept for a visit to one of their cards, and forgotten once the sheet is closed.
 */
export function useClosing<Choice>(name: string, initial: Choice, onLeave: () => void) {
  const choice = useDraft(`${name}: choice`, initial);
  const conflicts = useDraft<PanelAppointment[]>(`${name}: conflicts`, []);
  function leave() {
    choice.forget();
    conflicts.forget();
    onLeave();
  }
  async function send<Answer extends { undo?: Undo }>(
    path: string,
    body: object,
    words: (answer: Answer) => string,
  ): Promise<Done> {
    try {
      const answer = await call<Answer>("POST", path, body);
      leave();
      return { text: words(answer), undo: answer.undo };
    } catch (error) {
      const { body } = error as ApiError;
      conflicts.change(() => (body as Partial<HoursTaken> | undefined)?.conflicts ?? []);
      throw error;
    }
  }
  return {
    choice: choice.value,
    change: (changes: Partial<Choice>) => choice.change((was) => ({ ...was, ...changes })),
    conflicts: conflicts.value,
    send,
    leave,
  };
}
